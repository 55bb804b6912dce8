-- Teams play the same deals at several tables, which are those of a contest: its secrets make their cards.
ALTER TABLE tables ADD COLUMN contest INTEGER REFERENCES contests (id);  -- NULL: the table has cards of its own

CREATE INDEX tables_by_contest ON tables (contest, id) WHERE contest IS NOT NULL;

-- AUTOINCREMENT: the number stands in the buttons of old messages and must never return.
CREATE TABLE team_matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    captain INTEGER,  -- NULL: they have asked to be forgotten
    captain_name TEXT NOT NULL,
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,  -- at a table
    teams INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('gathering', 'playing', 'off')),
    contest INTEGER REFERENCES contests (id),  -- the deals, once it is played
    CHECK ((state = 'playing') = (contest IS NOT NULL))
) STRICT;

CREATE INDEX team_matches_by_captain ON team_matches (captain, id) WHERE captain IS NOT NULL;
CREATE INDEX team_matches_by_guild ON team_matches (guild, id);

CREATE TABLE team_members (
    match_id INTEGER NOT NULL REFERENCES team_matches (id),
    person INTEGER NOT NULL,
    team INTEGER NOT NULL,  -- from 0
    place INTEGER,  -- the order in which people of a team have sat down, from 0; NULL: they were asked, and have not
    asked INTEGER NOT NULL CHECK (asked IN (0, 1)),  -- 1: the captain has named them: nobody else sits in that team
    name TEXT NOT NULL,
    PRIMARY KEY (match_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX team_members_by_person ON team_members (person);
