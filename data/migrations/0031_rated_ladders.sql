-- Beside the deals that are the same for everybody there are rated ones: each kind has ladders of its own.
CREATE TABLE ladder_before AS SELECT * FROM ladder;

DROP TABLE ladder;

-- Who has played them how well in a week, a month or a season: reckoned from the tries anew whenever one of them is added.
CREATE TABLE ladder (
    kind TEXT NOT NULL,  -- of which contests
    home INTEGER NOT NULL,  -- the server, or outside of servers the channel, in which the tries were opened; 0: wherever that was
    span TEXT NOT NULL CHECK (span IN ('week', 'month', 'season')),
    begins INTEGER NOT NULL,  -- its first day
    game TEXT NOT NULL,  -- a variant and how many play, parted by a blank; empty: all
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    days INTEGER NOT NULL,  -- on how many days there is a try
    tries INTEGER NOT NULL,
    percent REAL NOT NULL,  -- in the mean
    whole INTEGER NOT NULL,  -- the same without its fraction
    cost REAL NOT NULL,  -- in the mean of those of which it is known; a million: of none
    PRIMARY KEY (kind, home, span, begins, game, person)
) STRICT, WITHOUT ROWID;

INSERT INTO ladder (kind, home, span, begins, game, person, name, days, tries, percent, whole, cost)
SELECT 'daily', home, span, begins, game, person, name, days, tries, percent, CAST(percent AS INTEGER), cost FROM ladder_before;

DROP TABLE ladder_before;

CREATE INDEX ladder_by_percent ON ladder (kind, home, span, begins, game, percent DESC, cost, person, days);
CREATE INDEX ladder_by_person ON ladder (person);

-- How many there are of these, so that a place is found without counting all that are before it.
CREATE TABLE ladder_counts (
    kind TEXT NOT NULL,
    home INTEGER NOT NULL,
    span TEXT NOT NULL,
    begins INTEGER NOT NULL,
    game TEXT NOT NULL,
    whole INTEGER NOT NULL,
    days INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (kind, home, span, begins, game, whole, days)
) STRICT, WITHOUT ROWID;

INSERT INTO ladder_counts (kind, home, span, begins, game, whole, days, people)
SELECT kind, home, span, begins, game, whole, days, count(*) FROM ladder GROUP BY kind, home, span, begins, game, whole, days;
