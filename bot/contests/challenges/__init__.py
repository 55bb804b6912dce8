"""Two people play the same deals."""
