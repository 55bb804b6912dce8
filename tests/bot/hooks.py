"""The hooks of tables, as capabilities above them hand them in, for tests without a whole bot."""

from collections.abc import Callable

from bot.careers.counting import CareerCounting
from bot.contests.core.rows import ContestRows
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
    """Fairness, and the hooks of all tables.

    ``deals_again``: people alone with the house may be dealt what others have had.
    """
    rounds = TeamRounds(ContestRows(store), store)
    duplicates = Duplicates(DuplicateRows(store))
    sources = (rounds, duplicates) if deals_again else (rounds,)
    fairness = Fairness(FairnessRows(store), TableRows(store), secret, deck, sources)
    return fairness, TableHooks(
        cards=fairness, rounds=rounds, counting=CareerCounting(), onlookers=duplicates
    )
