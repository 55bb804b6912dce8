"""The commands of the bot's owner, put together."""

from bot.choices.languages import Languages
from bot.discord.answering.owners import Owners
from bot.discord.gateway.client import ShardedBot
from bot.hosting.announcements import Announcements
from bot.hosting.desk import HostDesk
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.tables.board.guests import Guests
from bot.tables.play.tables import Tables


def build(context: FeatureContext) -> Built:
    """Build the desk of the bot's owner, and what announces maintenance."""
    announcements = Announcements(
        store=context.store,
        register=context.part(Tables).register,
        postboxes=context.part(Guests),
        languages=context.part(Languages),
        now=context.now,
        serves=context.serves,
    )
    desk = HostDesk(
        owners=Owners(context.part(ShardedBot)),
        database=context.settings.database,
        jobs=context.side_jobs,
        announcements=announcements,
        store=context.store,
        now=context.now,
    )
    return Built(parts=(desk,), jobs=(Job(announcements.start, announcements.close),))


FEATURE = Feature(build=build)
