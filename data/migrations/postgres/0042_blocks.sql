-- People and servers that the host keeps from playing (python -m bot block).
CREATE TABLE blocks (
    kind text NOT NULL CHECK (kind IN ('user', 'server')),
    number bigint NOT NULL,  -- Discord's
    why text NOT NULL,  -- the host's words, which are shown to the person
    since bigint NOT NULL,
    told bigint NOT NULL CHECK (told IN (0, 1)),  -- 1: the person has been told why
    PRIMARY KEY (kind, number)
);
