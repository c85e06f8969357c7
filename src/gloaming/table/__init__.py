"""The table: rooms, seats and sockets for people and bots. It knows no rule."""
