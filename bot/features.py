"""The capabilities of the bot, in the order in which they are built.

Each may ask for the parts of those before it. No other file knows them all.

It is not the order of the floors: help and servers ask for parts that tables hand in.
"""

from bot.archive.feature import FEATURE as ARCHIVE
from bot.blocks.feature import FEATURE as BLOCKS
from bot.calls.feature import FEATURE as CALLS
from bot.careers.feature import FEATURE as CAREERS
from bot.choices.feature import FEATURE as CHOICES
from bot.contests.afterwards.feature import FEATURE as AFTERWARDS
from bot.contests.challenges.feature import FEATURE as CHALLENGES
from bot.contests.core.feature import FEATURE as CONTESTS
from bot.contests.daily.feature import FEATURE as DAILY
from bot.contests.days.feature import FEATURE as DAYS
from bot.contests.duplicates.feature import FEATURE as DUPLICATES
from bot.contests.leagues.feature import FEATURE as LEAGUES
from bot.contests.teams.feature import FEATURE as TEAMS
from bot.contests.tournaments.feature import FEATURE as TOURNAMENTS
from bot.contests.traveller.feature import FEATURE as TRAVELLER
from bot.fairness.feature import FEATURE as FAIRNESS
from bot.help.feature import FEATURE as HELP
from bot.hosting.feature import FEATURE as HOSTING
from bot.kit.feature import Feature
from bot.learning.analyses.feature import FEATURE as ANALYSES
from bot.learning.coach.feature import FEATURE as COACH
from bot.learning.evaluation.feature import FEATURE as EVALUATION
from bot.learning.hints.feature import FEATURE as HINTS
from bot.learning.lessons.feature import FEATURE as LESSONS
from bot.learning.practice.feature import FEATURE as PRACTICE
from bot.learning.puzzles.feature import FEATURE as PUZZLES
from bot.privacy.feature import FEATURE as PRIVACY
from bot.servers.feature import FEATURE as SERVERS
from bot.tables.desk.feature import FEATURE as TABLES
from bot.takeover.feature import FEATURE as TAKEOVER

FEATURES: tuple[Feature, ...] = (
    CHOICES,
    TABLES,
    HELP,
    SERVERS,
    ARCHIVE,
    CAREERS,
    FAIRNESS,
    CALLS,
    HINTS,
    LESSONS,
    PUZZLES,
    PRACTICE,
    ANALYSES,
    COACH,
    EVALUATION,
    CONTESTS,
    TRAVELLER,
    DAILY,
    DAYS,
    CHALLENGES,
    TOURNAMENTS,
    TEAMS,
    LEAGUES,
    DUPLICATES,
    AFTERWARDS,
    BLOCKS,
    PRIVACY,
    TAKEOVER,
    HOSTING,
)

FIRST_IN_HELP = (
    TABLES, DAILY, CHALLENGES, TOURNAMENTS, TEAMS, ANALYSES, FAIRNESS, ARCHIVE, CAREERS,
)  # fmt: skip
"""The features whose commands ``/tarok help`` lists first, in this order; the others follow."""

EXTENSIONS = (
    *(
        f"bot.cogs.{name}"
        for feature in dict.fromkeys((*FIRST_IN_HELP, *FEATURES))
        for name in feature.cogs
    ),
    "bot.hosting.commands",
)
"""The modules of commands, as discord.py loads them, in the order of ``/tarok help``. Those of the
host, which the help leaves out, are beside their desk: it uses parts of a room above ``cogs``."""

PERSONAL = tuple(rows for feature in FEATURES for rows in feature.personal)
"""All rows about people and servers, in the order of the file that people are given. Rows
refer to those of features before their own, so the last are erased first."""
