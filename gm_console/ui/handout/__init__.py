"""The hand-out: secrets reach one player at a time by passing the screen, with no network and no paper."""
