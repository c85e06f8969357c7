"""One room and its game: who sits there, what they say, who is told what."""
