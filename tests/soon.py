"""How long tests wait for what must come."""

SOON = 120.0
"""Seconds; a busy machine may need many of them, and only what hangs takes all."""
