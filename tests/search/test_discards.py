"""Discards of worlds are such as one lays away, and the worlds still fit the view."""

from collections.abc import Iterator
from statistics import mean

from engine import Deal, View, observe
from search.worlds.discards import with_discards
from search.worlds.reconstruction import deal_of
from search.worlds.worlds import World, worlds
from tests.laws.playing import RULES, Table, each_table
from tests.search.positions import house_deal

TABLES: list[Table] = [("slovenian", 4), ("slovenian", 3), ("romanian", 4), ("krolami", 4)]


def decisions_with_hidden_discards(table: Table, seed: int) -> Iterator[tuple[Deal, View]]:
    """Decisions of others while the declarer's discards lie face down."""
    for step in house_deal(RULES[table], seed).steps[::5]:
        view = observe(step.deal, step.player)
        if view.laid_size > view.laid.bit_count() and view.declarer not in (None, step.player):
            yield step.deal, view


@each_table(TABLES)
def test_tidied_worlds_lead_to_the_view(table: Table) -> None:
    decisions = 0
    for seed in range(6):
        for _, view in decisions_with_hidden_discards(table, seed):
            for world in with_discards(view, worlds(view, seed, 3)):
                assert observe(deal_of(view, world), view.viewer) == view
                decisions += 1
    assert decisions


def test_discards_are_more_often_the_real_ones() -> None:
    def found(deal: Deal, drawn: list[World]) -> float:
        assert deal.exchange is not None
        return mean((world.laid & deal.exchange.laid).bit_count() for world in drawn)

    before, after = [], []
    for seed in range(20):
        for deal, view in decisions_with_hidden_discards(("slovenian", 4), seed):
            drawn = worlds(view, seed, 8)
            before.append(found(deal, drawn))
            after.append(found(deal, with_discards(view, drawn)))
    assert mean(after) > mean(before)
