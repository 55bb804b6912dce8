-- What 0034_server_matches.sql beside this folder has made, which tells what a column means.

ALTER TABLE team_matches ADD COLUMN rival bigint REFERENCES team_matches (id);
ALTER TABLE team_matches ADD COLUMN code text NOT NULL DEFAULT '';

CREATE UNIQUE INDEX team_matches_by_code ON team_matches (code) WHERE code <> '';
CREATE INDEX team_matches_by_contest ON team_matches (contest) WHERE contest IS NOT NULL;
