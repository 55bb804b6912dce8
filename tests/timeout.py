"""The longest time that tests wait for anything."""

TIMEOUT = 120.0
"""Seconds; a busy machine may need many of them, and only a hanging test takes all."""
