"""Settings that a server chooses for its tables, put together."""

from bot.kit.feature import Built, Feature, FeatureContext
from bot.servers.default_rules import Defaults
from bot.servers.desk import DefaultsDesk
from bot.servers.rows import PERSONAL


def build(context: FeatureContext) -> Built:
    """Build the desk of a server's own settings."""
    desk = DefaultsDesk(context.part(Defaults))
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(build=build, cogs=("servers",), personal=(PERSONAL,))
