-- Tournaments that repeat every week are a series, which has the number of its first one.
ALTER TABLE tournaments ADD COLUMN series bigint;  -- NULL: it belongs to none
ALTER TABLE tournaments ADD COLUMN weekly bigint NOT NULL DEFAULT 0 CHECK (weekly IN (0, 1));  -- 1: another one follows it
ALTER TABLE tournaments ADD COLUMN lasts bigint NOT NULL DEFAULT 0;  -- seconds, as announced; 0 in those of earlier releases
ALTER TABLE tournaments ADD COLUMN told bigint NOT NULL DEFAULT 0 CHECK (told IN (0, 1));  -- 1: its channel knows who won, or never will

UPDATE tournaments SET told = 1 WHERE id IN (SELECT number FROM contests WHERE kind = 'tournament' AND settled = 1);

CREATE INDEX tournaments_by_series ON tournaments (series, id) WHERE series IS NOT NULL;
CREATE INDEX tournaments_to_tell ON tournaments (id) WHERE told = 0;
CREATE INDEX tournaments_to_repeat ON tournaments (id) WHERE weekly = 1;
