"""The rows of all capabilities about people and servers, put together."""

from bot.archive import rows as shares
from bot.careers import rows as careers
from bot.choices import rows as choices
from bot.contests.challenges import rows as challenges
from bot.contests.core import rows as contests
from bot.contests.daily import ladder_rows
from bot.contests.daily import rows as daily
from bot.contests.duplicates import rows as duplicates
from bot.contests.teams import rows as teams
from bot.contests.tournaments import rows as tournaments
from bot.fairness import rows as fairness
from bot.learning.analyses import rows as analyses
from bot.learning.practice import rows as practice
from bot.servers import rows as servers
from bot.tables.rows import personal as tables
from bot.takeover import token_rows

PERSONAL = (
    choices.PERSONAL,
    servers.PERSONAL,
    tables.PERSONAL,
    shares.PERSONAL,
    careers.PERSONAL,
    analyses.PERSONAL,
    fairness.PERSONAL,
    contests.PERSONAL,
    ladder_rows.PERSONAL,
    daily.PERSONAL,
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
