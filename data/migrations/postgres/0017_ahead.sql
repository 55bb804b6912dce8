-- What 0037_ahead.sql beside this folder has made, which tells what a column means.

ALTER TABLE duplicate_results ADD COLUMN ahead bigint;
