-- Puzzles that were made here: of people's deals, and of numbered deals of the house.
CREATE TABLE made_puzzles (
    puzzle TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id),  -- NULL: the house played the deal
    is_shared INTEGER NOT NULL CHECK (is_shared IN (0, 1))  -- 0: only for the person whose mistake it is
) STRICT, WITHOUT ROWID;

CREATE INDEX made_puzzles_by_game ON made_puzzles (game, puzzle);
CREATE INDEX made_puzzles_by_table ON made_puzzles (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE puzzle_mistakes (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;

-- People's deals that were looked at for puzzles.
CREATE TABLE puzzle_sources (
    user INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (user, table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_sources_by_deal ON puzzle_sources (table_id, deal);

CREATE TABLE puzzle_house_deals (
    game TEXT PRIMARY KEY,
    deals INTEGER NOT NULL  -- those that were looked at
) STRICT, WITHOUT ROWID;

-- Days whose puzzle a person has answered, counted from 1970: they count for the streak of the deal of the day.
CREATE TABLE puzzle_days (
    user INTEGER NOT NULL,
    day INTEGER NOT NULL,
    PRIMARY KEY (user, day)
) STRICT, WITHOUT ROWID;

-- For whom puzzles are made of a person's deals with others.
ALTER TABLE habits ADD COLUMN puzzles TEXT NOT NULL DEFAULT 'all';
