"""Leagues: people of all servers that allow it, thirty who play about as well for a week."""
