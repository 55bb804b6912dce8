"""Worlds are what ``observe`` leaves open: no more, no less, and nothing that was not shown."""

from random import Random

import pytest

from engine import Deal, observe
from engine.phases.rights import without_trump_and_king
from search.knowledge import knowledge
from search.retelling import deal_of
from search.worlds import worlds
from tests.laws.playing import RULES, numbered
from tests.laws.test_laws import Table, tables
from tests.laws.test_swaps import check_unseen
from tests.search.positions import positions, truth

amounts = pytest.mark.parametrize(
    "deals", [24, pytest.param(10_000, marks=pytest.mark.soak)], ids=str
)


@tables
@amounts
def test_a_world_looks_as_the_real_deal(table: Table, deals: int) -> None:
    """Each is dealt, said and played once more, and every move is checked on the way."""
    for seed in range(deals):
        for _, view in positions(table, seed, 3):
            for world in worlds(view, seed, 2):
                assert observe(deal_of(view, world), view.viewer) == view


@tables
@amounts
def test_the_real_deal_is_never_left_out(table: Table, deals: int) -> None:
    for seed in range(deals):
        for deal, view in positions(table, seed, 6):
            told = knowledge(view)
            assert told.admits(truth(deal, view, told)), (seed, view)


@tables
def test_what_lies_elsewhere_changes_nothing(table: Table) -> None:
    """Two hidden cards change places: what is known stays the same, and so do the worlds."""

    def look(deal: Deal, viewer: int | None) -> object:
        view = observe(deal, viewer)
        return knowledge(view), worlds(view, 1, 2)

    done = sum(check_unseen(numbered(table, n), Random(n), 2, look) for n in range(25))
    assert done > 25
