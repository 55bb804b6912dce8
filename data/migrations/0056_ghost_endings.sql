-- The contract of a ghost's deal, the ghost's part in it, and the outcome; empty: an earlier release did not store it.
ALTER TABLE ghosts ADD COLUMN ending TEXT NOT NULL DEFAULT '';
