"""Interactions from Discord: routed, acknowledged in time, answered once."""
