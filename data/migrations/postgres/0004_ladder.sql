-- What 0026_ladder.sql beside this folder has made, which tells what a column means.

ALTER TABLE entries ADD COLUMN percent bigint;
ALTER TABLE entries ADD COLUMN cost double precision;

CREATE TABLE ladder (
    home bigint NOT NULL,
    span text NOT NULL CHECK (span IN ('week', 'month', 'season')),
    begins bigint NOT NULL,
    game text NOT NULL,
    person bigint NOT NULL,
    name text NOT NULL,
    days bigint NOT NULL,
    tries bigint NOT NULL,
    percent double precision NOT NULL,
    cost double precision NOT NULL,
    PRIMARY KEY (home, span, begins, game, person)
);

CREATE INDEX ladder_by_percent ON ladder (home, span, begins, game, percent DESC, cost, person, days);
CREATE INDEX ladder_by_person ON ladder (person);
