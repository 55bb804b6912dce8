-- The users whom the founder has removed from a lobby, parted by blanks: they sit down again when they are invited.
ALTER TABLE tables ADD COLUMN removed TEXT NOT NULL DEFAULT '';
