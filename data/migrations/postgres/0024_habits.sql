-- What people have chosen for the way they play: whether the bot plays their only card for them (NULL: not chosen), how their
-- hand is sorted, and the letters of court cards. ``changed`` continues the count of ``looks`` and ``languages``.
CREATE TABLE habits (
    person bigint PRIMARY KEY,
    forced_cards text,
    trumps text NOT NULL,
    suits text NOT NULL,
    ranks text NOT NULL,
    letters text NOT NULL,
    changed bigint NOT NULL DEFAULT 0
);

CREATE INDEX habits_by_change ON habits (changed);
