-- What 0038_what_decides.sql beside this folder has made, which tells what a column means.

ALTER TABLE challenges ADD COLUMN counts text NOT NULL DEFAULT 'points' CHECK (counts IN ('cost', 'points'));
ALTER TABLE challenges ADD COLUMN decided text CHECK (decided IN ('cost', 'points'));
ALTER TABLE challenges ADD COLUMN challenger_cost bigint;
ALTER TABLE challenges ADD COLUMN opponent_cost bigint;
ALTER TABLE challenges ADD COLUMN challenger_language text NOT NULL DEFAULT 'en';
ALTER TABLE challenges ADD COLUMN opponent_language text NOT NULL DEFAULT 'en';

UPDATE challenges SET decided = 'points' WHERE contest IN (SELECT id FROM contests WHERE settled = 1);

CREATE INDEX challenges_to_decide ON challenges (id) WHERE state = 'accepted' AND decided IS NULL;

CREATE TABLE challenges_untold (
    challenge bigint NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
    person bigint NOT NULL,
    PRIMARY KEY (challenge, person)
);
