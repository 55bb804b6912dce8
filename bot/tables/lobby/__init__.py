"""Before a match: opened, settled, filled, seated."""
