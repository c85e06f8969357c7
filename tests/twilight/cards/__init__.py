"""One test per card, its Heresy included."""
