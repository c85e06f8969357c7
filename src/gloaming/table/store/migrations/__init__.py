"""How the tables came to be, step by step; run by themselves when a table starts."""
