-- Pages that people have shared in channels, each in one message: sharing one again edits that message, also after a
-- restart.
CREATE TABLE shared_pages (
    person bigint NOT NULL,
    channel bigint NOT NULL,
    guild bigint NOT NULL,
    page text NOT NULL,
    message bigint NOT NULL,
    PRIMARY KEY (person, channel, page)
);

CREATE INDEX shared_pages_by_guild ON shared_pages (guild);
