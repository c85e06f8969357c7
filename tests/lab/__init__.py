"""The lab and the bots: many games, the same on any number of processes."""
