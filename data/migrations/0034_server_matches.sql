-- A server's team plays that of another server: each has a match of its own, and both have the same deals.
ALTER TABLE team_matches ADD COLUMN rival INTEGER REFERENCES team_matches (id);  -- that of the other server
ALTER TABLE team_matches ADD COLUMN code TEXT NOT NULL DEFAULT '';  -- by which another server takes it on; empty: nobody can

CREATE UNIQUE INDEX team_matches_by_code ON team_matches (code) WHERE code <> '';
CREATE INDEX team_matches_by_contest ON team_matches (contest) WHERE contest IS NOT NULL;
