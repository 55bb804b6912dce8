"""Rows about people and servers in what is stored of tables: how to show and erase them."""

import json
from collections.abc import Mapping

from bot.store.database import Database
from bot.store.personal import PersonalRows, delete_by_guild, name_in, select_guilds

DELETE_BY_TABLE = "DELETE FROM {0} WHERE table_id IN (SELECT id FROM tables WHERE guild = ?1)"

LISTED = "' ' || {0} || ' ' LIKE '% ' || ?1 || ' %'"
NAMED = f"""
(ready <> '' OR removed <> '') AND ({LISTED.format("ready")} OR {LISTED.format("removed")})
"""
"""Whether a table names a person in one of its lists of ids, which blanks separate."""
WITHOUT = "trim(replace(' ' || {0} || ' ', ' ' || ?1 || ' ', ' '))"

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


def delete_by_table(*names: str) -> tuple[str, ...]:
    """Return the statements that delete what refers to a server's tables by ``table_id``."""
    return tuple(DELETE_BY_TABLE.format(name) for name in names)


def forget_seats(db: Database, user: int, names: Mapping[str, str]) -> None:
    """Write that house players of another name have sat where a person sat."""
    for (language,) in db.execute(LANGUAGES, (user,)).fetchall():
        db.execute(FORGET_SEATS, (user, language, name_in(names, language)))


def forget_agreement(db: Database, user: int, names: Mapping[str, str]) -> None:
    """Take a person out of the lists of those who agree to take a move back."""
    del names
    for table, agreed in db.execute(AGREED, (user,)).fetchall():
        others = [person for person in json.loads(agreed) if person != user]
        db.execute(SET_AGREED, (json.dumps(others), table))


PERSONAL = PersonalRows(
    export={
        "names": 'SELECT guild AS server, name FROM names WHERE "user" = ?1',
        "tables_opened": """
            SELECT id AS "table", guild AS server, channel, variant AS game, created_at
            FROM tables WHERE founder = ?1""",
        "seats": """
            SELECT table_id AS "table", guild AS server, variant AS game, player, name, away, late
            FROM seats JOIN tables ON tables.id = table_id WHERE "user" = ?1""",
        "listed_at_tables": f"""
            SELECT id AS "table", guild AS server,
                CASE WHEN {LISTED.format("ready")} THEN 1 ELSE 0 END AS ready,
                CASE WHEN {LISTED.format("removed")} THEN 1 ELSE 0 END AS removed
            FROM tables WHERE {NAMED}""",  # noqa: S608 - constants only
        "take_backs_agreed": """
            SELECT table_id AS "table", seq AS number FROM take_backs, json_each(agreed)
            WHERE value = ?1""",
        "moves": """
            SELECT table_id AS "table", deal, seq AS number, code, at FROM moves WHERE "user" = ?1
            AND table_id NOT IN (
                SELECT tables.id FROM tables JOIN contests ON contests.id = contest
                WHERE settled = 0
            )""",
        "hints_asked": """
            SELECT table_id AS "table", deal, seq AS number
            FROM (SELECT DISTINCT table_id, deal, player FROM moves WHERE "user" = ?1) AS moved
            JOIN hints USING (table_id, deal, player)
            UNION
            SELECT table_id, deal, seq FROM seats
            JOIN hints USING (table_id, player)
            WHERE "user" = ?1 AND (
                SELECT state FROM deals WHERE deals.table_id = hints.table_id AND number = deal
            ) = 'live'""",
    },
    forget_person=(
        forget_seats,
        forget_agreement,
        'DELETE FROM names WHERE "user" = ?1',
        'UPDATE moves SET "user" = NULL WHERE "user" = ?1',
        f"""UPDATE tables SET ready = {WITHOUT.format("ready")},
            removed = {WITHOUT.format("removed")} WHERE {NAMED}""",  # noqa: S608 - constants only
        "UPDATE tables SET founder = 0 WHERE founder = ?1",
    ),
    forget_server=(
        *delete_by_table("hints", "take_backs", "postings", "moves", "deals", "seats"),
        *delete_by_guild("names", "tables"),
    ),
    servers=(select_guilds("tables", "guild", "reach = 'server'"),),
)

PERSONAL_SEAT_REQUESTS = PersonalRows(
    export={
        "seats_asked_for": """
            SELECT table_id AS "table", guild AS server, name, asked_at, declined
            FROM seat_requests JOIN tables ON tables.id = table_id WHERE person = ?1"""
    },
    forget_person=("DELETE FROM seat_requests WHERE person = ?1",),
    forget_server=delete_by_table("seat_requests"),
)
