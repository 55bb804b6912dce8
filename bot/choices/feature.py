"""Looks and languages, put together."""

from bot.choices.desk import PreferenceDesk
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import PERSONAL
from bot.kit.feature import Built, Feature, House


def build(house: House) -> Built:
    """Build the desk at which they are chosen."""
    languages = house.part(Languages)
    looks = house.part(Looks)
    desk = PreferenceDesk(looks, languages)
    return Built(parts=(desk,), routes=desk.routes(), remembers=(languages, looks))


FEATURE = Feature(name="choices", build=build, cogs=("choices",), personal=(PERSONAL,))
