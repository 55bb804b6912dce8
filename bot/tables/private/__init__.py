"""A person's private page at a table: drawn, sent, edited and ended."""
