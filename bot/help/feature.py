"""Courses and rules, put together."""

from bot.choices.looks import Looks
from bot.help.desk import ChannelForms, RulesDesk
from bot.kit.feature import Built, Feature, FeatureContext


def build(context: FeatureContext) -> Built:
    """Build the desk of courses and rules."""
    desk = RulesDesk(context.part(ChannelForms).find, context.part(Looks))
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(build=build, cogs=("help",))
