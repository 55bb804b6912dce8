-- Who of a server has finished a deal is asked for each server that has a channel for it.
CREATE INDEX entries_by_home ON entries (contest, home) WHERE finished_at IS NOT NULL;
