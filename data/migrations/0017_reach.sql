-- What the bot can do where a table stands: post by itself in a server, or in direct messages with one person; as a guest, that somebody
-- has brought along, it only answers. Where there is no server, the channel stands in its place.
ALTER TABLE tables ADD COLUMN reach TEXT NOT NULL DEFAULT 'server' CHECK (reach IN ('server', 'direct', 'guest'));
