"""What was better in a finished deal, and by how much."""
