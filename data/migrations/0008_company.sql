-- A rematch keeps its seats and goes on with the next dealer: a player, from 0. NULL: seats and dealer are drawn by lot.
ALTER TABLE tables ADD COLUMN dealer INTEGER;
-- A pause: since when it lasts (NULL: there is none), and when the last one ended.
ALTER TABLE tables ADD COLUMN paused INTEGER;
ALTER TABLE tables ADD COLUMN resumed INTEGER NOT NULL DEFAULT 0;
