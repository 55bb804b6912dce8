-- Deals that one person plays alone with the house may be dealt to others again. A deal is its cards alone; who sits where is counted from the dealer.
-- AUTOINCREMENT: who has seen a deal is known by its number.
CREATE TABLE duplicates (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,  -- the game, how many play and the options of a deal
    cards TEXT NOT NULL UNIQUE,  -- in hexadecimal: the key of which the cards follow (docs/fairness.md)
    seeded INTEGER NOT NULL CHECK (seeded IN (0, 1))  -- 1: made beforehand, for nobody
) STRICT;

CREATE INDEX seeded_duplicates ON duplicates (form) WHERE seeded = 1;

-- A chair of such a deal among house players of a level.
CREATE TABLE duplicate_chairs (
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    place INTEGER NOT NULL,  -- after the dealer, who has place 0
    level TEXT NOT NULL CHECK (level IN ('novice', 'club', 'master')),
    form TEXT NOT NULL,
    lot INTEGER NOT NULL,  -- follows from the cards: deals stand in an order that nobody knows
    filled INTEGER NOT NULL CHECK (filled IN (0, 1)),  -- 1: house players have sat there for comparison
    withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1)),  -- 1: it is dealt to nobody any more
    PRIMARY KEY (duplicate, place, level)
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicates_to_deal ON duplicate_chairs (form, level, place, lot) WHERE filled = 1 AND withdrawn = 0;
CREATE INDEX duplicates_to_fill ON duplicate_chairs (duplicate) WHERE filled = 0;

-- Who has seen the cards of which deal, and is not dealt it.
CREATE TABLE duplicates_seen (
    person INTEGER NOT NULL,
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    PRIMARY KEY (person, duplicate)
) STRICT, WITHOUT ROWID;

-- At which table a deal was dealt.
CREATE TABLE duplicates_dealt (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,  -- by its number in the log
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    place INTEGER NOT NULL,
    level TEXT NOT NULL CHECK (level IN ('novice', 'club', 'master')),
    reckoned INTEGER NOT NULL DEFAULT 0 CHECK (reckoned IN (0, 1)),  -- 1: what came of it is among the results, or will never be
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;

CREATE INDEX duplicates_to_reckon ON duplicates_dealt (duplicate) WHERE reckoned = 0;

-- What has come of a deal for who sat in a chair.
CREATE TABLE duplicate_results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    duplicate INTEGER NOT NULL REFERENCES duplicates (id),
    place INTEGER NOT NULL,
    level TEXT NOT NULL CHECK (level IN ('novice', 'club', 'master')),
    ghost TEXT NOT NULL,  -- the level of a house player who sat there for comparison, and their number; empty: a person
    person INTEGER,  -- NULL: nobody, or they have asked to be forgotten
    home INTEGER NOT NULL,  -- the server, or outside of servers the channel; 0: none
    contract TEXT NOT NULL,  -- its key; empty: none
    points INTEGER NOT NULL,  -- as in the first deal of a match
    line TEXT NOT NULL  -- all moves, parted by blanks: the code, of a card that is played its own; before it the place and a slash where somebody moves out of turn
) STRICT;

CREATE INDEX duplicate_results_by_chair ON duplicate_results (duplicate, place, level);
CREATE UNIQUE INDEX duplicate_results_of_house ON duplicate_results (duplicate, place, level, ghost) WHERE ghost <> '';
CREATE INDEX duplicate_results_by_person ON duplicate_results (person) WHERE person IS NOT NULL;
CREATE INDEX duplicate_results_by_home ON duplicate_results (home) WHERE home <> 0;
