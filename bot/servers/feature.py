"""Settings that a server chooses for its tables, put together."""

from bot.kit.feature import Built, Feature, House
from bot.servers.desk import DefaultsDesk
from bot.servers.rows import PERSONAL
from bot.servers.service import Defaults


def build(house: House) -> Built:
    """Build the desk of a server's own settings."""
    desk = DefaultsDesk(house.part(Defaults))
    return Built(parts=(desk,), routes=desk.routes())


FEATURE = Feature(name="servers", build=build, cogs=("servers",), personal=(PERSONAL,))
