"""From what a host wants on paper to a PDF: the same for the command line and for the window."""
