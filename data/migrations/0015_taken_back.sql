-- The last move that somebody asks to take back, one a table. A move that was taken back stays in the log, and after it stands
-- one of the code 'undo' by the same player: together they count for nothing.
CREATE TABLE take_backs (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,  -- the number of the next move: once it is made the question is settled
    agreed TEXT NOT NULL,  -- JSON array of the users who have agreed so far
    refused INTEGER NOT NULL CHECK (refused IN (0, 1))
) STRICT;
