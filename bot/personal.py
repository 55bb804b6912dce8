"""The rows of all capabilities about people and servers, put together."""

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
from bot.servers import rows as servers
from bot.store import ladder_sql
from bot.store.personal import PersonalRows, delete_by_table, select_guilds
from bot.tables.rows import personal as tables
from bot.takeover import token_rows

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
    tables.PERSONAL,
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
    tables.PERSONAL_SEAT_REQUESTS,
    practice.PERSONAL,
    token_rows.PERSONAL,
)
"""In the order of the file that people are given; rows refer to those of capabilities before their
own, so the last is erased first."""
