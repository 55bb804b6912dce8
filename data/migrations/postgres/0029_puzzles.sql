-- Puzzles: the one before each person, first answers, ratings, what comes back, and votes.
CREATE TABLE puzzle_solvers (
    "user" bigint PRIMARY KEY,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    game text NOT NULL,
    theme text NOT NULL,
    puzzle text NOT NULL,
    repeats text NOT NULL,
    answer text NOT NULL,
    seq bigint NOT NULL,
    asked_at bigint NOT NULL,
    day bigint NOT NULL,
    repeated bigint NOT NULL
);

CREATE TABLE puzzle_answers (
    "user" bigint NOT NULL,
    puzzle text NOT NULL,
    answer text NOT NULL,
    is_right bigint NOT NULL,
    seconds bigint NOT NULL,
    at bigint NOT NULL,
    is_rated bigint NOT NULL,
    PRIMARY KEY ("user", puzzle)
);

CREATE TABLE puzzle_repetitions (
    "user" bigint NOT NULL,
    puzzle text NOT NULL,
    card text NOT NULL,
    due bigint NOT NULL,
    successes bigint NOT NULL,
    PRIMARY KEY ("user", puzzle)
);

CREATE TABLE puzzle_votes (
    "user" bigint NOT NULL,
    puzzle text NOT NULL,
    vote text NOT NULL,
    PRIMARY KEY ("user", puzzle)
);

-- Of all people, without names.
CREATE TABLE puzzle_ratings (
    puzzle text PRIMARY KEY,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    likes bigint NOT NULL,
    dislikes bigint NOT NULL
);
CREATE INDEX puzzle_ratings_of_game ON puzzle_ratings (game);

CREATE TABLE puzzle_choices (
    puzzle text NOT NULL,
    answer text NOT NULL,
    chosen bigint NOT NULL,
    PRIMARY KEY (puzzle, answer)
);
