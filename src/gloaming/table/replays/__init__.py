"""Games that are watched again: films, and what is made of a change of rules in between."""
