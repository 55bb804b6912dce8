"""Analyses of finished deals: the better moves, and the points lost."""
