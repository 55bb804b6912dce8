-- What the coach has told each person, and whether they want it.
CREATE TABLE coaching (
    "user" bigint PRIMARY KEY,
    explained text NOT NULL,
    deals bigint NOT NULL,
    quiet bigint NOT NULL,
    reasons text NOT NULL
);

ALTER TABLE habits ADD COLUMN coach text NOT NULL DEFAULT 'first';
