"""The lab: many games played for their figures. It knows no game by name."""
