"""People's wishes at a table, by button or command."""
