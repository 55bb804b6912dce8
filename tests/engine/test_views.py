"""Looking at deals: several threads may at once."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from engine import Deal, Play, View, Views, act, observe, offers, open_deal, variant

RULES = variant("slovenian").build(4)


def deals() -> Iterator[Deal]:
    """Every deal on the way of one that is played with whatever is offered first."""
    deal = open_deal(RULES, RULES.pack.shuffled(Random(1)))
    while deal.turn is not None:
        yield deal
        deal = act(deal, deal.turn, offers(deal, deal.turn)[0].nth(0))


@pytest.fixture
def hurried_switches() -> Iterator[None]:
    """Threads take turns far more often than they usually do."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hurried_switches")
def test_threads_look_at_the_same_deals() -> None:
    seats = (None, 0, 1, 2, 3)
    looked_at = list(deals())
    plain = [observe(deal, seat) for deal in looked_at for seat in seats]
    shared = [Views(deal) for deal in looked_at]

    def look(_: int) -> list[View]:
        for deal in deals():
            for seat in seats:
                observe(deal, seat)
        return [views(seat) for views in shared for seat in seats]

    with ThreadPoolExecutor(8) as threads:
        for seen in threads.map(look, range(64)):
            assert seen == plain


def test_view_is_made_once() -> None:
    views = Views(next(deals()))
    assert views(1) is views(1) and views(None) is views(None)
    assert views(1) == observe(views.deal, 1) != views(2)


def test_played_cards_are_those_of_the_moves_so_far() -> None:
    """Of past tricks and of the trick on the table; a bystander sees them, too."""
    deal, played = open_deal(RULES, RULES.pack.shuffled(Random(1))), 0
    while deal.turn is not None:
        assert observe(deal, None).played == observe(deal, deal.turn).played == played
        action = offers(deal, deal.turn)[0].nth(0)
        if isinstance(action, Play):
            played |= action.card
        deal = act(deal, deal.turn, action)
    assert observe(deal, None).played == played != 0
