"""Calls to new tables: a role, or the people on a server's list, are told once that one is open."""
