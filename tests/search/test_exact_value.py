"""Exact search finds what trying everything finds, with the engine's own moves and settlements."""

from random import Random

from engine import act
from search.kernel import layout as at
from search.kernel.exact_value import Exact, Memory, gain, side_in_row
from search.kernel.settle import Settler
from tests.laws.playing import RULES, random_rules, sizes
from tests.search.kernel_deals import Position, deal_in_play, position, tables
from tests.search.trial_values import play_of, value_by_trial

some_deals = sizes(3, 6, 200)
CARDS = (7, 8, 9, 10, 11, 12)
"""Cards in all hands together from where everything is tried."""


def late_positions(table: tuple[str, int], deals: int) -> list[Position]:
    """Positions close to the end."""
    rng, late_positions = Random(deals), list[Position]()
    while len(late_positions) < deals:
        rules = random_rules(table, rng) if rng.random() < 0.5 else RULES[table]
        deal = deal_in_play(rules, rng, max_cards=rng.choice(CARDS))
        if deal is not None:
            late_positions.append(position(deal))
    return late_positions


@tables
@some_deals
def test_values_equal_exhaustive_search(table: tuple[str, int], deals: int) -> None:
    """Exact search values the position, and each move from it, as trying every move does."""
    settler, room = Settler(), Memory(1 << 12)
    for start in late_positions(table, deals):
        deal = start.deal
        assert deal.turn is not None
        side, _ = side_in_row(deal, start.row, deal.turn)
        weights = gain(deal, side, deal.turn)
        search = Exact(deal, start.row, deal.turn, settler, room)
        best = value_by_trial(deal, side, weights)
        assert search.value() == best, deal
        if start.state[at.DUE]:
            continue
        exact = search.values()
        assert max(exact.values()) == best
        deals_after = {card: act(deal, deal.turn, play_of(deal, card)) for card in exact}
        assert exact == {
            card: value_by_trial(end, side, weights) for card, end in deals_after.items()
        }, deal


@tables
def test_bounds_save_work_and_keep_the_value(table: tuple[str, int]) -> None:
    """A search that only asks whether a value is reached says so rightly."""
    for start in late_positions(table, 5):
        assert start.deal.turn is not None
        whole = Exact(start.deal, start.row, start.deal.turn, Settler())
        value = whole.value()
        for limit in (value - 1, value, value + 1):
            search = Exact(start.deal, start.row, start.deal.turn, Settler())
            assert (search.value(limit - 1, limit) >= limit) == (value >= limit)
            assert search.nodes <= whole.nodes
