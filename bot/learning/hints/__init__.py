"""Hints during a deal."""
