"""Several processes on one PostgreSQL: who plays which room, and how the others reach it."""
