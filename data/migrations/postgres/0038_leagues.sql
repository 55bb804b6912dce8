-- Leagues: whether a server allows them, who takes part, and the weeks with their results.
ALTER TABLE servers ADD COLUMN leagues bigint NOT NULL DEFAULT 0 CHECK (leagues IN (0, 1));

CREATE TABLE league_people (
    person bigint PRIMARY KEY,
    home bigint NOT NULL,
    name text NOT NULL,
    league bigint NOT NULL,
    points bigint NOT NULL,
    idle bigint NOT NULL
);

CREATE INDEX league_people_by_home ON league_people (home);

CREATE TABLE league_weeks (
    begins bigint PRIMARY KEY,
    closed bigint NOT NULL CHECK (closed IN (0, 1))
);

CREATE TABLE league_members (
    begins bigint NOT NULL,
    person bigint NOT NULL,
    league bigint NOT NULL,
    alias bigint NOT NULL,
    days bigint,
    points bigint,
    place bigint,
    PRIMARY KEY (begins, person)
);

CREATE INDEX league_members_by_league ON league_members (begins, league);
CREATE INDEX league_members_by_person ON league_members (person, begins);
