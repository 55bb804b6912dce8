-- The name of a tournament, as its organizer typed it; empty: it has none.
ALTER TABLE tournaments ADD COLUMN name text NOT NULL DEFAULT '';
