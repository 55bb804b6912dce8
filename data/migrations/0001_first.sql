-- All times are whole seconds since 1970, UTC. Users, guilds, channels and messages are Discord's ids.

-- AUTOINCREMENT: the number of a table stands in the buttons of old messages and must never return.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    founder INTEGER NOT NULL,  -- 0: has deleted his data
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,  -- JSON object, text to text
    language TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'ended', 'stopped')),
    match TEXT,  -- how the match stands; the store does not look into it
    skis_called_by INTEGER,  -- a player of the table, from 0
    board INTEGER,
    board_at INTEGER,
    told INTEGER NOT NULL DEFAULT 0,  -- deals whose end the channel has been shown; at the end one more
    created_at INTEGER NOT NULL,
    ended_at INTEGER,
    CHECK ((state IN ('ended', 'stopped')) = (ended_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX open_table_of_channel ON tables (channel) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_founder ON tables (founder);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL,
    user INTEGER,  -- NULL: a house player from the start
    name TEXT NOT NULL,
    house INTEGER NOT NULL CHECK (house IN (0, 1)),  -- 1: a house player acts for the seat now
    PRIMARY KEY (table_id, player),
    CHECK (user IS NOT NULL OR house = 1)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user);

CREATE TABLE deals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    deck TEXT NOT NULL,  -- the codes of the cards in the order in which they are dealt
    carry TEXT NOT NULL,  -- what earlier deals left behind; the store does not look into it
    digest TEXT NOT NULL,  -- of the deal before the first move
    state TEXT NOT NULL CHECK (state IN ('live', 'finished', 'void')),
    scores TEXT,  -- JSON array, by player
    started_at INTEGER NOT NULL,
    finished_at INTEGER,
    PRIMARY KEY (table_id, number),
    CHECK ((state = 'finished') = (scores IS NOT NULL)),
    CHECK ((state = 'live') = (finished_at IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX live_deal_of_table ON deals (table_id) WHERE state = 'live';

-- The primary key is the lock: of two moves with one number the second is refused.
CREATE TABLE moves (
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    "by" TEXT NOT NULL CHECK ("by" IN ('person', 'house', 'clock')),
    user INTEGER,
    code TEXT NOT NULL,
    digest TEXT NOT NULL,  -- of the deal after the move
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, seq),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE INDEX moves_by_user ON moves (user) WHERE user IS NOT NULL;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    score INTEGER NOT NULL,
    place INTEGER NOT NULL,  -- from 1
    deals INTEGER NOT NULL,
    people INTEGER NOT NULL,  -- people, not house players, who took part in the match
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_guild ON results (guild, variant);
CREATE INDEX results_by_user ON results (user);

-- The one place that says which matches count for leaderboards.
CREATE VIEW counted_results AS SELECT * FROM results WHERE people >= 2;

-- The name under which a user was last seen at a table.
CREATE TABLE players (
    user INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE deadlines (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_by_time ON deadlines (due_at);

CREATE TABLE guild_settings (
    guild INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE user_settings (
    user INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;
