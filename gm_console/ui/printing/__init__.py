"""The printing page: what, on which paper, how it looks, and out with it."""
