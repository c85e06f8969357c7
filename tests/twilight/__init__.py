"""Twilight of the Gods, rule by rule and card by card."""
