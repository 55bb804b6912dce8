-- A server holds a tournament: many play the same deals, each alone with the same house. The deals are a contest of kind 'tournament' with its number.
-- AUTOINCREMENT: the number stands in the buttons of old messages and must never return.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,  -- where its board stands
    language TEXT NOT NULL,  -- in which Discord has the server
    organizer INTEGER,  -- NULL: they have asked to be forgotten
    ranking TEXT NOT NULL CHECK (ranking IN ('matchpoints', 'differences')),
    made_at INTEGER NOT NULL,
    called_off INTEGER NOT NULL DEFAULT 0 CHECK (called_off IN (0, 1)),
    nonce TEXT NOT NULL,  -- by which Discord knows the board again when it is posted twice
    message INTEGER,  -- NULL: it is not known whether it was posted
    drawn TEXT NOT NULL DEFAULT '',  -- a digest of what the board shows; empty: not known; '-': it is left as it is
    drawn_at INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tournaments_by_server ON tournaments (guild, id);
CREATE INDEX tournaments_by_organizer ON tournaments (organizer, made_at) WHERE organizer IS NOT NULL;
CREATE INDEX tournaments_to_draw ON tournaments (id) WHERE drawn <> '-';

-- Who takes part. Place, score and deals are noted once, when it is over: who is forgotten later moves nobody.
CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    person INTEGER,  -- NULL: they have asked to be forgotten
    name TEXT NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),  -- 1: they have left, though they have opened a deal
    place INTEGER,  -- NULL: it is not over, or they have none
    score REAL,  -- percent in the mean, or points
    deals INTEGER,  -- how many they have played
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, person),
    CHECK ((place IS NULL) = (score IS NULL) AND (place IS NULL) = (deals IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_by_person ON entrants (person) WHERE person IS NOT NULL;
CREATE INDEX entrants_by_place ON entrants (tournament, place, number) WHERE place IS NOT NULL;
