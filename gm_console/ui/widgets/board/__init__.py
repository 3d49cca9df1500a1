"""Boards: a floor plan or a city, painted; what can be reached can be chosen.

Make a value with `villa` or `city`, and give it to a `Board` (on the host's table) or to a `BoardPicture` (inside any other picture).
"""
