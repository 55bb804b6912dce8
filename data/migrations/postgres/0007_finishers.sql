-- What 0029_finishers.sql beside this folder has made.

CREATE INDEX entries_by_home ON entries (contest, home) WHERE finished_at IS NOT NULL;
