"""One table screen per game, composed of the widgets."""
