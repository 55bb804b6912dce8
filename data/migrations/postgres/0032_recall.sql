-- Questions between deals about what the first lessons taught: lines of a subject, how often it was
-- asked, and, if it comes back, when, the right answers in a row, and the card of fsrs.
ALTER TABLE coaching ADD COLUMN recalled text NOT NULL DEFAULT '';
