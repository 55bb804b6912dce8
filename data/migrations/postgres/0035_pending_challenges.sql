-- Challenges that wait for an answer, and their messages in channels: one that lapses loses its buttons.
CREATE TABLE challenges_pending (
    challenge bigint PRIMARY KEY REFERENCES challenges (id) ON DELETE CASCADE,
    channel bigint NOT NULL DEFAULT 0,
    message bigint,
    language text NOT NULL DEFAULT 'en'
);
