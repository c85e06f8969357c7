"""Squares on the maps they were made for."""
