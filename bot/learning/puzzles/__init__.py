"""Puzzles: decisions of real deals, answered at a click, rated, and repeated."""
