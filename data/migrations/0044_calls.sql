-- Calls to new tables: whom a server has called, and the people on its list.
CREATE TABLE calls (
    guild INTEGER PRIMARY KEY,
    callees TEXT NOT NULL CHECK (callees IN ('nobody', 'role', 'list')),
    role INTEGER NOT NULL,  -- Discord's id; 0: no role
    called_at INTEGER NOT NULL  -- the last call; 0: there was none
) STRICT;

CREATE TABLE call_lists (
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX call_lists_by_person ON call_lists (person);
