"""The contract: what every game keeps, whatever it is about."""
