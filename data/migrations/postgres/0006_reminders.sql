-- What 0028_reminders.sql beside this folder has made, which tells what a column means.

CREATE TABLE reminders (
    person bigint PRIMARY KEY,
    language text NOT NULL,
    reminded_at bigint NOT NULL
);
