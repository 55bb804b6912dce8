"""The settings that a server has chosen for its tables."""
