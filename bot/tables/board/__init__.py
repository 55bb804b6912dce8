"""A table's message in its channel: when it is drawn, and where it stands."""
