-- Puzzles that were made here: of people's deals, and of numbered deals of the house.
CREATE TABLE made_puzzles (
    puzzle text PRIMARY KEY,
    game text NOT NULL,
    text text NOT NULL,
    table_id bigint REFERENCES tables (id),
    is_shared bigint NOT NULL CHECK (is_shared IN (0, 1))
);

CREATE INDEX made_puzzles_by_game ON made_puzzles (game, puzzle);
CREATE INDEX made_puzzles_by_table ON made_puzzles (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE puzzle_mistakes (
    "user" bigint NOT NULL,
    puzzle text NOT NULL,
    PRIMARY KEY ("user", puzzle)
);

CREATE TABLE puzzle_sources (
    "user" bigint NOT NULL,
    table_id bigint NOT NULL,
    deal bigint NOT NULL,
    PRIMARY KEY ("user", table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
);

CREATE INDEX puzzle_sources_by_deal ON puzzle_sources (table_id, deal);

CREATE TABLE puzzle_house_deals (
    game text PRIMARY KEY,
    deals bigint NOT NULL
);

-- Days whose puzzle a person has answered, counted from 1970: they count for the streak of the deal of the day.
CREATE TABLE puzzle_days (
    "user" bigint NOT NULL,
    day bigint NOT NULL,
    PRIMARY KEY ("user", day)
);

-- For whom puzzles are made of a person's deals with others.
ALTER TABLE habits ADD COLUMN puzzles text NOT NULL DEFAULT 'all';
