-- How people and servers want to see cards; who has chosen nothing is not here.
CREATE TABLE looks (
    whose TEXT NOT NULL CHECK (whose IN ('person', 'server')),
    id INTEGER NOT NULL,
    style TEXT NOT NULL,
    deck TEXT NOT NULL,
    PRIMARY KEY (whose, id)
) STRICT, WITHOUT ROWID;
