-- Lessons: where each person is in one, which they have done, and how steps were answered, without names.
CREATE TABLE lesson_runs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL UNIQUE,
    lesson TEXT NOT NULL,
    step INTEGER NOT NULL,  -- the index of the step that is asked; behind the last one: the lesson is over
    misses INTEGER NOT NULL,  -- wrong answers to that step
    answer TEXT NOT NULL,  -- the last answer; empty: none, or it says nothing now
    moves TEXT NOT NULL,  -- moves of a learner who plays on freely, as lines of a record; empty: as recorded
    seq INTEGER NOT NULL,  -- counts all presses, so that stale ones are found out
    asked_at INTEGER NOT NULL
) STRICT;

CREATE TABLE lessons_done (
    user INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (user, lesson)
) STRICT, WITHOUT ROWID;

CREATE TABLE lesson_steps (
    step TEXT PRIMARY KEY,
    shown INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    right_first INTEGER NOT NULL,
    seconds INTEGER NOT NULL  -- from shown to answered, all together
) STRICT, WITHOUT ROWID;
