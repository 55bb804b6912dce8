-- What people have played, summed up as it is played, so that a profile or a leaderboard reads few rows. All of it can be
-- reckoned anew from deals, moves and results.
--
-- game: the name a form goes by, which a table's variant and players tell. month: year and month (202611, UTC) of the end
-- of a deal or a match: a season; 0: all there is. company: whether at least two people played, or one with the house.

-- A deal as a person played it.
CREATE TABLE played (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    players INTEGER NOT NULL,
    company TEXT NOT NULL CHECK (company IN ('people', 'house')),
    score INTEGER NOT NULL,
    PRIMARY KEY (user, guild, game, at, table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE sums (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    month INTEGER NOT NULL,
    company TEXT NOT NULL CHECK (company IN ('people', 'house')),
    user INTEGER NOT NULL,
    players INTEGER NOT NULL,
    deals INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL DEFAULT 0,  -- the scores of these deals
    squares INTEGER NOT NULL DEFAULT 0,  -- and their squares
    declared INTEGER NOT NULL DEFAULT 0,  -- deals in which they were the declarer
    made INTEGER NOT NULL DEFAULT 0,
    best INTEGER,
    best_table INTEGER,
    best_deal INTEGER,
    worst INTEGER,
    worst_table INTEGER,
    worst_deal INTEGER,
    matches INTEGER NOT NULL DEFAULT 0,
    won INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild, game, month, company, user, players)
) STRICT, WITHOUT ROWID;

CREATE INDEX sums_by_user ON sums (user, guild, month);

-- How well people play beside each other; every month everybody begins anew, and in 0 goes on.
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    month INTEGER NOT NULL,
    user INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild, game, month, user)
) STRICT, WITHOUT ROWID;

-- What was played before there were these tables: it is counted little by little.
CREATE TABLE uncounted (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    deals INTEGER NOT NULL,  -- the newest deal that had been finished
    results INTEGER NOT NULL CHECK (results IN (0, 1))  -- whether its match had been
) STRICT;

INSERT INTO uncounted (table_id, deals, results)
SELECT table_id, max(number), table_id IN (SELECT table_id FROM results)
FROM deals WHERE state = 'finished' GROUP BY table_id;

DROP VIEW counted_results;
DROP INDEX results_by_guild;
