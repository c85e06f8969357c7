"""The rules of Twilight of the Gods, one file for each part of the rulebook."""
