"""The capabilities of the bot, in the order in which they are built: each may ask for the parts of
those before it. This is the only file that knows them all."""

from bot.careers.feature import FEATURE as CAREERS
from bot.learning.analyses.feature import FEATURE as ANALYSES
from bot.learning.hints.feature import FEATURE as HINTS
from bot.learning.practice.feature import FEATURE as PRACTICE

FEATURES = (CAREERS, HINTS, PRACTICE, ANALYSES)
