-- Whether people who have finished a deal in time may look at how others played it, once the contest is over. Before a deal
-- is opened its page says so; that of a contest made by an earlier release did not.
ALTER TABLE contests ADD COLUMN viewable INTEGER NOT NULL DEFAULT 0 CHECK (viewable IN (0, 1));
