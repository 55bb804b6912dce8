-- What the coach has told each person, and whether they want it.
CREATE TABLE coaching (
    user INTEGER PRIMARY KEY,
    explained TEXT NOT NULL,  -- the moments explained when they first came, with spaces between
    deals INTEGER NOT NULL,  -- coached to their end
    quiet INTEGER NOT NULL,  -- the last of them without a dear move
    reasons TEXT NOT NULL  -- told lately: lines of a key and the number of the deal
) STRICT;

ALTER TABLE habits ADD COLUMN coach TEXT NOT NULL DEFAULT 'first';
