"""Embers, a toy game that needs all of the kernel."""
