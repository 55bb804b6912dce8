-- The last day of deals that a person was told about after it closed; 0: none.
ALTER TABLE reminders ADD COLUMN told_day INTEGER NOT NULL DEFAULT 0;
