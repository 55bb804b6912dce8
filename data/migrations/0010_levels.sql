-- How well the house player of a seat plays, and those who will take the empty seats of a lobby.
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'club' CHECK (level IN ('novice', 'club', 'master'));
ALTER TABLE tables ADD COLUMN level TEXT NOT NULL DEFAULT 'club' CHECK (level IN ('novice', 'club', 'master'));
-- Who played a deal when it began: by player a level, or - for a person. Empty: nobody noted it.
ALTER TABLE deals ADD COLUMN house TEXT NOT NULL DEFAULT '';
