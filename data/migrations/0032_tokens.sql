-- By whose tokens messages can be changed that the bot has answered people with: a process that takes over goes on with them.
-- Each is a secret for a quarter of an hour, and is taken away then.
CREATE TABLE tokens (
    interaction INTEGER PRIMARY KEY,  -- its number in Discord, which tells when it began
    token TEXT NOT NULL,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    server INTEGER NOT NULL,  -- 0: the bot is a guest there, or it is in no server
    locale TEXT NOT NULL,
    posts INTEGER NOT NULL CHECK (posts IN (0, 1))  -- tables are drawn by it where the bot is a guest
) STRICT;

CREATE INDEX tokens_by_person ON tokens (person);

-- The private pages of people at their tables.
CREATE TABLE hand_messages (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    message INTEGER,  -- NULL: not known, or there is none yet
    original INTEGER NOT NULL CHECK (original IN (0, 1)),  -- it is what the interaction was answered with, or pressed on
    watches INTEGER NOT NULL CHECK (watches IN (0, 1)),
    shown_by INTEGER NOT NULL,  -- the interaction that can change it
    sender INTEGER NOT NULL,  -- the one by which another is sent
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- Messages for all where the bot is a guest.
CREATE TABLE guest_messages (
    message INTEGER PRIMARY KEY,
    shown_by INTEGER NOT NULL,
    original INTEGER NOT NULL CHECK (original IN (0, 1))
) STRICT;
