-- Deals that people play on from a position, for themselves: the newest of each person, and nothing of it counts.
-- AUTOINCREMENT: the number of a practice stands in the buttons of old messages and must never return.
CREATE TABLE practices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL UNIQUE,
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    position INTEGER NOT NULL,  -- how many moves of the deal stand before it
    seat INTEGER NOT NULL,  -- the player as whom the person plays
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT;

-- The moves since that position.
CREATE TABLE practice_moves (
    practice INTEGER NOT NULL REFERENCES practices (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code TEXT NOT NULL,
    step INTEGER NOT NULL,  -- which click of the person's it was made at; 0: before the first
    PRIMARY KEY (practice, seq)
) STRICT, WITHOUT ROWID;
