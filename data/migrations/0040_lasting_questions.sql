-- Who asks to sit in at a running match: somebody who plays there says yes or no. A question goes with the next deal.
CREATE TABLE seat_requests (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    declined INTEGER NOT NULL CHECK (declined IN (0, 1)),  -- 1: somebody has said no, which holds for the match
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_requests_by_person ON seat_requests (person);

-- Private pages that say that something is still to come: a process that takes over shows it there.
CREATE TABLE awaited_pages (
    interaction INTEGER PRIMARY KEY,  -- the one that can change it
    message INTEGER,
    original INTEGER NOT NULL CHECK (original IN (0, 1)),  -- it is what the interaction was answered with, or pressed on
    leads_to TEXT NOT NULL  -- the custom_id of a control that would bring what is to come
) STRICT;
