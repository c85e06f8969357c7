"""Real browsers at a real table."""
