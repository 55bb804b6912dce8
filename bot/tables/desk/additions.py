"""Contributions of higher capabilities to tables: each hands in some, and together all."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.tables.model.cards import CardSource, SharedDeals
from bot.tables.model.hooks import Counting, Onlookers, Rounds, TableHooks
from bot.tables.pages.endings import Buttons, MenuButtons
from bot.tables.pages.table_pages import Remarks, ScoreOffers, TablePages, VeiledPages
from bot.tables.play.reports import Reports

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class TableAdditions:
    """Everything that one capability does for tables; other capabilities fill the gaps."""

    cards: Callable[[Sequence[SharedDeals]], CardSource] | None = None
    """Makes the source of all cards, given the deals that several tables are dealt."""
    shared_deals: tuple[SharedDeals, ...] = ()
    rounds: Rounds | None = None
    counting: Counting | None = None
    onlookers: Onlookers | None = None
    remarks: Remarks | None = None
    veiled: VeiledPages | None = None
    offers: ScoreOffers | None = None
    below_score: tuple[Buttons, ...] = ()
    menu: tuple[MenuButtons, ...] = ()


def hooks_of(additions: Sequence[TableAdditions]) -> TableHooks:
    """The hooks of all tables. Raises ValueError if one is missing, or there twice."""
    make_cards = _only(each.cards for each in additions)
    return TableHooks(
        cards=make_cards([deals for each in additions for deals in each.shared_deals]),
        rounds=_only(each.rounds for each in additions),
        counting=_only(each.counting for each in additions),
        onlookers=_only(each.onlookers for each in additions),
    )


def pages_of(additions: Sequence[TableAdditions], reports: Reports) -> TablePages:
    """The pages of all tables. Raises ValueError as ``hooks_of`` does."""
    return TablePages(
        reports,
        remarks=_only(each.remarks for each in additions),
        veiled=_only(each.veiled for each in additions),
        offers=_only(each.offers for each in additions),
        below_score=[buttons for each in additions for buttons in each.below_score],
        menu=[buttons for each in additions for buttons in each.menu],
    )


def _only(values: Iterable[T | None]) -> T:
    (value,) = (value for value in values if value is not None)
    return value
