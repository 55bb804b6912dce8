-- Calls to new tables: whom a server has called, and the people on its list.
CREATE TABLE calls (
    guild bigint PRIMARY KEY,
    callees text NOT NULL CHECK (callees IN ('nobody', 'role', 'list')),
    role bigint NOT NULL,
    called_at bigint NOT NULL
);

CREATE TABLE call_lists (
    guild bigint NOT NULL,
    person bigint NOT NULL,
    PRIMARY KEY (guild, person)
);

CREATE INDEX call_lists_by_person ON call_lists (person);
