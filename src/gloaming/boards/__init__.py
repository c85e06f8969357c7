"""Boards: the geometry games share."""
