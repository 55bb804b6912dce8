"""Courses and rules, put together."""

from bot.choices.looks import Looks
from bot.help.desk import ChannelForms, RulesDesk
from bot.kit.feature import Built, Feature, House


def build(house: House) -> Built:
    """Build the desk of courses and rules."""
    desk = RulesDesk(house.part(ChannelForms).find, house.part(Looks))
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(name="help", build=build, cogs=("help",))
