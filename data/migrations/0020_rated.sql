-- Whether a match has changed ratings, and if not, why: 'hint', somebody was given one; 'often', the same two people alone had played three
-- that day; 'alone', fewer than two sides had people. NULL: it was played before this was noted, or is not counted yet.
ALTER TABLE results ADD COLUMN rated TEXT CHECK (rated IN ('yes', 'hint', 'often', 'alone'));

-- Without hints what was played so far has counted.
UPDATE results SET rated = iif(people < 2, 'alone', 'yes');
