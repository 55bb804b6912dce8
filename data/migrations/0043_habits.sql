-- What people have chosen for the way they play: whether the bot plays their only card for them (NULL: not chosen), how their
-- hand is sorted, and the letters of court cards. ``changed`` continues the count of ``looks`` and ``languages``.
CREATE TABLE habits (
    person INTEGER PRIMARY KEY,
    forced_cards TEXT,
    trumps TEXT NOT NULL,
    suits TEXT NOT NULL,
    ranks TEXT NOT NULL,
    letters TEXT NOT NULL,
    changed INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX habits_by_change ON habits (changed);
