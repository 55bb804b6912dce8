"""Finished matches and deals, looked at again."""
