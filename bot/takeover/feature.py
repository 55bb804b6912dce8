"""Several processes on one database, put together: what outlives one of them."""

from functools import partial

from bot.archive.archive import Archive
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.gateway.client import ShardedBot
from bot.kit.feature import Built, Feature, House, Job
from bot.privacy.forgetting import Forgetting
from bot.tables.board.guests import Guests
from bot.tables.play.tables import Tables
from bot.tables.private.private_views import PrivateViews
from bot.takeover.kept_tokens import KeptTokens, revived
from bot.takeover.remote_changes import RemoteChanges
from bot.takeover.token_rows import PERSONAL, TokenRows
from bot.takeover.waiting_for_lease import Holding


def build(house: House) -> Built:
    """Build the kept tokens, and what reads other processes' changes."""
    holding, forgetting = house.part(Holding), house.part(Forgetting)
    tokens = KeptTokens(
        TokenRows(house.store),
        house.part(PrivateViews),
        house.part(Guests),
        partial(revived, house.part(ShardedBot)),
        house.hears,
    )
    elsewhere = RemoteChanges(
        house.store,
        choices=(house.part(Looks), house.part(Languages)),
        archive=house.part(Archive),
        rereading=house.part(Tables).register.rereading,
        tokens=tokens,
    )

    def start() -> None:
        """Look for changes if there are other processes."""
        if holding.shared:
            elsewhere.start()
            forgetting.share(elsewhere.wait_until_propagated)

    return Built(
        parts=(tokens,),
        jobs=(Job(start, elsewhere.close),),
        remembers=(tokens,),
    )


FEATURE = Feature(name="takeover", build=build, personal=(PERSONAL,))
