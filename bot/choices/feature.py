"""Looks, languages and habits, put together."""

from bot.choices.desk import PreferenceDesk
from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import PERSONAL
from bot.kit.feature import Built, Feature, FeatureContext


def build(context: FeatureContext) -> Built:
    """Build the desk at which they are chosen."""
    languages = context.part(Languages)
    looks = context.part(Looks)
    habits = context.part(Habits)
    desk = PreferenceDesk(looks, languages, habits)
    return Built(parts=(desk,), routes=desk.routes(), remembers=(languages, looks, habits))


FEATURE = Feature(build=build, cogs=("choices",), personal=(PERSONAL,))
