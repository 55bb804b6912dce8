"""Blocks: people and servers that the host keeps from playing."""
