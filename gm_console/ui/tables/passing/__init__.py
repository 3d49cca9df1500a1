"""The screen goes from hand to hand, whatever is played: what one chooses or sees there, nobody else does."""
