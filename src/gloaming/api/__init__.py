"""What a game offers to people, bots, tables and the lab."""
