-- What cards are made of (docs/fairness.md). A secret is here before its deal is; nobody is told it before that is over.
CREATE TABLE secrets (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,  -- by its number in the log, where it may not be yet
    secret TEXT NOT NULL,  -- in hexadecimal
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;

-- The words that people gave for a deal, until they ask to be forgotten.
CREATE TABLE words (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    deal INTEGER NOT NULL,
    user INTEGER NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (table_id, deal, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX words_by_user ON words (user);

ALTER TABLE deals ADD COLUMN words TEXT NOT NULL DEFAULT '';  -- by player the SHA-256 of their word or -; empty: nobody gave one
