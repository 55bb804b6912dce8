-- Which kinds of contests there are the code says: a list here would have to be made anew with the table for each new one.
-- What points to the old table points to the new one when the migration is over.
PRAGMA defer_foreign_keys = ON;

CREATE TABLE contests_before AS SELECT * FROM contests;

DROP TABLE contests;

CREATE TABLE contests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,  -- of a daily: which day it is for; of a challenge: which one it is
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,  -- JSON object, text to text
    house TEXT NOT NULL,  -- which house plays in it
    opens INTEGER NOT NULL,
    closes INTEGER NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),  -- 1: it is over, and all that was left unfinished has been finished
    UNIQUE (kind, number, variant, players)
) STRICT;

INSERT INTO contests (id, kind, number, variant, players, options, house, opens, closes, settled)
SELECT id, kind, number, variant, players, options, house, opens, closes, settled FROM contests_before;

DROP TABLE contests_before;

CREATE INDEX contests_to_settle ON contests (closes) WHERE settled = 0;

-- One person challenges another to play the same deals.
-- AUTOINCREMENT: the number stands in the buttons of old messages and must never return.
CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    challenger INTEGER,  -- NULL: they have asked to be forgotten
    opponent INTEGER,  -- the same
    challenger_name TEXT NOT NULL,
    opponent_name TEXT NOT NULL,  -- empty: they have not answered
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('asked', 'accepted', 'declined', 'withdrawn')),
    contest INTEGER REFERENCES contests (id),  -- the deals, once it is accepted
    CHECK ((state = 'accepted') = (contest IS NOT NULL))
) STRICT;

CREATE INDEX challenges_by_challenger ON challenges (challenger, id) WHERE challenger IS NOT NULL;
CREATE INDEX challenges_by_opponent ON challenges (opponent, id) WHERE opponent IS NOT NULL;
