"""The talon that a declarer looks at alone: what their page says of it."""

import pytest

from bot.deals.hand import hand
from bot.kit.look import TEXT, Look
from bot.kit.page import Picture
from bot.learning.analyses.pages import analysis
from bot.pictures.faces import DECKS
from engine import observe
from tests.engine.build import play_moves
from tests.engine.krolami_cases import deal_at_talon
from tests.pages.drawn import WORDS, plain_info
from tests.pages.made_up_analyses import analysis_of, verdict

INFO = plain_info(4, "krolami")


@pytest.mark.parametrize("chosen", ["", "2 take:1", "2 refuse"])
def test_declarer_is_told_that_the_called_king_was_in_the_talon(chosen: str) -> None:
    """POL-SUR-1: from then on they have no partner, and may give up until they have discarded."""
    deal = deal_at_talon("two", "H4 HK T9 S8 D2 T1")
    deal = play_moves(deal, chosen) if chosen else deal
    declarers, anothers = (hand(INFO, observe(deal, player), WORDS).text for player in (2, 3))
    noted = "♥K** was in the talon: you have no partner, and may give up."
    asked = "**♥K was in the talon: you have no partner. Take the set, turn it up and look on, or"
    assert (asked if observe(deal, 2).phase == "talon" else noted) in declarers
    assert "was in the talon" not in anothers


def test_page_names_no_king_in_the_talon_that_nobody_has_seen() -> None:
    deal = deal_at_talon("two", "H4 S8 HK T9 D2 T1")
    assert "was in the talon" not in hand(INFO, observe(deal, 2), WORDS).text


@pytest.mark.parametrize("look", [TEXT, Look("pictures", DECKS[0])], ids=["text", "pictures"])
def test_analysis_of_a_look_at_the_talon_shows_the_set_that_was_seen(look: Look) -> None:
    """POL-TAL-2: the declarer alone had seen it, and the page is about what they made of it."""
    deal = deal_at_talon("two", "H4 S8 HK T9 D2 T1")
    summary = analysis_of(INFO, [(verdict(1, deal, 2, "refuse", "take:1", 3.0), deal, 2)])
    page = analysis(summary, 0, WORDS, look)
    described = [block.alt for block in page.blocks if isinstance(block, Picture)]
    shown = "1 [♠8 ♥4] 2 [–]" if look == TEXT else "1: ♠8 ♥4; 2: face down"
    assert shown in " ".join("\n".join((page.text, *described)).split())
