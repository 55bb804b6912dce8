"""The swap test for every game: unseen cards change nothing that a viewer sees."""

from random import Random

import pytest

from engine import (
    Deal,
    Kontra,
    Play,
    Say,
    observe,
    offers,
    why_not,
)
from engine.cards import each
from tests.laws.playing import RULES, Table, many_deals, numbered_deal, sizes, tables
from tests.laws.swaps import check_king, check_unseen


def visible_facts(deal: Deal, viewer: int | None) -> tuple[object, ...]:
    """The viewer's view, offers and refusals."""
    if viewer is None or deal.turn != viewer:
        return (observe(deal, viewer),)
    actions = [
        *map(Play, each(deal.rules.pack.whole)),
        *map(Say, deal.rules.bonuses),
        Kontra("game"),
    ]
    why = [(refused.reason, refused.facts) if (refused := why_not(deal, viewer, action)) else None
           for action in actions]  # fmt: skip
    return observe(deal, viewer), offers(deal, viewer), why


@tables
@many_deals
def test_swapping_unseen_cards_changes_no_view(table: Table, deals: int) -> None:
    deals = min(deals, 1000)
    checks = sum(
        check_unseen(numbered_deal(table, n), Random(n), 3, visible_facts) for n in range(deals)
    )
    assert checks > deals * 2


SECRET_PARTNERS = [
    table
    for table, rules in RULES.items()
    if any(contract.calls_king for contract in rules.contracts.values())
]


@pytest.mark.parametrize("table", SECRET_PARTNERS, ids=str)
@sizes(15, 150)
def test_holder_of_the_called_king_stays_hidden(table: Table, deals: int) -> None:
    """POL-CALL-4, POL-SEE-1, ROM-KING-4: only the partner knows."""
    checks = sum(
        check_king(numbered_deal(table, n), Random(n), 6, visible_facts) for n in range(deals)
    )
    assert checks > deals * 4 // 3
