"""What the two games with an envelope share: pure functions over frozen values. It is no game by itself.

Where the two differ stands in one record for each game, its `policy.Policy`; phases, legal commands and movement are each game's own.
"""
