"""The paper that Cluedo and Quién, Cómo y Dónde share: cards, notebooks, pouch, pieces, boards in tiles and secret hands."""
