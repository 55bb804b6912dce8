-- Times are whole seconds, UTC. JSON columns hold what only the code that wrote them reads.

CREATE TABLE tables (
    id              INTEGER PRIMARY KEY,
    guild           INTEGER NOT NULL,
    channel         INTEGER NOT NULL,
    founder         INTEGER NOT NULL,
    variant         TEXT NOT NULL,
    players         INTEGER NOT NULL,
    options         TEXT NOT NULL,              -- JSON object
    length          INTEGER,                    -- deals; NULL: until a Škis round ends the match
    language        TEXT NOT NULL,
    state           TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'ended', 'stopped')),
    match           TEXT NOT NULL DEFAULT '',   -- JSON object: the match after the last finished deal
    board           INTEGER,                    -- the message that shows the table now
    board_at        INTEGER NOT NULL DEFAULT 0,
    created_at      INTEGER NOT NULL,
    ended_at        INTEGER
);

CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX open_tables ON tables (state) WHERE state IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id        INTEGER NOT NULL REFERENCES tables (id),
    player          INTEGER NOT NULL,
    user            INTEGER,                    -- NULL: a house player from the start
    name            TEXT NOT NULL,
    house           INTEGER NOT NULL,           -- 1: a house player acts for the seat now
    PRIMARY KEY (table_id, player)
) WITHOUT ROWID;

CREATE TABLE deals (
    table_id        INTEGER NOT NULL REFERENCES tables (id),
    deal            INTEGER NOT NULL,
    deck            TEXT NOT NULL,              -- card codes as dealt, top card first
    match           TEXT NOT NULL,              -- JSON object: the match before this deal
    digest          TEXT NOT NULL,              -- of the state as dealt
    state           TEXT NOT NULL CHECK (state IN ('live', 'finished', 'void')),
    scores          TEXT NOT NULL DEFAULT '',   -- JSON array: the change of each player's score
    started_at      INTEGER NOT NULL,
    ended_at        INTEGER,
    PRIMARY KEY (table_id, deal)
) WITHOUT ROWID;

-- (table, deal, seq) is the optimistic lock: a move number is taken once and for all.
CREATE TABLE moves (
    table_id        INTEGER NOT NULL,
    deal            INTEGER NOT NULL,
    seq             INTEGER NOT NULL,
    player          INTEGER NOT NULL,
    by              TEXT NOT NULL CHECK (by IN ('person', 'house')),
    user            INTEGER,
    code            TEXT NOT NULL,
    digest          TEXT NOT NULL,              -- of the state after the move
    at              INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, seq),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
) WITHOUT ROWID;

CREATE TABLE results (
    table_id        INTEGER NOT NULL REFERENCES tables (id),
    user            INTEGER NOT NULL,
    guild           INTEGER NOT NULL,
    variant         TEXT NOT NULL,
    score           INTEGER NOT NULL,
    place           INTEGER NOT NULL,
    deals           INTEGER NOT NULL,
    people          INTEGER NOT NULL,           -- different people at the table
    at              INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;

CREATE INDEX results_by_guild ON results (guild, variant, user);

CREATE TABLE names (
    user            INTEGER PRIMARY KEY,
    name            TEXT NOT NULL               -- the name last seen, for the leaderboard
);

CREATE TABLE deadlines (
    table_id        INTEGER NOT NULL REFERENCES tables (id),
    kind            TEXT NOT NULL,
    due_at          INTEGER NOT NULL,
    payload         TEXT NOT NULL,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;

CREATE INDEX deadlines_by_time ON deadlines (due_at);
