-- How many seconds people have for a move at a table; 0: as many as they like, NULL: as many as the host of the bot gives.
ALTER TABLE tables ADD COLUMN patience INTEGER;
-- 1: the founder has chosen it for this table, so that it holds for who plays with the house alone, too.
ALTER TABLE tables ADD COLUMN hurried INTEGER NOT NULL DEFAULT 0 CHECK (hurried IN (0, 1));
-- A person who did not move in time: how many deals of the match were finished by then. They are away, and the house moves
-- for them until they come back (house is 1); NULL: nobody is away, or the seat has stayed with the house.
ALTER TABLE seats ADD COLUMN away INTEGER;
-- What a server has chosen for its tables; NULL: nothing.
ALTER TABLE servers ADD COLUMN patience INTEGER;
