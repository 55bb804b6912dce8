"""Pages of cutting the pack and choosing piles, on which every choice can be clicked."""

from collections.abc import Iterator

import pytest

from bot.deals.hand import hand
from bot.games.info import TABLE
from bot.kit.controls import read_click
from bot.kit.page import Button, Page, Select
from engine import Deal, Rules, act, encode, observe, offers
from engine.actions import Cut, Method, actions_of
from tests.engine.knocking import RULES, TABLES, knock, open_shuffled_deal
from tests.pages.drawn import (
    WORDS,
    board_text,
    check_page_fits,
    pages_during,
    plain_info,
    worst_info,
)


def decisions_before_deal(rules: Rules) -> Iterator[Deal]:
    """Deals at the decisions before dealing after a knock, and a deal after a cut."""
    deal = open_shuffled_deal(rules)
    while deal.turn is not None and not any(deal.hands):
        yield deal
        last = list(actions_of(offers(deal, deal.turn)))[-1]
        deal = act(deal, deal.turn, Method("twelve") if isinstance(last, Method) else last)
    yield deal
    yield act(open_shuffled_deal(rules), 2, Cut(20))


def codes(page: Page) -> set[str]:
    """The moves of a page's controls."""
    values: set[str] = set()
    for control in page.controls():
        press = read_click(control.id, TABLE)
        assert press is not None
        if isinstance(control, Select):
            values |= {choice.value for choice in control.choices}
        elif isinstance(control, Button):
            values.add(press.code)
    return values - {"hand", "last", "out"}


@TABLES
async def test_pages_before_dealing_fit_and_offer_every_choice(rules: Rules) -> None:
    plain = plain_info(rules.players, rules.variant)
    for deal in decisions_before_deal(rules):
        for info in (plain, worst_info(rules.players, variant=rules.variant)):
            for page in pages_during(deal, info):
                check_page_fits(page)
        if any(deal.hands) or deal.turn is None:
            continue
        expected = {encode(rules.pack, action) for action in actions_of(offers(deal, deal.turn))}
        assert codes(hand(plain, observe(deal, deal.turn), WORDS)) == expected
        others = [player for player in range(rules.players) if player != deal.turn]
        assert not any(codes(hand(plain, observe(deal, player), WORDS)) for player in others)


@pytest.mark.parametrize(
    ("method", "sentence"), [("abeles", "Abeles"), ("ladder", "Ladder"), ("twelve", "Piles")]
)
def test_board_says_who_knocked_and_how_cards_were_dealt(method: str, sentence: str) -> None:
    """ROM-DEAL-4."""
    text = board_text(knock(RULES["romanian", 4], method))
    assert "Cilka knocked" in text
    assert sentence in text


def test_board_says_who_knocked_before_the_way_is_chosen() -> None:
    """ROM-DEAL-4."""
    assert "knocked" not in board_text(open_shuffled_deal(RULES["romanian", 4]))
    assert "Cilka knocked." in board_text(knock(RULES["romanian", 4], None))


def test_board_says_who_cut_and_which_piles_were_chosen() -> None:
    """SLO-DEAL-1, SLO-DEAL-5."""
    rules = RULES["slovenian", 4]
    assert "lifted 20 cards" in board_text(act(open_shuffled_deal(rules), 2, Cut(20)))
    deal = knock(rules, None)
    assert "cards haven't been dealt yet" in board_text(deal)
    deal = act(deal, 1, next(actions_of(offers(deal, 1))))
    assert "Piles: 1 Bor · 2 – · 3 – · 4 –" in board_text(deal)
