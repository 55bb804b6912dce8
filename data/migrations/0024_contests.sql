-- Deals that many people play for themselves, each alone with the same house: today a daily deal, in time challenges and tournaments.
-- AUTOINCREMENT: the number of a contest and of an entry stands in the buttons of old messages and must never return.
CREATE TABLE contests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('daily')),
    number INTEGER NOT NULL,  -- of a daily: which day it is for
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,  -- JSON object, text to text
    house TEXT NOT NULL,  -- which house plays in it
    opens INTEGER NOT NULL,
    closes INTEGER NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),  -- 1: it is over, and all that was left unfinished has been finished
    UNIQUE (kind, number, variant, players)
) STRICT;

CREATE INDEX contests_to_settle ON contests (closes) WHERE settled = 0;

-- A secret is here before anybody plays; nobody is told it before the contest is over.
CREATE TABLE contest_deals (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    secret TEXT NOT NULL,  -- in hexadecimal
    PRIMARY KEY (contest, deal)
) STRICT, WITHOUT ROWID;

-- What the house has answered: whoever comes to the same place gets the same answer.
CREATE TABLE contest_answers (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    player INTEGER NOT NULL,
    seen TEXT NOT NULL,  -- what the player had seen of the deal until then, in short
    code TEXT NOT NULL,
    PRIMARY KEY (contest, deal, player, seen)
) STRICT, WITHOUT ROWID;

-- One try of a person at one deal.
CREATE TABLE entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER,  -- NULL: they have asked to be forgotten before it was over
    mark TEXT NOT NULL,  -- who they are, as only the secret of the deal tells: one try stays one try
    name TEXT NOT NULL,
    home INTEGER NOT NULL,  -- the server, or outside of servers the channel, in which it was opened; 0: it is gone
    reach TEXT NOT NULL CHECK (reach IN ('server', 'direct', 'guest')),  -- what the bot can do there
    language TEXT NOT NULL,
    late INTEGER NOT NULL CHECK (late IN (0, 1)),  -- 1: opened when the contest was over, for practice
    opened_at INTEGER NOT NULL,
    finished_at INTEGER,
    by_house INTEGER NOT NULL DEFAULT 0 CHECK (by_house IN (0, 1)),  -- 1: left unfinished, and finished by the house
    points INTEGER,
    found TEXT,  -- JSON: what is said of their decisions
    table_id INTEGER REFERENCES tables (id),  -- where the deal can be looked at once the contest is over
    UNIQUE (contest, mark),
    CHECK ((finished_at IS NULL) = (points IS NULL))
) STRICT;

CREATE INDEX entries_by_person ON entries (person, contest) WHERE person IS NOT NULL;
CREATE INDEX entries_to_judge ON entries (id) WHERE finished_at IS NOT NULL AND found IS NULL;

CREATE TABLE entry_moves (
    entry INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code TEXT NOT NULL,
    step INTEGER NOT NULL,  -- how many moves the person had made when it was made, this one too
    PRIMARY KEY (entry, seq)
) STRICT, WITHOUT ROWID;

-- House players who have played a seat of a deal before people came.
CREATE TABLE ghosts (
    contest INTEGER NOT NULL REFERENCES contests (id),
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    number INTEGER NOT NULL,
    points INTEGER NOT NULL,
    line TEXT NOT NULL,  -- the codes of all moves, parted by blanks
    PRIMARY KEY (contest, deal, seat, level, number)
) STRICT, WITHOUT ROWID;
