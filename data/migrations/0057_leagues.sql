-- Leagues: whether a server allows them, who takes part, and the weeks with their results.
ALTER TABLE servers ADD COLUMN leagues INTEGER NOT NULL DEFAULT 0 CHECK (leagues IN (0, 1));

CREATE TABLE league_people (
    person INTEGER PRIMARY KEY,
    home INTEGER NOT NULL,  -- the server where they joined: only there they go by their name
    name TEXT NOT NULL,
    league INTEGER NOT NULL,  -- where their last week leads them, 1 the highest; 0: they are new
    points INTEGER NOT NULL,  -- of their last week
    idle INTEGER NOT NULL  -- how many weeks in a row they have not played
) STRICT;

CREATE INDEX league_people_by_home ON league_people (home);

CREATE TABLE league_weeks (
    begins INTEGER PRIMARY KEY,  -- the day of its Monday
    closed INTEGER NOT NULL CHECK (closed IN (0, 1))
) STRICT;

CREATE TABLE league_members (
    begins INTEGER NOT NULL,  -- the week
    person INTEGER NOT NULL,
    league INTEGER NOT NULL,
    alias INTEGER NOT NULL,  -- which made-up name they have in their league; drawn at random
    days INTEGER,  -- NULL, like points and place: the week is not closed yet
    points INTEGER,
    place INTEGER,
    PRIMARY KEY (begins, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_members_by_league ON league_members (begins, league);
CREATE INDEX league_members_by_person ON league_members (person, begins);
