"""Tests of the kernel, on a toy game that needs all of it."""
