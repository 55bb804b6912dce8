-- Which of the things that people did lately have changed something: noted in the same transaction, so that a process that
-- takes over from a killed one does not do once more what Discord was not told of. After a crash of the server nobody waits
-- for such answers any more, so it need not outlive one.
CREATE UNLOGGED TABLE carried_out (
    interaction bigint PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp()
);
