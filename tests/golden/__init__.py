"""Golden playthroughs: what every view shows through one evening. Make them anew with ``python -m tests.golden`` and read the diff."""
