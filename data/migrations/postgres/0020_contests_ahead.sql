-- What 0039_contests_ahead.sql beside this folder has made, which tells what a column means.

ALTER TABLE contests ADD COLUMN ahead bigint NOT NULL DEFAULT 0 CHECK (ahead IN (0, 1));
ALTER TABLE entries ADD COLUMN ahead bigint;
ALTER TABLE ghosts ADD COLUMN ahead bigint;
