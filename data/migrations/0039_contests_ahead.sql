-- Contests that are made from now on compare by points ahead of the others at the table, where points do not tell who is before whom; those that are there go by points to their end.
ALTER TABLE contests ADD COLUMN ahead INTEGER NOT NULL DEFAULT 0 CHECK (ahead IN (0, 1));  -- 1: it compares so
ALTER TABLE entries ADD COLUMN ahead INTEGER;  -- in twelfths of a point: own points less those of the others in the mean; NULL: not finished, or its contest goes by points
ALTER TABLE ghosts ADD COLUMN ahead INTEGER;  -- the same
