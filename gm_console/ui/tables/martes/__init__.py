"""The table of El Club de los Martes on the glass."""
