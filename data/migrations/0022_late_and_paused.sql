-- How often in a match whoever has a seat has run out of time.
ALTER TABLE seats ADD COLUMN late INTEGER NOT NULL DEFAULT 0;

-- The player who alone has asked for the pause, from 0: it ends after a day. NULL: others have asked for it, too.
ALTER TABLE tables ADD COLUMN paused_by INTEGER;

-- In which deal moves were asked back, and by player how often: a JSON array, the deal's number first.
ALTER TABLE take_backs ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
