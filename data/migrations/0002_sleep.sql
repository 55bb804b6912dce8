-- Deadlines are computed: what is kept is what a table waits for while it sleeps, and since when.
-- The host's settings say how long that takes.

-- Words out of 'remind absent close'. 'now': the table is awake, or was when the process died, so it is looked at
-- after a start. NULL: nothing will happen here any more.
ALTER TABLE tables ADD COLUMN waits TEXT;
ALTER TABLE tables ADD COLUMN since INTEGER;
ALTER TABLE tables ADD COLUMN reminded INTEGER;  -- the turn for which a person has been reminded, as all count turns

UPDATE tables SET waits = 'now'
WHERE state IN ('lobby', 'playing')
    OR match IS NOT NULL AND told <= (SELECT coalesce(max(number), 0) FROM deals WHERE table_id = id);

-- A reminder that had been carried out was put off for ever; its payload is 'playing <turn> <time>'.
UPDATE tables SET reminded = (
    SELECT CAST(substr(payload, length('playing ') + 1) AS INTEGER) FROM deadlines
    WHERE table_id = id AND kind = 'remind' AND due_at = 1 << 40
) WHERE state = 'playing';

DROP TABLE deadlines;

CREATE INDEX waiting_tables ON tables (waits, since) WHERE waits IS NOT NULL;
