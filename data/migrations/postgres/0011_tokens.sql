-- What 0032_tokens.sql beside this folder has made, which tells what a column means.

CREATE TABLE tokens (
    interaction bigint PRIMARY KEY,
    token text NOT NULL,
    person bigint NOT NULL,
    channel bigint NOT NULL,
    server bigint NOT NULL,
    locale text NOT NULL,
    posts bigint NOT NULL CHECK (posts IN (0, 1))
);

CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE hand_messages (
    table_id bigint NOT NULL,
    person bigint NOT NULL,
    deal bigint NOT NULL,
    message bigint,
    original bigint NOT NULL CHECK (original IN (0, 1)),
    watches bigint NOT NULL CHECK (watches IN (0, 1)),
    shown_by bigint NOT NULL,
    sender bigint NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE guest_messages (
    message bigint PRIMARY KEY,
    shown_by bigint NOT NULL,
    original bigint NOT NULL CHECK (original IN (0, 1))
);
