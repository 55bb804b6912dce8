"""Tables, words and pages for the tests, both usual ones and the largest possible."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from discord.http import handle_message_parameters

from bot.archive import desk as archive_desk
from bot.archive import replay_page
from bot.archive.replays import Headline
from bot.base.settings import STYLES
from bot.careers.remarks import will_count
from bot.contests.duplicates import pages as duplicate_pages
from bot.deals.board import board, last_trick, watch
from bot.deals.cards_out import cards_out
from bot.deals.hand import hand
from bot.discord.sending.compose import compose
from bot.fairness import pages as fairness_pages
from bot.games.info import Chair, TableInfo
from bot.kit.l10n import Words, load_words
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Emoji, Page
from bot.learning.analyses import pages as analysis_pages
from bot.pictures.faces import face_name
from bot.tables.desk.explaining import confirm_move
from bot.tables.pages.alone import with_aim
from bot.tables.pages.lobby import lobby as lobby_page
from bot.tables.pages.menu import match_buttons, menu_page, reading_buttons
from engine import Deal, View, decode, observe
from sandbox import LAYOUT, check_message
from tests.laws.playing import RULES, TABLES

ROOT = Path(__file__).parents[2]

WORDS = load_words(strict=True)("en")

PEOPLE = ("Ana", "Bor", "Cilka", "Dane", "Eva")
SPECIAL = "`*_~|\\<>[]()#@:-"
"""Characters of Discord's markdown: a name may be made of nothing else."""

BIGGEST = 2**63 - 1
"""The greatest number that the database takes, and a snowflake too."""

SLOVENIAN = [table for table in TABLES if table[0] == "slovenian"]
tables = pytest.mark.parametrize("table", SLOVENIAN, ids=lambda table: f"{table[0]}-{table[1]}")


@cache
def plain_info(players: int, variant: str = "slovenian") -> TableInfo:
    """A table like any other: five friends, no house player, a match of twelve deals."""
    return TableInfo(
        table=7,
        seq=42,
        variant=variant,
        players=players,
        chairs=tuple(Chair(name, number) for number, name in enumerate(PEOPLE[:players], 11)),
        founder=11,
        scores=(0,) * players,
        marks=(0,) * players,
        deal=3,
        length=12,
        goal=None,
    )


def lobby(info: TableInfo, words: Words) -> Page:
    """A lobby with its remark about ratings."""
    return lobby_page(info, words, remark=will_count(info, words))


def menu_of(info: TableInfo, words: Words) -> Page:
    """The menu of a player who may stop the match."""
    buttons = (
        *reading_buttons(info, words),
        *archive_desk.menu_buttons(info, words),
        *fairness_pages.menu_buttons(info, words),
        *match_buttons(info, words, player=0, may_claim=True, may_end=True, may_stop=True),
    )
    return menu_page(info, buttons, words)


def below_score(info: TableInfo, view: View, deal: int, words: Words) -> tuple[Button, ...]:
    """The buttons below the score of a deal."""
    modules = (replay_page, analysis_pages, duplicate_pages)
    return tuple(
        button for addition in modules for button in addition.below_score(info, view, deal, words)
    )


def headlines(*deals: tuple[int, ...], contract: str = "klop") -> list[Headline]:
    """Headlines of finished deals with these scores, all of the same contract."""
    return [Headline(scores, contract, None) for scores in deals]


def worst_name(player: int) -> str:
    """A name of 32 characters, Discord's maximum, with hardly a letter."""
    return (SPECIAL * 2)[:31] + "ABCDE"[player]


@cache
def worst_info(players: int, *, house: bool = False, variant: str = "slovenian") -> TableInfo:
    """A table with everything as long as can be; ``house``: house players act for all."""
    chairs = tuple(Chair(worst_name(player), BIGGEST - player, house) for player in range(players))
    return TableInfo(
        table=BIGGEST,
        seq=BIGGEST,
        variant=variant,
        players=players,
        chairs=chairs,
        founder=BIGGEST,
        scores=(-9999,) * players,
        marks=(1000,) * players,
        deal=9999,
        length=None,
        goal=None,
        skis=house,
        last_dealer=players - 1 if house else None,
    )


EMOJIS = {
    face: Emoji(f"{face}_3fa9c1", BIGGEST)
    for rules in RULES.values()
    for face in map(face_name, rules.pack.codes)
}
"""An emoji for every card."""

LOOKS = tuple(Look(style, emojis=EMOJIS) for style in STYLES)
"""The ways to see cards, with emojis."""


Drawn = TypeVar("Drawn")


def cache_last(draw: Callable[[Deal], Drawn]) -> Callable[[Deal], Drawn]:
    """Draw once for all who ask one after the other about a deal."""
    last: list[tuple[Deal, Drawn]] = []

    def drawn(deal: Deal) -> Drawn:
        if not last or last[0][0] is not deal:
            last[:] = [(deal, draw(deal))]
        return last[0][1]

    return drawn


def board_text(deal: Deal) -> str:
    """The text of a deal's board at a plain table."""
    info = plain_info(deal.rules.players, deal.rules.variant)
    return board(info, observe(deal, None), WORDS).text


def pages_during(
    deal: Deal, info: TableInfo, look: Look = TEXT, words: Words = WORDS
) -> Iterator[Page]:
    """Every page that can be asked for in the middle of a deal."""
    public = observe(deal, None)
    yield board(info, public, words, look)
    yield last_trick(info, public, words, look)
    yield watch(info, public, words, look)
    for player in range(info.players):
        yield from hand_pages(info, observe(deal, player), look, words)
        yield first_hand(info, observe(deal, player), look, words)
        yield cards_out(info, observe(deal, player), words, look)


def first_hand(info: TableInfo, view: View, look: Look = TEXT, words: Words = WORDS) -> Page:
    """The hand of a person in their first deals."""
    return with_aim(
        hand(info, view, words, look=look), info, view, words, said="", passed_for=False
    )


def hand_pages(
    info: TableInfo, view: View, look: Look = TEXT, words: Words = WORDS
) -> Iterator[Page]:
    """The hand, its page behind *More…*, and the confirmation of each risky choice."""
    page = hand(info, view, words, look=look)
    yield page
    codes = [control.id.split(":", 3)[3] for control in page.controls()]
    if "more" in codes:
        yield hand(info, view, words, look=look, more=True)
    for code in codes:
        if code.startswith("sure:"):
            yield confirm_move(info, view, decode(view.rules.pack, code[len("sure:") :]), words)


def payload(page: Page, **arguments: Any) -> dict[str, Any]:
    """The page as discord.py would post it, with further arguments. Needs a running loop."""
    return _body(compose(page, _pictures(page)).send() | arguments)


def check_page_fits(page: Page) -> None:
    """Check that the stand-in for Discord takes the page. Needs a running loop."""
    body = payload(page)
    assert body["flags"] & LAYOUT
    check_message(body, body["flags"])


def edit_payload(page: Page) -> dict[str, Any]:
    """The page as discord.py would draw it over a message. Needs a running loop."""
    return _body(compose(page, _pictures(page)).edit())


def redraw_payload(page: Page) -> dict[str, Any]:
    """Compose a page over a message that shows its pictures already."""
    pictures = {picture.name: BIGGEST for picture in page.pictures}
    return _body(compose(page, pictures).edit())


def _pictures(page: Page) -> dict[str, bytes]:
    """Empty bytes for each picture of a page."""
    return {picture.name: b"" for picture in page.pictures}


def _body(arguments: dict[str, Any]) -> dict[str, Any]:
    with handle_message_parameters(**arguments) as parameters:
        if parameters.payload is not None:
            return parameters.payload
        form = {part["name"]: part["value"] for part in parameters.multipart or ()}
        body: dict[str, Any] = json.loads(form["payload_json"])
        return body
