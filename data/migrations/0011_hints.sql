-- Whether people may ask for hints at a table. Empty: where one person plays with the house.
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT '' CHECK (hints IN ('', 'on', 'off'));

-- The decisions for which somebody has asked for a hint, by the number of the move that was to be made. A row is written
-- before the hint is shown.
CREATE TABLE hints (
    table_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    player INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, player, seq),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) STRICT, WITHOUT ROWID;
