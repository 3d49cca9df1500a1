"""Golden playthroughs: what every view shows through one evening, as text. Make them anew with ``python -m tests.golden`` and read the diff."""
