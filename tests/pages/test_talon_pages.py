"""The talon that a declarer looks at alone: what their page says of it."""

import pytest

from bot.deals.hand import hand
from engine import observe
from tests.engine.build import play_moves
from tests.engine.krolami_cases import deal_at_talon
from tests.pages.drawn import WORDS, plain_info

INFO = plain_info(4, "krolami")


@pytest.mark.parametrize("chosen", ["", "2 take:1", "2 refuse"])
def test_declarer_is_told_that_the_called_king_was_in_the_talon(chosen: str) -> None:
    """POL-SUR-1: from then on they have no partner, and may give up until they have discarded."""
    deal = deal_at_talon("two", "H4 HK T9 S8 D2 T1")
    deal = play_moves(deal, chosen) if chosen else deal
    declarers, anothers = (hand(INFO, observe(deal, player), WORDS).text for player in (2, 3))
    assert "♥K** was in the talon: you have no partner, and may give up." in declarers
    assert "was in the talon" not in anothers


def test_page_names_no_king_in_the_talon_that_nobody_has_seen() -> None:
    deal = deal_at_talon("two", "H4 S8 HK T9 D2 T1")
    assert "was in the talon" not in hand(INFO, observe(deal, 2), WORDS).text
