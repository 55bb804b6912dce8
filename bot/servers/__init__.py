"""What a server has chosen for its tables."""
