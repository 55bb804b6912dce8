-- What has come of a team match is told once in its channel.
ALTER TABLE team_matches ADD COLUMN told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1));

CREATE INDEX team_matches_to_tell ON team_matches (contest) WHERE told = 0 AND contest IS NOT NULL;
