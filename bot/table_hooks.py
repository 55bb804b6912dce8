"""What other capabilities do for tables, put together."""

from collections.abc import Callable

from bot.careers.counting import CareerCounting
from bot.contests.duplicates.deals import Duplicates
from bot.contests.duplicates.rows import DuplicateRows
from bot.contests.teams.rounds import TeamRounds
from bot.fairness.rows import FairnessRows
from bot.fairness.service import Fairness
from bot.store import Store
from bot.tables.model.cards import Deck
from bot.tables.model.hooks import TableHooks
from bot.tables.rows.repository import TableRows


def build_hooks(
    store: Store, secret: Callable[[], bytes], deck: Deck, *, deals_again: bool
) -> tuple[Fairness, TableHooks]:
    """Fairness, and the hooks of all tables. ``secret``: draws one that nobody can foresee;
    ``deals_again``: whether people alone with the house may be dealt what others have had."""
    rounds, duplicates = TeamRounds(store), Duplicates(DuplicateRows(store))
    sources = (rounds, duplicates) if deals_again else (rounds,)
    fairness = Fairness(FairnessRows(store), TableRows(store), secret, deck, sources)
    return fairness, TableHooks(
        cards=fairness, rounds=rounds, counting=CareerCounting(), onlookers=duplicates
    )
