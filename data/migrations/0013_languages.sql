-- In which languages people and servers want to read; who has chosen none is not here.
CREATE TABLE languages (
    whose TEXT NOT NULL CHECK (whose IN ('person', 'server')),
    id INTEGER NOT NULL,
    language TEXT NOT NULL,
    PRIMARY KEY (whose, id)
) STRICT, WITHOUT ROWID;
