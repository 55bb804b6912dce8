-- People and servers that the host keeps from playing (python -m bot block).
CREATE TABLE blocks (
    kind TEXT NOT NULL CHECK (kind IN ('user', 'server')),
    number INTEGER NOT NULL,  -- Discord's
    why TEXT NOT NULL,  -- the host's words, which are shown to the person
    since INTEGER NOT NULL,
    told INTEGER NOT NULL CHECK (told IN (0, 1)),  -- 1: the person has been told why
    PRIMARY KEY (kind, number)
) STRICT, WITHOUT ROWID;
