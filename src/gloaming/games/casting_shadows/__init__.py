"""Casting Shadows: collect spells, take on your Shadow Form, be the last one standing."""
