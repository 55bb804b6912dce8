"""A server's people play the same deals."""
