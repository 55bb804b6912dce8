-- How often each later lesson was offered below a person's score, and where last: it is not offered for ever.
CREATE TABLE lesson_offers (
    user INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    shown INTEGER NOT NULL,  -- a lesson that was opened counts as shown often enough
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (user, lesson)
) STRICT, WITHOUT ROWID;
