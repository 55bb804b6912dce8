"""Everything about what is kept of people and servers, put together."""

from dataclasses import dataclass

from bot.discord.gateway.client import ShardedBot
from bot.kit.feature import Built, DiscordEvents, Feature, FeatureContext, Job
from bot.privacy.departed import RemovedServers
from bot.privacy.desk import PrivacyDesk
from bot.privacy.forgetting import Forgetting
from bot.privacy.pages import former
from bot.privacy.rows import PrivacyRows
from bot.tables.play.tables import Tables
from bot.tables.rows.repository import TableRows


@dataclass(frozen=True)
class WatchedServers(DiscordEvents):
    """Looks for servers that are gone, once it is known which are there."""

    client: ShardedBot
    removed: RemovedServers

    async def on_shard_found(self, shard: int) -> None:
        """Begin once all shards are there."""
        del shard
        if self.client.servers() is not None:
            self.removed.start()


def build(context: FeatureContext) -> Built:
    """Build the desk of people's own data, and what forgets servers."""
    rows = PrivacyRows(context.store)
    client = context.part(ShardedBot)
    forgetting = Forgetting(
        rows,
        context.personal,
        TableRows(context.store),
        context.part(Tables),
        former,
        context.caches_of_people,
    )
    removed = RemovedServers(rows, context.personal, context.now, client.servers, context.serves)
    desk = PrivacyDesk(forgetting)
    return Built(
        parts=(forgetting, desk),
        routes=desk.routes(),
        events=WatchedServers(client, removed),
        jobs=(Job(start=_start_on_connection, close=removed.close),),
    )


def _start_on_connection() -> None:
    """Do nothing: checks begin once all shards are there."""


FEATURE = Feature(build=build, cogs=("privacy",))
