-- Challenges that wait for an answer, and their messages in channels: one that lapses loses its buttons.
CREATE TABLE challenges_pending (
    challenge INTEGER PRIMARY KEY REFERENCES challenges (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL DEFAULT 0,
    message INTEGER,  -- NULL: it is not known
    language TEXT NOT NULL DEFAULT 'en'  -- of the message
) STRICT;
