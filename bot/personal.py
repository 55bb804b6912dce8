"""The rows of all capabilities about people and servers, put together."""

import json
from collections.abc import Mapping

from bot.archive import rows as shares
from bot.careers import rows as careers
from bot.choices import rows as choices
from bot.contests.challenges import rows as challenges
from bot.contests.daily import channel_rows, reminder_rows
from bot.contests.duplicates import rows as duplicates
from bot.contests.teams import rows as teams
from bot.contests.tournaments import rows as tournaments
from bot.fairness import rows as fairness
from bot.learning.practice import rows as practice
from bot.privacy.rows import NAMED
from bot.servers import rows as servers
from bot.store import ladder_sql, seat_requests
from bot.store.database import Database
from bot.store.personal import (
    PersonalRows,
    delete_by_guild,
    delete_by_table,
    name_in,
    select_guilds,
)
from bot.takeover import token_rows

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


TABLES = PersonalRows(
    export={
        "names": 'SELECT guild AS server, name FROM names WHERE "user" = ?1',
        "tables_opened": """
            SELECT id AS "table", guild AS server, channel, variant AS game, created_at
            FROM tables WHERE founder = ?1""",
        "seats": """
            SELECT table_id AS "table", guild AS server, variant AS game, player, name
            FROM seats JOIN tables ON tables.id = table_id WHERE "user" = ?1""",
        "moves": """
            SELECT table_id AS "table", deal, seq AS number, code, at FROM moves WHERE "user" = ?1
            AND table_id NOT IN (
                SELECT tables.id FROM tables JOIN contests ON contests.id = contest
                WHERE settled = 0
            )""",
        "hints_asked": """
            SELECT hints.table_id AS "table", deal, seq AS number
            FROM hints JOIN seats USING (table_id, player) WHERE "user" = ?1""",
    },
    forget_person=(
        forget_seats,
        forget_agreement,
        'DELETE FROM names WHERE "user" = ?1',
        'UPDATE moves SET "user" = NULL WHERE "user" = ?1',
        f"""UPDATE tables SET ready = {WITHOUT.format("ready")},
            removed = {WITHOUT.format("removed")} WHERE {NAMED}""",  # noqa: S608
        "UPDATE tables SET founder = 0 WHERE founder = ?1",
    ),
    forget_server=(
        *delete_by_table("hints", "take_backs", "postings", "moves", "deals", "seats"),
        *delete_by_guild("names", "tables"),
    ),
    servers=(select_guilds("tables", "guild", "reach = 'server'"),),
)

SEAT_REQUESTS = PersonalRows(
    export={
        "seats_asked_for": """
            SELECT table_id AS "table", guild AS server, name, asked_at, declined
            FROM seat_requests JOIN tables ON tables.id = table_id WHERE person = ?1"""
    },
    forget_person=(seat_requests.PERSON_GOES,),
    forget_server=delete_by_table("seat_requests"),
)

CONTESTS = PersonalRows(
    export={
        "contests": """
            SELECT entries.id AS entry, kind, number, variant AS game, players, home AS server,
                name, opened_at, finished_at, points, entries.ahead AS twelfths_ahead
            FROM entries JOIN contests ON contests.id = contest WHERE person = ?1""",
        "contest_moves": """
            SELECT entry, seq AS number, code
            FROM entry_moves JOIN entries ON entries.id = entry
                JOIN contests ON contests.id = contest
            WHERE person = ?1 AND player = seat AND settled = 1""",
    },
    forget_person=(
        "DELETE FROM entry_moves WHERE entry IN (SELECT id FROM entries WHERE person = ?1)",
        """DELETE FROM entries WHERE person = ?1
            AND EXISTS (SELECT 1 FROM contests WHERE contests.id = contest AND settled = 1)""",
        "UPDATE entries SET person = NULL, name = '', home = 0, found = NULL WHERE person = ?1",
    ),
    forget_server=(
        """UPDATE entries SET home = 0, table_id = NULL
            WHERE home = ?1 AND home <> 0 AND reach IN ('server', 'direct', 'guest')""",
    ),
    servers=(select_guilds("entries", "home", "reach = 'server' AND home <> 0"),),
)

LADDERS = PersonalRows(
    export={
        "ladders": """
            SELECT kind, home AS server, span, begins, game, days, tries, percent
            FROM ladder WHERE person = ?1"""
    },
    forget_person=ladder_sql.PERSON_GOES,
    forget_server=ladder_sql.SERVER_GOES,
)

ANALYSES = PersonalRows(
    export={"analyses": 'SELECT table_id AS "table", deal, found FROM analyses WHERE "user" = ?1'},
    forget_person=('DELETE FROM analyses WHERE "user" = ?1',),
    forget_server=delete_by_table("analyses"),
)

PERSONAL = (
    choices.PERSONAL,
    servers.PERSONAL,
    TABLES,
    shares.PERSONAL,
    careers.PERSONAL,
    ANALYSES,
    fairness.PERSONAL,
    CONTESTS,
    LADDERS,
    reminder_rows.PERSONAL,
    channel_rows.PERSONAL,
    challenges.PERSONAL,
    tournaments.PERSONAL,
    teams.PERSONAL,
    duplicates.PERSONAL,
    SEAT_REQUESTS,
    practice.PERSONAL,
    token_rows.PERSONAL,
)
"""In the order of the file that people are given; rows refer to those of capabilities before their
own, so the last is erased first."""
