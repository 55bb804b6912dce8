"""Leagues: people of all servers that allow it, thirty who play about equally well for a week."""
