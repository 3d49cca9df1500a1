"""The dialogs of El Club de los Martes."""
