"""Pages of a table before, between and after deals: lobby, between deals, scores, endings."""
