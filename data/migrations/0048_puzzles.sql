-- Puzzles: the one before each person, first answers, ratings, what comes back, and votes.
CREATE TABLE puzzle_solvers (
    user INTEGER PRIMARY KEY,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    game TEXT NOT NULL,
    theme TEXT NOT NULL,  -- what was asked for; empty: any
    puzzle TEXT NOT NULL,
    repeats TEXT NOT NULL,  -- the puzzle whose repetition it is; empty: it is none
    answer TEXT NOT NULL,  -- empty: it is not answered yet
    seq INTEGER NOT NULL,  -- counts the puzzles shown, so that stale presses are found out
    asked_at INTEGER NOT NULL,
    day INTEGER NOT NULL,  -- of the last repetition, since 1970
    repeated INTEGER NOT NULL  -- repetitions on that day
) STRICT;

CREATE TABLE puzzle_answers (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL,
    is_right INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    at INTEGER NOT NULL,
    is_rated INTEGER NOT NULL,
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_repetitions (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    card TEXT NOT NULL,  -- a card of fsrs, as JSON
    due INTEGER NOT NULL,
    successes INTEGER NOT NULL,  -- right answers in a row
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_votes (
    user INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    vote TEXT NOT NULL,  -- up, down
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;

-- Of all people, without names.
CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    likes INTEGER NOT NULL,
    dislikes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_ratings_of_game ON puzzle_ratings (game);

CREATE TABLE puzzle_choices (
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL,
    chosen INTEGER NOT NULL,  -- by how many people, at first
    PRIMARY KEY (puzzle, answer)
) STRICT, WITHOUT ROWID;
