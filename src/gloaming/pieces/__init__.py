"""What the games share: boards, hidden cards, effects, views, words."""
