"""What is kept of a person and of a server: reading it for them, and deleting it for good."""

import json
from collections.abc import Mapping
from typing import Any

from bot.contests.duplicates.rows import FORGET_PERSON as FORGET_COMPARED
from bot.contests.duplicates.rows import FORGET_SERVER as FORGET_COMPARED_OF_SERVER
from bot.store.database import Database
from bot.store.ladder_sql import PERSON_GOES, SERVER_GOES
from bot.store.notes import FORGOTTEN, count_up
from bot.store.rows import Rows, erases, reads
from bot.store.seat_request_sql import PERSON_GOES as ASKS_NO_MORE

Kept = Mapping[str, list[dict[str, Any]]]
"""Lists of rows by what they are; each row by column."""


OF_PERSON = {
    "language": "SELECT language FROM languages WHERE whose = 'person' AND id = ?",
    "look": "SELECT style, deck FROM looks WHERE whose = 'person' AND id = ?",
    "names": 'SELECT guild AS server, name FROM names WHERE "user" = ?',
    "tables_opened": """
        SELECT id AS "table", guild AS server, channel, variant AS game, created_at
        FROM tables WHERE founder = ?""",
    "seats": """
        SELECT table_id AS "table", guild AS server, variant AS game, player, name
        FROM seats JOIN tables ON tables.id = table_id WHERE "user" = ?""",
    "moves": """
        SELECT table_id AS "table", deal, seq AS number, code, at FROM moves WHERE "user" = ?
        AND table_id NOT IN (
            SELECT tables.id FROM tables JOIN contests ON contests.id = contest WHERE settled = 0
        )""",
    "hints_asked": """
        SELECT hints.table_id AS "table", deal, seq AS number
        FROM hints JOIN seats USING (table_id, player) WHERE "user" = ?""",
    "deals": """
        SELECT table_id AS "table", deal, guild AS server, game, at, score
        FROM played WHERE "user" = ?""",
    "matches": """
        SELECT table_id AS "table", guild AS server, variant AS game, score, place, at
        FROM results WHERE "user" = ?""",
    "sums": 'SELECT * FROM sums WHERE "user" = ?',
    "ratings": 'SELECT * FROM ratings WHERE "user" = ?',
    "analyses": 'SELECT table_id AS "table", deal, found FROM analyses WHERE "user" = ?',
    "words": 'SELECT table_id AS "table", deal, word FROM words WHERE "user" = ?',
    "contests": """
        SELECT entries.id AS entry, kind, number, variant AS game, players, home AS server, name,
            opened_at, finished_at, points, entries.ahead AS twelfths_ahead
        FROM entries JOIN contests ON contests.id = contest WHERE person = ?""",
    "contest_moves": """
        SELECT entry, seq AS number, code
        FROM entry_moves JOIN entries ON entries.id = entry JOIN contests ON contests.id = contest
        WHERE person = ? AND player = seat AND settled = 1""",
    "ladders": """
        SELECT kind, home AS server, span, begins, game, days, tries, percent
        FROM ladder WHERE person = ?""",
    "reminders": "SELECT language, reminded_at, opened_at FROM reminders WHERE person = ?",
    "challenges": """
        SELECT id AS challenge, CASE WHEN challenger = ?1 THEN 1 ELSE 0 END AS mine,
            variant AS game, players, deals, asked_at, state, counts AS decided_by,
            CASE WHEN challenger = ?1 THEN challenger_cost ELSE opponent_cost END AS cost_in_tenths
        FROM challenges WHERE challenger = ?1 OR opponent = ?1""",
    "tournaments": """
        SELECT tournament, guild AS server, name, gone, place, score, deals
        FROM entrants JOIN tournaments ON tournaments.id = tournament WHERE person = ?""",
    "tournaments_announced": """
        SELECT id AS tournament, guild AS server, channel, made_at
        FROM tournaments WHERE organizer = ?""",
    "team_matches": """
        SELECT match_id AS team_match, guild AS server, team, name
        FROM team_members JOIN team_matches ON team_matches.id = match_id WHERE person = ?""",
    "team_matches_made": """
        SELECT id AS team_match, guild AS server, channel, variant AS game, players, teams, deals,
            created_at, state
        FROM team_matches WHERE captain = ?""",
    "compared": """
        SELECT duplicate AS deal, home AS server, contract, points, ahead AS twelfths_ahead
        FROM duplicate_results WHERE person = ?""",
    "seen": "SELECT duplicate AS deal FROM duplicates_seen WHERE person = ?",
    "seats_asked_for": """
        SELECT table_id AS "table", guild AS server, name, asked_at, declined
        FROM seat_requests JOIN tables ON tables.id = table_id WHERE person = ?""",
    "practice": """
        SELECT table_id AS "table", deal, position, seat FROM practices WHERE "user" = ?""",
}
"""What is kept, by its name in the file that people are given."""

NAMED = """
(ready <> '' OR removed <> '') AND (
    ' ' || ready || ' ' LIKE '% ' || ?1 || ' %' OR ' ' || removed || ' ' LIKE '% ' || ?1 || ' %')
"""
"""Whether a table names a person in one of its lists of ids, which blanks separate."""

OPEN_WITH = f"""
SELECT id FROM tables WHERE state IN ('lobby', 'playing') AND id IN (
    SELECT id FROM tables WHERE founder = ?1
    UNION SELECT id FROM tables WHERE {NAMED}
    UNION SELECT table_id FROM seats WHERE "user" = ?1
    UNION SELECT table_id FROM seat_requests WHERE person = ?1
    UNION SELECT table_id FROM take_backs, json_each(agreed) WHERE value = ?1)
"""  # noqa: S608  # nothing in it comes from anybody

WITHOUT = "trim(replace(' ' || {0} || ' ', ' ' || ?1 || ' ', ' '))"

FORGET_PERSON = (
    'DELETE FROM names WHERE "user" = ?1',
    "DELETE FROM looks WHERE whose = 'person' AND id = ?1",
    "DELETE FROM languages WHERE whose = 'person' AND id = ?1",
    'DELETE FROM played WHERE "user" = ?1',
    'DELETE FROM sums WHERE "user" = ?1',
    'DELETE FROM ratings WHERE "user" = ?1',
    'DELETE FROM results WHERE "user" = ?1',
    'DELETE FROM practices WHERE "user" = ?1',
    'DELETE FROM words WHERE "user" = ?1',
    'DELETE FROM analyses WHERE "user" = ?1',
    "DELETE FROM entry_moves WHERE entry IN (SELECT id FROM entries WHERE person = ?1)",
    """DELETE FROM entries WHERE person = ?1
        AND EXISTS (SELECT 1 FROM contests WHERE contests.id = contest AND settled = 1)""",
    "UPDATE entries SET person = NULL, name = '', home = 0, found = NULL WHERE person = ?1",
    *PERSON_GOES,
    "DELETE FROM reminders WHERE person = ?1",
    ASKS_NO_MORE,
    """DELETE FROM awaited_pages
        WHERE interaction IN (SELECT interaction FROM tokens WHERE person = ?1)""",
    """DELETE FROM guest_messages
        WHERE shown_by IN (SELECT interaction FROM tokens WHERE person = ?1)""",
    "DELETE FROM hand_messages WHERE person = ?1",
    "DELETE FROM tokens WHERE person = ?1",
    "DELETE FROM challenges WHERE contest IS NULL AND (challenger = ?1 OR opponent = ?1)",
    "DELETE FROM challenges_untold WHERE person = ?1",
    """UPDATE challenges SET challenger = NULL, challenger_name = '', challenger_language = '',
        challenger_cost = NULL WHERE challenger = ?1""",
    """UPDATE challenges SET opponent = NULL, opponent_name = '', opponent_language = '',
        opponent_cost = NULL WHERE opponent = ?1""",
    "DELETE FROM entrants WHERE person = ?1 AND place IS NULL",
    "UPDATE entrants SET person = NULL, name = '' WHERE person = ?1",
    "UPDATE tournaments SET organizer = NULL WHERE organizer = ?1",
    "DELETE FROM team_members WHERE person = ?1",
    "UPDATE team_matches SET captain = NULL, captain_name = '' WHERE captain = ?1",
    *FORGET_COMPARED,
    'UPDATE moves SET "user" = NULL WHERE "user" = ?1',
    f"""UPDATE tables SET ready = {WITHOUT.format("ready")}, removed = {WITHOUT.format("removed")}
        WHERE {NAMED}""",  # noqa: S608
    "UPDATE tables SET founder = 0 WHERE founder = ?1",
)

FORGET_SEATS = """
UPDATE seats SET "user" = NULL, house = 1, away = NULL, name = ?3
WHERE "user" = ?1 AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND language = ?2)
"""
AGREED = """
SELECT table_id, agreed FROM take_backs WHERE ? IN (SELECT value FROM json_each(agreed))
"""
SET_AGREED = "UPDATE take_backs SET agreed = ? WHERE table_id = ?"
LANGUAGES = (
    'SELECT DISTINCT language FROM tables JOIN seats ON table_id = tables.id WHERE "user" = ?'
)

OF_TABLES = "WHERE {0} IN (SELECT id FROM tables WHERE guild = ?1)"
FORGET_SERVER = (
    *FORGET_COMPARED_OF_SERVER,
    *SERVER_GOES,
    """UPDATE entries SET home = 0, table_id = NULL
        WHERE home = ?1 AND home <> 0 AND reach IN ('server', 'direct', 'guest')""",
    "DELETE FROM entrants WHERE tournament IN (SELECT id FROM tournaments WHERE guild = ?1)",
    """DELETE FROM team_members
        WHERE match_id IN (SELECT id FROM team_matches WHERE guild = ?1)""",
    """UPDATE team_matches SET rival = NULL
        WHERE rival IN (SELECT id FROM team_matches WHERE guild = ?1)""",
    "DELETE FROM team_matches WHERE guild = ?1",
    """UPDATE contests SET settled = 1
        WHERE id IN (SELECT contest FROM tables WHERE guild = ?1 AND contest IS NOT NULL)""",
    *(
        f"DELETE FROM {name} {OF_TABLES.format('table_id')}"  # noqa: S608
        for name in (
            *("practices", "hints", "shares", "analyses", "take_backs", "postings", "results"),
            *("uncounted", "played", "moves", "deals", "seats", "secrets", "words"),
            *("hand_messages", "seat_requests"),
        )
    ),
    *(
        f"DELETE FROM {name} WHERE guild = ?1"  # noqa: S608
        for name in (
            "sums",
            "ratings",
            "names",
            "servers",
            "server_rules",
            "daily_channels",
            "tournaments",
            "tables",
        )
    ),
    """DELETE FROM awaited_pages
        WHERE interaction IN (SELECT interaction FROM tokens WHERE server = ?1)""",
    "DELETE FROM tokens WHERE server = ?1",
    "DELETE FROM looks WHERE whose = 'server' AND id = ?1",
    "DELETE FROM languages WHERE whose = 'server' AND id = ?1",
)

SERVERS_IN = """
SELECT guild FROM (
    WITH RECURSIVE found (guild) AS (
        SELECT min({0}) FROM {1} WHERE {2}
        UNION ALL
        SELECT (SELECT min({0}) FROM {1} WHERE {2} AND {0} > found.guild)
        FROM found WHERE found.guild IS NOT NULL
    ) SELECT guild FROM found WHERE guild IS NOT NULL
) AS servers_in_{1}
"""
"""The servers of a table that has many rows of each: from one to the next, by an index."""

ANY = "1 = 1"
"""Any row."""

SERVERS = f"""
{SERVERS_IN.format("guild", "tables", "reach = 'server'")}
UNION {SERVERS_IN.format("home", "entries", "reach = 'server' AND home <> 0")}
UNION {SERVERS_IN.format("guild", "tournaments", ANY)}
UNION {SERVERS_IN.format("guild", "team_matches", ANY)}
UNION SELECT guild FROM servers UNION SELECT guild FROM server_rules
UNION SELECT guild FROM daily_channels
UNION SELECT id FROM looks WHERE whose = 'server'
UNION SELECT id FROM languages WHERE whose = 'server'
"""  # noqa: S608  # nothing in it comes from anybody


def name_in(names: Mapping[str, str], locale: str) -> str:
    """The name for a forgotten person, where people read a locale such as ``en-GB``."""
    return names.get(locale.partition("-")[0]) or names["en"]


def kept_of(db: Database, user: int) -> Kept:
    """Return all that is kept of a person."""
    kept: dict[str, list[dict[str, Any]]] = {}
    for name, query in OF_PERSON.items():
        rows = db.execute(query, (user,))
        columns = [column[0] for column in rows.description]
        kept[name] = [dict(zip(columns, row, strict=True)) for row in rows]
    return kept


def tables_with(db: Database, user: int) -> tuple[int, ...]:
    """Return the open tables, in all servers, where a person sits or is named in any other way."""
    return tuple(number for (number,) in db.execute(OPEN_WITH, (user,)).fetchall())


def forget_person(db: Database, user: int, names: Mapping[str, str]) -> None:
    """Delete all that is kept of a person; what others have played stays as it is.

    A house player of another name has sat where they sat: ``names`` has it by the language of a
    table.
    """
    for (language,) in db.execute(LANGUAGES, (user,)).fetchall():
        db.execute(FORGET_SEATS, (user, language, name_in(names, language)))
    for table, agreed in db.execute(AGREED, (user,)).fetchall():
        others = [one for one in json.loads(agreed) if one != user]
        db.execute(SET_AGREED, (json.dumps(others), table))
    for statement in FORGET_PERSON:
        db.execute(statement, (user,))
    count_up(db, FORGOTTEN)


def forget_server(db: Database, guild: int) -> None:
    """Delete a server and all that was played there."""
    for statement in FORGET_SERVER:
        db.execute(statement, (guild,))


def servers(db: Database) -> tuple[int, ...]:
    """Return the servers that something is kept of."""
    return tuple(guild for (guild,) in db.execute(SERVERS).fetchall())


class PrivacyRows(Rows):
    """The store's calls about all that is kept of a person or a server."""

    kept_of = reads(kept_of)
    tables_with = reads(tables_with)
    forget_person = erases(forget_person)
    forget_server = erases(forget_server)
    servers = reads(servers)
