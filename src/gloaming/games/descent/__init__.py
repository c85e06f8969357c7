"""Descent: Journeys in the Dark, second edition: one overlord against two to four heroes."""
