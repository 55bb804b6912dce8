-- What 0036_team_results.sql beside this folder has made, which tells what a column means.

ALTER TABLE team_matches ADD COLUMN told bigint NOT NULL DEFAULT 0 CHECK (told IN (0, 1));

CREATE INDEX team_matches_to_tell ON team_matches (contest) WHERE told = 0 AND contest IS NOT NULL;
