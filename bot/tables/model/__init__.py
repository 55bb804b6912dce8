"""A table and its deal as values, and what follows from them; no store."""
