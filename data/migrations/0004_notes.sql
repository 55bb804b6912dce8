-- What the bot remembers of itself between two starts, such as which commands Discord has.
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
