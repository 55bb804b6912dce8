-- The messages of a table in its channel whose buttons work, or may work: the last one is its board. A row is written
-- before its message is posted, and goes when the message has lost its buttons, so that none is ever left behind.
CREATE TABLE postings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,  -- by age, the newest last
    nonce TEXT NOT NULL,  -- by which Discord knows it again when it is posted twice
    message INTEGER,  -- NULL: it is not known whether it was posted
    at INTEGER NOT NULL,
    deal INTEGER,  -- the deal that it shows; NULL: a lobby, or not known
    called INTEGER,  -- the move for which the person on turn has been shown their hand or called, as all see its number
    drawn TEXT NOT NULL,  -- a digest of the page that it shows; empty: not known
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

INSERT INTO postings (table_id, place, nonce, message, at, drawn)
SELECT id, 0, 'before-' || id, board, coalesce(board_at, created_at), '' FROM tables WHERE board IS NOT NULL;

ALTER TABLE tables DROP COLUMN board;
ALTER TABLE tables DROP COLUMN board_at;
