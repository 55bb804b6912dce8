-- The channel in which a server has the deal of the day, and the message there.
CREATE TABLE daily_channels (
    guild INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,  -- in which Discord has the server
    day INTEGER NOT NULL,  -- which day the message is for; 0: there is none
    nonce TEXT NOT NULL,  -- by which Discord knows it again when it is posted twice
    message INTEGER,  -- NULL: it is not known whether it was posted
    posted_at INTEGER NOT NULL,
    drawn TEXT NOT NULL,  -- a digest of what it shows; empty: not known
    drawn_at INTEGER NOT NULL
) STRICT;
