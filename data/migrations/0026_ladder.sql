-- Of a try that counted, once its deal is over: how it stands beside house players, from 0 to 100; and what its decisions cost, in spreads of the game.
ALTER TABLE entries ADD COLUMN percent INTEGER;
ALTER TABLE entries ADD COLUMN cost REAL;

-- Who has played the deals of the day how well in a week, a month or a season: reckoned from the tries anew whenever one of them is added.
CREATE TABLE ladder (
    home INTEGER NOT NULL,  -- the server, or outside of servers the channel, in which the tries were opened
    span TEXT NOT NULL CHECK (span IN ('week', 'month', 'season')),
    begins INTEGER NOT NULL,  -- its first day
    game TEXT NOT NULL,  -- a variant and how many play, parted by a blank; empty: all
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    days INTEGER NOT NULL,  -- on how many days there is a try
    tries INTEGER NOT NULL,
    percent REAL NOT NULL,  -- in the mean
    cost REAL NOT NULL,  -- in the mean of those of which it is known; a million: of none
    PRIMARY KEY (home, span, begins, game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX ladder_by_percent ON ladder (home, span, begins, game, percent DESC, cost, person, days);
CREATE INDEX ladder_by_person ON ladder (person);
