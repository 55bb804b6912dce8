-- What a server has settled for itself: whether a channel may have several tables, and the rules it plays a game by.
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    several INTEGER NOT NULL CHECK (several IN (0, 1))
) STRICT;

CREATE TABLE server_rules (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,  -- by the name it goes by
    options TEXT NOT NULL,  -- JSON object, text to text
    PRIMARY KEY (guild, game)
) STRICT, WITHOUT ROWID;

-- The named rules that a table was opened with, as long as nobody has changed them; empty: they have no name.
ALTER TABLE tables ADD COLUMN preset TEXT NOT NULL DEFAULT '';
