-- What 0027_daily_channels.sql beside this folder has made, which tells what a column means.

CREATE TABLE daily_channels (
    guild bigint PRIMARY KEY,
    channel bigint NOT NULL,
    language text NOT NULL,
    day bigint NOT NULL,
    nonce text NOT NULL,
    message bigint,
    posted_at bigint NOT NULL,
    drawn text NOT NULL,
    drawn_at bigint NOT NULL
);
