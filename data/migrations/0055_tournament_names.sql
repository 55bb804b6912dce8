-- The name of a tournament, as its organizer typed it; empty: it has none.
ALTER TABLE tournaments ADD COLUMN name TEXT NOT NULL DEFAULT '';
