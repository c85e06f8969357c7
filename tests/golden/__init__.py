"""One game of each kind, written down as it is played; `pytest tests/golden --rewrite-golden` writes it anew."""
