-- The name under which a user was last seen at a table, in each server by itself: a nickname belongs to the server where it
-- was used. Where there is no server, the channel stands in its place.
CREATE TABLE names (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

-- So far there was one name for all servers. Where somebody has a seat it tells what they are called there.
INSERT OR REPLACE INTO names (guild, user, name)
SELECT guild, user, name FROM seats JOIN tables ON tables.id = table_id
WHERE user IS NOT NULL ORDER BY tables.id;

-- Of whoever has none left (another has taken it) the one name is kept where they have played, if that is one server.
INSERT INTO names (guild, user, name)
SELECT min(guild), user, name
FROM (SELECT guild, user FROM played UNION SELECT guild, user FROM results) JOIN players USING (user)
WHERE user NOT IN (SELECT user FROM names)
GROUP BY user HAVING count(*) = 1;

DROP TABLE players;
