"""The match of Romanian tarok: its length, its end, the radler (docs/rules/romanian.md)."""

import pytest

from engine import Deal
from engine.games.romanian.pool import chips_of
from engine.match import Match, close_deal, closing, open_match, places
from tests.engine.build import play_moves
from tests.engine.romanian_cases import (
    End,
    annulled_deal,
    carried_chips,
    finished_deal,
    michi_deal,
    new_deal,
    rules,
)


def match_after(match: Match, deal: Deal) -> Match:
    """The match after a deal that began with what the match carries on."""
    assert chips_of(deal.carry).radler == chips_of(match.carry).radler
    return close_deal(match, deal._replace(carry=match.carry, dealer=match.dealer))


def won_deal(radler: int) -> Deal:
    return finished_deal(End(points=40, carry=carried_chips(radler=radler)))


def match_before_last_deal(**options: str) -> Match:
    """A match of two deals, of which one has been played."""
    match = open_match(rules(**options), length=2, carry=carried_chips())
    return match_after(match, won_deal(0))


def test_match_ends_in_the_middle_of_a_radler() -> None:
    """ROM-END-2: by default the last deal is the last, whatever it adds."""
    match = match_after(match_before_last_deal(), with_finish_radler("off", michi_deal(0)))
    assert (match.over, chips_of(match.carry).radler, match.finished) == (True, 4, 2)


def with_finish_radler(value: str, deal: Deal) -> Deal:
    """The deal at a table where the radler is played to its end, or not."""
    return deal._replace(rules=rules(finish_radler=value))


def test_match_goes_on_until_no_radler_deal_is_left() -> None:
    """ROM-OPT-19."""
    match = match_after(
        match_before_last_deal(finish_radler="on"), with_finish_radler("on", michi_deal(0))
    )
    for remaining in (4, 3, 2, 1):
        assert (match.over, chips_of(match.carry).radler) == (False, remaining)
        match = match_after(match, with_finish_radler("on", won_deal(remaining)))
    assert (match.over, chips_of(match.carry).radler, match.finished) == (True, 0, 6)


def test_deal_that_uses_no_radler_up_does_not_end_the_match() -> None:
    """ROM-OPT-19 with ROM-POOL-15 and ROM-POOL-16: annulled, it goes on; a michi-michi adds."""
    match = match_after(
        match_before_last_deal(finish_radler="on"), with_finish_radler("on", michi_deal(0))
    )
    match = match_after(match, with_finish_radler("on", annulled_deal(4)))
    assert (match.over, chips_of(match.carry).radler) == (False, 4)
    match = match_after(match, with_finish_radler("on", michi_deal(4)))
    assert (match.over, chips_of(match.carry).radler) == (False, 7)


def test_without_a_radler_the_match_has_its_deals() -> None:
    """ROM-OPT-19: nothing is left, so nothing is added."""
    match = match_before_last_deal(finish_radler="on")
    assert not match.over
    assert match_after(match, with_finish_radler("on", won_deal(0))).over


@pytest.mark.parametrize("balances, ranks", [
    ((10, -5, 10, -15), (1, 3, 1, 4)), ((0, 0, 0, 0), (1, 1, 1, 1)),
])  # fmt: skip
def test_equal_balances_share_the_rank(balances: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """ROM-END-3, ROM-END-4: the pool is empty here, so the balances stand as they are."""
    match = open_match(rules(), scores=balances, carry=carried_chips(pool=0))
    assert closing(match).scores == balances
    assert places(closing(match).scores) == ranks


def test_every_deal_that_was_dealt_counts() -> None:
    """ROM-END-1, ROM-GEN-4: an annulled one and one that is passed out too."""
    match = close_deal(open_match(rules(), length=12, carry=carried_chips()), annulled_deal(0))
    assert (match.finished, match.dealer, chips_of(match.carry).pool) == (1, 1, 7)
    passed = play_moves(new_deal(players=3, carry=carried_chips(3)), "1 pass, 2 pass, 0 pass")
    match = close_deal(open_match(rules(3), length=12, carry=carried_chips(3)), passed)
    assert (match.finished, match.dealer) == (1, 1)
