"""Worlds are what ``observe`` leaves open: no more, no less, and nothing that was not shown."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from engine import Deal, Rules, each, observe, open_deal
from search.worlds.drawing import draws
from search.worlds.knowledge import knowledge
from search.worlds.reconstruction import deal_of
from search.worlds.worlds import worlds
from tests.laws.playing import RULES, Table, numbered_deal, sizes, tables
from tests.laws.swaps import check_unseen
from tests.search.enumerated import every_draw
from tests.search.positions import positions, truth

some_deals = sizes(3, 8, 10_000)


@tables
@some_deals
def test_world_looks_as_the_real_deal(table: Table, deals: int) -> None:
    """Each is dealt, said and played once more, and every move is checked on the way."""
    for seed in range(deals):
        for _, view in positions(table, seed, 3):
            for world in worlds(view, seed, 2):
                assert observe(deal_of(view, world), view.viewer) == view


@tables
@some_deals
def test_real_deal_is_never_left_out(table: Table, deals: int) -> None:
    for seed in range(deals):
        for deal, view in positions(table, seed, 6):
            known = knowledge(view)
            assert known.admits(truth(deal, view, known)), (seed, view)


@tables
@sizes(2, 8)
def test_worlds_do_not_depend_on_hidden_cards(table: Table, deals: int) -> None:
    """Two hidden cards change places: what is known stays the same, and so do the worlds."""

    def look(deal: Deal, viewer: int | None) -> object:
        view = observe(deal, viewer)
        return knowledge(view), worlds(view, 1, 2)

    checks = sum(check_unseen(numbered_deal(table, n), Random(n), 2, look) for n in range(deals))
    assert checks > deals


@tables
def test_worlds_depend_on_their_seed_alone(table: Table) -> None:
    _, view = next(iter(positions(table, 1, 1)))
    assert worlds(view, 7, 5) == worlds(view, 7, 5)
    assert worlds(view, 7, 5)[:3] == worlds(view, 7, 3)
    assert any(worlds(view, seed, 5) != worlds(view, 7, 5) for seed in range(20))


def test_finished_deal_has_no_worlds() -> None:
    end = numbered_deal(("slovenian", 4), 0).end
    with pytest.raises(ValueError, match="over"):
        knowledge(observe(end, 0))


# How evenly they are drawn ------------------------------------------------------------------------

EACH, FEW, MANY = 40, 5, 500
"""Draws for each world; so many worlds make a case."""


@sizes(1, 4)
def test_worlds_are_drawn_evenly(deals: int) -> None:
    """Near the end of a deal all worlds can be counted: each comes about as often.

    The sum of squares over what chance makes of it is 1 on the average; a way of drawing that
    favours some worlds by a sixth would double it.
    """
    spreads = []
    for table in RULES:
        for seed in range(deals):
            for _, view in positions(table, seed, 4):
                known = knowledge(view)
                if known.unseen.bit_count() > 9:
                    continue
                possible = every_draw(known, MANY)
                if len(possible) > FEW:
                    drawn = islice(draws(known, Random(seed)), EACH * len(possible))
                    spreads.append(spread(Counter(map(tuple, drawn)), possible))
    assert len(spreads) > 5 * deals
    assert sum(spreads) / len(spreads) < 1.3


def spread(counts: Counter[tuple[int, ...]], possible: list[tuple[int, ...]]) -> float:
    """How far from even, in units of what chance makes of it; nothing impossible was found."""
    assert set(counts) <= set(possible)
    squares = sum((counts[draw] - EACH) ** 2 for draw in possible)
    return squares / EACH / (len(possible) - 1)


# Rare positions -----------------------------------------------------------------------------------


def test_discard_is_found_where_hardly_any_fits() -> None:
    """LOM-DISC-3: so much is known of the hands that few of two cards can have been laid away."""
    for _, view in positions(("lombardia", 4), 8936, 3):
        for world in worlds(view, 8936, 2):
            assert observe(deal_of(view, world), view.viewer) == view


def deal_with_weak_hand(rules: Rules, player: int) -> Deal:
    """A deal in which this player alone holds neither trump nor king."""
    whole, mask = rules.pack.whole, rules.pack.trumps | rules.kings
    places = rules.share(tuple(each(whole)), 0).hands[player]
    weak_cards = list(each(whole & ~mask))[::2]
    others = [card for card in each(whole) if card not in weak_cards[: places.bit_count()]]
    deck = [weak_cards.pop(0) if cell & places else others.pop(0) for cell in each(whole)]
    return open_deal(rules, tuple(deck))


@pytest.mark.parametrize("player", [1, 3])
def test_waiting_player_knows_that_another_is_asked(player: int) -> None:
    """ROM-DEAL-9: forehand, player 1, is on turn by all appearances and can do nothing."""
    deal = deal_with_weak_hand(RULES["romanian", 4], player)
    assert deal.in_secret and deal.turn == player
    for viewer in range(deal.rules.players):
        view = observe(deal, viewer)
        known = knowledge(view)
        assert known.admits(truth(deal, view, known))
        for world in worlds(view, 1, 20):
            assert observe(deal_of(view, world), viewer) == view
    waiting = knowledge(observe(deal, 1)).secret
    assert bool(waiting) == (player != 1)
