"""Several processes on one database, put together: what outlives one of them."""

from functools import partial

from bot.archive.archive import Archive
from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.contests.tournaments.service import Tournaments
from bot.discord.gateway.client import ShardedBot
from bot.kit.feature import Built, Feature, FeatureContext, Job
from bot.privacy.forgetting import Forgetting
from bot.tables.board.guests import Guests
from bot.tables.play.tables import Tables
from bot.tables.private.private_views import PrivateViews
from bot.takeover.kept_tokens import KeptTokens, revived
from bot.takeover.remote_changes import RemoteChanges
from bot.takeover.shared_page_rows import PERSONAL as SHARED_PAGES
from bot.takeover.shared_page_rows import SharedPageRows
from bot.takeover.token_rows import PERSONAL, TokenRows
from bot.takeover.waiting_for_lease import Holding


def build(context: FeatureContext) -> Built:
    """Build the kept tokens, and what reads other processes' changes."""
    holding, forgetting = context.part(Holding), context.part(Forgetting)
    tokens = KeptTokens(
        TokenRows(context.store),
        SharedPageRows(context.store),
        context.part(PrivateViews),
        context.part(Guests),
        partial(revived, context.part(ShardedBot)),
        context.serves,
    )
    elsewhere = RemoteChanges(
        context.store,
        choices=(context.part(Looks), context.part(Languages), context.part(Habits)),
        drop_names=(context.part(Archive).clear, context.part(Tournaments).drop_standings),
        rereading=context.part(Tables).register.rereading,
        tokens=tokens,
    )

    def start() -> None:
        """Look for changes if there are other processes."""
        if holding.held_shards:
            elsewhere.start()
            forgetting.share(elsewhere.wait_until_propagated)

    return Built(
        parts=(tokens, elsewhere),
        jobs=(Job(start, elsewhere.close),),
        remembers=(tokens,),
    )


FEATURE = Feature(build=build, personal=(PERSONAL, SHARED_PAGES))
