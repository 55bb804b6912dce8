"""Two teams play the same deals at several tables."""
