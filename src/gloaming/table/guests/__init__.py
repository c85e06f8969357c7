"""People: who they are, what they are called, which devices they use, how they are written to."""
