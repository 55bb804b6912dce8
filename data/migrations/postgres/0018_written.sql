-- The mark of the last transaction that the holder of a lease has written: of a commit whose answer
-- is lost it tells whether it was kept.

ALTER TABLE leases ADD COLUMN written bigint NOT NULL DEFAULT 0;
