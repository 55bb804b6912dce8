-- What people have made of finished deals stood among the notes of the bot under keys of its own, and nothing ever took it away.

-- The deals that one of their people has opened to everybody in the server: at most one row a deal.
CREATE TABLE shares (
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;

-- What was found of somebody's decisions in a deal. The newest are kept; the others can be found again.
CREATE TABLE analyses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- the older the smaller
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    user INTEGER NOT NULL,
    found TEXT NOT NULL,  -- the store does not look into it
    UNIQUE (table_id, deal, user),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT;

-- Keys were 'shared deal <table> <deal>' and 'analysis <table> <deal> <user>': their numbers are put down as a JSON list.
CREATE TEMP TABLE looked_back AS
SELECT kind, value, CASE WHEN json_valid(place) THEN place ELSE '[]' END AS place
FROM (SELECT kind, value, '[' || replace(substr(key, length(kind) + 2), ' ', ',') || ']' AS place
      FROM notes JOIN (SELECT 'shared deal' AS kind UNION SELECT 'analysis') ON key GLOB kind || ' *');

INSERT OR IGNORE INTO shares (table_id, deal)
SELECT table_id, number FROM looked_back
JOIN deals ON table_id = json_extract(place, '$[0]') AND number = json_extract(place, '$[1]')
WHERE kind = 'shared deal';

INSERT OR IGNORE INTO analyses (table_id, deal, user, found)
SELECT table_id, number, json_extract(place, '$[2]'), value FROM looked_back
JOIN deals ON table_id = json_extract(place, '$[0]') AND number = json_extract(place, '$[1]')
WHERE kind = 'analysis' ORDER BY table_id, number;

DROP TABLE looked_back;

DELETE FROM notes WHERE key GLOB 'shared deal *' OR key GLOB 'analysis *';
