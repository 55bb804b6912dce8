-- Who has asked to be reminded of the deal of the day.
CREATE TABLE reminders (
    person INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    reminded_at INTEGER NOT NULL  -- when they were told last; 0: never
) STRICT;
