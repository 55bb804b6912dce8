-- Pages that people have shared in channels, each in one message: sharing one again edits that message, also after a
-- restart.
CREATE TABLE shared_pages (
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    guild INTEGER NOT NULL,  -- 0: direct messages
    page TEXT NOT NULL,  -- names the page: daily:share:7
    message INTEGER NOT NULL,
    PRIMARY KEY (person, channel, page)
) STRICT, WITHOUT ROWID;

CREATE INDEX shared_pages_by_guild ON shared_pages (guild);
