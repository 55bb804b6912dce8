"""A private page is seen all at once: the table, the cards and the buttons, without scrolling."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.deals.hand import hand
from bot.games.info import TableInfo
from bot.kit.l10n import Words, load_words
from bot.kit.look import Look
from bot.kit.page import Page, Row, Select, Text
from bot.pictures.draw import draw
from bot.pictures.faces import DECKS
from bot.pictures.layouts import WIDTH
from bot.pictures.theme import THEME
from engine import Play, observe
from tests.browser.conftest import NewTab
from tests.browser.private_pages import OVER, send
from tests.browser.tab import Tab
from tests.laws.playing import TABLES, numbered_deal, random_deal, random_rules
from tests.pages.drawn import WORDS, plain_info
from tests.sandbox.botside import ANA, CHANNEL, Bot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

PHONE: dict[str, Any] = {
    "viewport": {"width": 412, "height": 900},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}

NAMES = (
    "Annegret Maximiliane Wolkenstein",
    "Bartholomäus von Hohenlohe-Waldh",
    "Konstantin Władysław Brzęczyszcz",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ștefăniță-Bogdan Constantinescu-",
)
"""Names of 32 letters, which is all that Discord allows."""

DEALS = 3
"""Of each form, every other one with each deck."""

LETTERS = f"(node) => node.querySelector('.picture img').clientWidth / {WIDTH} * {THEME.text.size}"
"""How high the smallest letters of its picture are shown, in pixels."""


FIRST_CARD = """(node) => {
  const card = node.querySelector('[data-control*=":play:"]').getBoundingClientRect();
  const page = node.getBoundingClientRect();
  return [card.top - page.top, page.bottom - card.top];
}"""
"""How far the first button of a card is from the top of its page, and from the end."""
LINE, UNSEEN = 24, 10
"""The pixels of a line of text, and those by which a row moves without being noticed."""
STEADY = (("slovenian", 4), ("slovenian", 3), ("krolami", 4))
"""Games whose card buttons are looked at through a deal, which has at least ten tricks."""


class Shown(NamedTuple):
    """A private page, and the phase in which it is shown."""

    page: Page
    phase: str
    high: int
    """About how high it is, to choose the worst by."""


def info_of(game: str, players: int) -> TableInfo:
    info = plain_info(players, game)
    chairs = tuple(
        replace(chair, name=name) for chair, name in zip(info.chairs, NAMES, strict=False)
    )
    scores, marks = (350, -700, 1200, 50, -150)[:players], (1, 0, 3, 6, 0)[:players]
    return replace(info, chairs=chairs, scores=scores, marks=marks, hints=True)


def shown_pages(table: tuple[str, int], deals: int, words: Words = WORDS) -> Iterator[Shown]:
    """The private pages of whoever is on turn, on the way through random deals."""
    game, players = table
    info = info_of(game, players)
    for seed in range(deals):
        rng = Random(seed)
        for step in random_deal(random_rules(table, rng), rng).steps:
            view = observe(step.deal, step.player)
            look = Look("pictures", DECKS[seed % 2])
            page = hand(info, view, words, look=look)
            yield Shown(page, view.phase, approximate_height(page))


def approximate_height(page: Page) -> int:
    """About how high a page is on a phone."""
    lines = sum(len(block.text) // 45 + 1 for block in page.blocks if isinstance(block, Text))
    buttons = [block.buttons for block in page.blocks if isinstance(block, Row)]
    wide = [sum(len(button.label) * 8 + 28 for button in row) // 390 + 1 for row in buttons]
    selects = sum(isinstance(block, Select) for block in page.blocks)
    (picture,) = page.pictures
    height = int.from_bytes(draw(picture.scene)[20:24], "big") // 2
    return 20 * lines + 50 * (sum(wide) + selects) + height


async def excess_and_letter_size(tab: Tab, number: int) -> tuple[int, float]:
    """By how much the newest private message is too high, and how large its letters are."""
    message = tab.page.locator(".message.private").nth(number)
    await message.locator(".picture img").wait_for()
    return await message.evaluate(OVER), await message.evaluate(LETTERS)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
async def test_a_private_page_is_seen_without_scrolling(
    new: NewTab, bot: Bot, table: tuple[str, int]
) -> None:
    """On a phone and on a desktop: in each phase the highest page, with the longest names."""
    worst: dict[str, Shown] = {}
    for shown_page in shown_pages(table, DEALS):
        if shown_page.phase not in worst or shown_page.high > worst[shown_page.phase].high:
            worst[shown_page.phase] = shown_page
    tabs = [await new(PHONE), await new(DESKTOP)]
    for tab in tabs:
        await tab.open_channel(ANA, CHANNEL)
    too_high: list[tuple[str, int]] = []
    for number, shown_page in enumerate(worst.values()):
        await send(bot, shown_page.page)
        for tab in tabs:
            pixels, letters = await excess_and_letter_size(tab, number)
            assert letters >= 14
            if pixels > 0:
                too_high.append((shown_page.phase, pixels))
    assert not too_high


async def first_cards(tabs: list[Tab], number: int) -> list[tuple[float, float]]:
    """In each tab the place of the first card's button on the newest private message."""
    places = []
    for tab in tabs:
        await excess_and_letter_size(tab, number)
        places.append(await tab.page.locator(".message.private").nth(number).evaluate(FIRST_CARD))
    return places


@pytest.mark.parametrize("table", STEADY, ids=lambda table: f"{table[0]}-{table[1]}")
async def test_first_row_of_cards_stays_where_it_was_from_trick_to_trick(
    new: NewTab, bot: Bot, table: tuple[str, int]
) -> None:
    """From the second trick on, as all later pages say first who took the last one.

    One line more, on who plays with the declarer, may come and go. Within a trick a notice comes
    above the cards, so that on a screen, which shows the page's end, they do not move at all.
    """
    tabs = [await new(PHONE), await new(DESKTOP)]
    for tab in tabs:
        await tab.open_channel(ANA, CHANNEL)
    info, look = plain_info(table[1], table[0]), Look("pictures", DECKS[0])
    steps = [step for step in numbered_deal(table, 1).steps if step.player == 0]
    views = [view for step in steps if (view := observe(step.deal, 0)).tricks]
    views = [view for view in views if any(offer.kind is Play for offer in view.offers)]
    tops: list[list[float]] = []
    for number, view in enumerate(views):
        await send(bot, hand(info, view, WORDS, look=look))
        places = await first_cards(tabs, 2 * number)
        tops.append([top for top, _ in places])
        await send(bot, hand(info, view, WORDS, look=look, notice=WORDS("reply-stale")))
        noticed = await first_cards(tabs, 2 * number + 1)
        for (_, end), (_, end_below_notice) in zip(places, noticed, strict=True):
            assert abs(end - end_below_notice) < 1
    assert len(tops) >= 10
    for column in zip(*tops, strict=True):
        moves = [abs(later - sooner) for sooner, later in pairwise(column)]
        assert max(moves) <= LINE and sum(move > UNSEEN for move in moves) <= 2, column


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "pl", "ja"])
async def test_private_page_is_accessible(new: NewTab, bot: Bot, language: str) -> None:
    """In languages with long words and other letters, axe finds nothing.

    Every phase of a deal is looked at, and a phone has nothing to scroll sideways.
    """
    table = TABLES[0]
    pages = {
        shown_page.phase: shown_page.page
        for shown_page in shown_pages(table, 2, load_words()(language))
    }
    tab = await new(PHONE)
    await tab.open_channel(ANA, CHANNEL)
    for number, page in enumerate(pages.values()):
        await send(bot, page)
        await excess_and_letter_size(tab, number)
        assert await tab.overflow() == 0
    assert not await tab.serious_faults()
