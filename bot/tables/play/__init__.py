"""Cards played, take-backs, pauses, who leaves and who sits in."""
