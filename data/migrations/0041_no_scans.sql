-- No statement reads all of a table that grows: an index for each way in which one asks.
DROP INDEX waiting_tables;
CREATE INDEX waiting_tables ON tables (id) WHERE waits IS NOT NULL;
CREATE INDEX tables_by_guild ON tables (guild);
CREATE INDEX tables_by_reach ON tables (reach, guild);
CREATE INDEX open_tables_by_guild ON tables (guild) WHERE state IN ('lobby', 'playing');

-- What the tables that are over keep of this nobody reads.
UPDATE tables SET ready = '' WHERE ready <> '' AND state IN ('ended', 'stopped');
DELETE FROM take_backs WHERE table_id IN (SELECT id FROM tables WHERE state IN ('ended', 'stopped'));

CREATE INDEX tables_naming_people ON tables (id) WHERE ready <> '' OR removed <> '';

CREATE INDEX names_by_user ON names (user);
CREATE INDEX ratings_by_user ON ratings (user);
CREATE INDEX analyses_by_user ON analyses (user);
CREATE INDEX played_by_deal ON played (table_id, deal);
CREATE INDEX practices_by_deal ON practices (table_id, deal);
CREATE INDEX entries_by_table ON entries (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX entries_by_reach ON entries (reach, home) WHERE home <> 0;
DROP INDEX team_matches_to_tell;
CREATE INDEX team_matches_to_tell ON team_matches (id) WHERE told = 0 AND contest IS NOT NULL;
CREATE INDEX team_matches_by_rival ON team_matches (rival) WHERE rival IS NOT NULL;
CREATE INDEX challenges_untold_by_person ON challenges_untold (person);
CREATE INDEX ladder_by_home ON ladder (home);
CREATE INDEX ladder_counts_by_home ON ladder_counts (home);
CREATE INDEX tokens_by_server ON tokens (server);
CREATE INDEX hand_messages_by_person ON hand_messages (person);
CREATE INDEX hand_messages_by_sender ON hand_messages (sender);
CREATE INDEX guest_messages_by_interaction ON guest_messages (shown_by);

-- 1: what can be worked out again of a contest that is long over is deleted.
ALTER TABLE contests ADD COLUMN tidied INTEGER NOT NULL DEFAULT 0 CHECK (tidied IN (0, 1));

CREATE INDEX contests_to_tidy ON contests (closes) WHERE settled = 1 AND tidied = 0;

-- When somebody opened their last deal of the day, so that who is to be reminded now is found without the others.
ALTER TABLE reminders ADD COLUMN opened_at INTEGER NOT NULL DEFAULT 0;

UPDATE reminders SET opened_at = coalesce((
    SELECT max(entries.opened_at) FROM entries JOIN contests ON contests.id = contest
    WHERE entries.person = reminders.person AND kind = 'daily' AND late = 0
), 0);

CREATE INDEX reminders_due ON reminders (opened_at) WHERE reminded_at < opened_at;

CREATE INDEX daily_channels_by_day ON daily_channels (day);

-- Which change of looks and languages was theirs: other processes read those alone that are new to them. Who has taken a choice back keeps an
-- empty language.
ALTER TABLE looks ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE languages ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX looks_by_change ON looks (changed);
CREATE INDEX languages_by_change ON languages (changed);
