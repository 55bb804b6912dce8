-- What decides a challenge: what its decisions cost, or points, as in all that were asked for until now.
ALTER TABLE challenges ADD COLUMN counts TEXT NOT NULL DEFAULT 'points' CHECK (counts IN ('cost', 'points'));
ALTER TABLE challenges ADD COLUMN decided TEXT CHECK (decided IN ('cost', 'points'));  -- by what it was; NULL: it is not yet
ALTER TABLE challenges ADD COLUMN challenger_cost INTEGER;  -- in tenths of a point, where it was decided by costs
ALTER TABLE challenges ADD COLUMN opponent_cost INTEGER;  -- the same
ALTER TABLE challenges ADD COLUMN challenger_language TEXT NOT NULL DEFAULT 'en';  -- in which they use Discord
ALTER TABLE challenges ADD COLUMN opponent_language TEXT NOT NULL DEFAULT 'en';  -- the same

UPDATE challenges SET decided = 'points' WHERE contest IN (SELECT id FROM contests WHERE settled = 1);

CREATE INDEX challenges_to_decide ON challenges (id) WHERE state = 'accepted' AND decided IS NULL;

-- Who is still to be told by direct message that a challenge of theirs is decided.
CREATE TABLE challenges_untold (
    challenge INTEGER NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    PRIMARY KEY (challenge, person)
) STRICT, WITHOUT ROWID;
