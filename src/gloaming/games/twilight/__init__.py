"""Twilight of the Gods."""
