"""Contests: many players get the same cards."""
