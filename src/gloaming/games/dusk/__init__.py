"""Dusk: Arena of Shadows."""
