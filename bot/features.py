"""The capabilities of the bot, in the order in which they are built: each may ask for the parts of
those before it. This is the only file that knows them all."""

from bot.careers.feature import FEATURE as CAREERS
from bot.contests.challenges.feature import FEATURE as CHALLENGES
from bot.contests.core.feature import FEATURE as CONTESTS
from bot.contests.daily.feature import FEATURE as DAILY
from bot.contests.duplicates.feature import FEATURE as DUPLICATES
from bot.contests.teams.feature import FEATURE as TEAMS
from bot.contests.tournaments.feature import FEATURE as TOURNAMENTS
from bot.learning.analyses.feature import FEATURE as ANALYSES
from bot.learning.hints.feature import FEATURE as HINTS
from bot.learning.practice.feature import FEATURE as PRACTICE

FEATURES = (
    CAREERS,
    HINTS,
    PRACTICE,
    ANALYSES,
    CONTESTS,
    DAILY,
    CHALLENGES,
    TOURNAMENTS,
    TEAMS,
    DUPLICATES,
)
