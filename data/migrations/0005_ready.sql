-- Between two deals people look at the score sheet: the ids of those who have asked for the next one, with blanks between.
ALTER TABLE tables ADD COLUMN ready TEXT NOT NULL DEFAULT '';
