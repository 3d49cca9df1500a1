"""How long things take, each beside what bounds it: interleaved in one run, medians, printed by ``python3 dev.py bench``."""
