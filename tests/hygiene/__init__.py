"""Scans of the source that keep the laws of the project, each proved on a snippet that breaks one."""
