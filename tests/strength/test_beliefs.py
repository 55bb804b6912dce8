"""The styles differ from the club as their names say, and what is measured of beliefs is right."""

from random import Random

import numpy as np
import pytest

from engine import Bid, View, observe, open_deal, rules_of
from strength.beliefs import BANDS, believed, likelier
from strength.styles import STYLES, played_in

RULES = rules_of("slovenian4")


def first_bids(style: str, deals: int) -> int:
    """How often somebody of a style opens the auction with a bid."""
    return sum(isinstance(played_in(style, first_view(n), Random(n)), Bid) for n in range(deals))


def first_view(number: int) -> View:
    """The view of the first player to bid in a deal."""
    deal = open_deal(RULES, RULES.pack.shuffled(Random(number)), 0)
    return observe(deal, deal.turn)


def test_the_timid_bid_less_than_the_club_and_the_bold_more() -> None:
    timid, club, bold = (first_bids(style, 60) for style in ("timid", "club", "bold"))
    assert timid < club < bold


def test_a_real_deal_that_is_as_likely_as_others_is_no_bit_likelier() -> None:
    assert likelier(np.log([0.2, 0.2, 0.2])) == pytest.approx(0)
    assert likelier(np.log([0.4, 0.1, 0.3])) == pytest.approx(1)


@pytest.mark.parametrize("style", ["club", "bold"])
def test_a_deal_is_measured_the_same_way_each_time(style: str) -> None:
    bits = believed(RULES, 3, style)
    assert bits == believed(RULES, 3, style)
    assert {key.split()[-1] for key in bits} <= set(BANDS)
    assert style in STYLES and bits
