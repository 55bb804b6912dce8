-- What a try's deal weighs on ladders (docs/contests.md); NULL: an earlier release counted it.
ALTER TABLE entries ADD COLUMN weight REAL;
