"""Casting Shadows, proved rule by rule."""
