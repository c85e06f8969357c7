"""The outside of a game: what people, bots, tables and the lab use of it."""
