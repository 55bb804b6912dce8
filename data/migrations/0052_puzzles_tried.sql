-- Practices may also begin at the decision of a puzzle, which has no table.
DROP INDEX practices_by_deal;
ALTER TABLE practices RENAME TO old_practices;
ALTER TABLE practice_moves RENAME TO old_practice_moves;

CREATE TABLE practices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL UNIQUE,
    table_id INTEGER,  -- NULL: it begins at a puzzle
    deal INTEGER,
    position INTEGER NOT NULL,  -- how many moves of the deal stand before it; 0 at a puzzle
    seat INTEGER NOT NULL,  -- the player as whom the person plays
    puzzle TEXT NOT NULL,  -- empty: it begins in a deal
    CHECK ((table_id IS NULL) = (puzzle <> '') AND (deal IS NULL) = (puzzle <> '')),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT;

CREATE INDEX practices_by_deal ON practices (table_id, deal);

-- The moves since that position.
CREATE TABLE practice_moves (
    practice INTEGER NOT NULL REFERENCES practices (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code TEXT NOT NULL,
    step INTEGER NOT NULL,  -- which click of the person's it was made at; 0: before the first
    PRIMARY KEY (practice, seq)
) STRICT, WITHOUT ROWID;

INSERT INTO practices SELECT id, user, table_id, deal, position, seat, '' FROM old_practices;
INSERT INTO practice_moves SELECT practice, seq, player, code, step FROM old_practice_moves;

-- Numbers are never used again.
DELETE FROM sqlite_sequence WHERE name = 'practices';
INSERT INTO sqlite_sequence (name, seq)
SELECT 'practices', seq FROM sqlite_sequence WHERE name = 'old_practices';

DROP TABLE old_practice_moves;
DROP TABLE old_practices;

-- Whether a puzzle that most people disliked kept its answer when it was judged anew; NULL: it was not judged anew.
ALTER TABLE puzzle_ratings ADD COLUMN kept INTEGER CHECK (kept IN (0, 1));
