-- The standard error of the difference between two costs, in tenths of a point: below it points
-- decide. 0: an earlier release decided, and did not say.
ALTER TABLE challenges ADD COLUMN cost_error bigint NOT NULL DEFAULT 0;
