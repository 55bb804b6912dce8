-- The lesson of another game that somebody has asked for, while they are in one on which it builds.
ALTER TABLE lesson_runs ADD COLUMN wanted TEXT NOT NULL DEFAULT '';
