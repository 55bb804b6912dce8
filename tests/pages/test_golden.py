"""Pages as people read them, made from one deal, so that a change of them is seen and judged.

``TAROK_REWRITE_GOLDEN=1 pytest tests/pages/test_golden.py`` writes the texts anew.
"""

import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bot.pages.board import board, last_trick
from bot.pages.hand import hand
from bot.pages.lobby import lobby
from bot.pages.manual import help_page
from bot.pages.page import Button, Page, Row, Rule, Select, Text
from bot.pages.score import leaderboard, match_over, score_sheet, scores
from bot.pages.words import refusal
from bot.tables.info import Chair, TableInfo
from engine import Deal, decode, observe, why_not
from engine.games.slovenian.radli import Sheet, sheet
from engine.match import close_deal, closing, open_match, places
from engine.records.read import read
from tests.pages.commands import SECTIONS
from tests.pages.drawn import WORDS, plain_info

FOLDER = Path(__file__).parent / "golden"
LINES = (FOLDER / "deal.game").read_text("utf-8").splitlines()
FIRST_MOVE = next(number for number, line in enumerate(LINES) if line.startswith("deck ")) + 1

REWRITE = "TAROK_REWRITE_GOLDEN"


def as_text(page: Page) -> str:
    """A page in plain characters: texts as they are, [buttons], (disabled ones), <selects>."""
    lines: list[str] = []
    for block in page.blocks:
        match block:
            case Text(text):
                lines.append(text)
            case Rule():
                lines.append("─" * 40)
            case Row(buttons):
                lines.append(" ".join(map(_button, buttons)))
            case Select():
                lines.append(_select(block))
    return "\n".join(lines) + "\n"


def _button(button: Button) -> str:
    label = f"({button.label})" if button.disabled else f"[{button.label}]"
    return f"{label}={button.id.split(':', 3)[-1]}"


def _select(select: Select) -> str:
    listed = ", ".join(f"{choice.label}={choice.value}" for choice in select.choices)
    return f"<{select.prompt} {select.least}-{select.most}: {listed}>"


@cache
def after(moves: int) -> Deal:
    """The deal after so many moves."""
    return read("\n".join(LINES[: FIRST_MOVE + moves])).deals[-1]


def move(code: str, which: int = 0) -> int:
    """How many moves were made before this one."""
    places_ = [number for number, line in enumerate(LINES) if line.split()[1:] == [code]]
    return places_[which] - FIRST_MOVE


def info() -> TableInfo:
    """The table of the deal: one of the four is a house player, one holds a radlo."""
    house = Chair("Micka", None, house=True)
    chairs = plain_info(4).chairs
    return replace(
        plain_info(4),
        chairs=(chairs[0], chairs[1], house, chairs[3]),
        scores=(35, -120, 0, 85),
        marks=(0, 0, 0, 1),
    )


def board_at(moves: int) -> Page:
    return board(info(), observe(after(moves), None), WORDS)


def hand_at(moves: int, *, player: int | None = None) -> Page:
    deal = after(moves)
    assert deal.turn is not None
    return hand(info(), observe(deal, deal.turn if player is None else player), WORDS)


def refused_at(moves: int, code: str) -> Page:
    """The hand with the answer to a card that may not be played."""
    deal = after(moves)
    assert deal.turn is not None
    refused = why_not(deal, deal.turn, decode(deal.rules.pack, code))
    assert refused is not None
    notice = refusal(WORDS, refused, info())
    return hand(info(), observe(deal, deal.turn), WORDS, notice=notice)


def end() -> Deal:
    return after(len(LINES) - FIRST_MOVE)


def at_the_end() -> TableInfo:
    """The table when the deal has been scored."""
    rules, deal = end().rules, end()
    match = open_match(rules, deal.dealer, 12, scores=info().scores, carry=deal.carry)
    closed = close_deal(match, deal)
    return replace(info(), scores=closed.scores, marks=sheet(closed.carry).radli)


def last_page() -> Page:
    here = replace(at_the_end(), marks=(1, 0, 2, 0))
    carry = Sheet(here.marks)
    match = open_match(end().rules, 0, 12, scores=here.scores, carry=carry)
    final = closing(match)
    return match_over(here, match.scores, final, places(final.scores), WORDS, stopped=False)


def empty_lobby() -> Page:
    people = (*info().chairs[:2], info().chairs[2])
    return lobby(replace(info(), chairs=people, deal=0, length=None), WORDS)


class Regular:
    """Somebody on the leaderboard."""

    name, matches, wins, total, average = "Ana", 12, 5, 1234, 8.6


PAGES: dict[str, Callable[[], Page]] = {
    "lobby": empty_lobby,
    "lobby_full": lambda: lobby(replace(info(), deal=0), WORDS),
    "board_auction": lambda: board_at(3),
    "board_talon": lambda: board_at(move("take:3")),
    "board_announcements": lambda: board_at(move("kontra:kings@1")),
    "board_play": lambda: board_at(move("play:T20")),
    "hand_auction": lambda: hand_at(1),
    "hand_call": lambda: hand_at(move("call:HK")),
    "hand_talon": lambda: hand_at(move("take:3")),
    "hand_discard": lambda: hand_at(move("lay:H2+T7")),
    "hand_announcements": lambda: hand_at(move("kontra:kings@1")),
    "hand_play": lambda: hand_at(move("play:D3")),
    "hand_refused": lambda: refused_at(move("play:D4"), "play:T7"),
    "hand_waiting": lambda: hand_at(move("play:D4"), player=1),
    "last_trick": lambda: last_trick(info(), observe(after(move("play:T20")), None), WORDS),
    "score_sheet": lambda: score_sheet(at_the_end(), observe(end(), None), WORDS),
    "score_table": lambda: scores(
        info(), [(35, 35, 0, 0), (0, -155, 0, 85), (0, 0, 0, 0)], (0, 1, 0, 0), WORDS
    ),
    "match_over": last_page,
    "leaderboard": lambda: leaderboard("slovenian", [Regular()], WORDS),
    "help": lambda: help_page(WORDS, SECTIONS),
}


@pytest.mark.parametrize("name", PAGES)
def test_the_page_reads_as_it_did(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    drawn = as_text(PAGES[name]())
    if os.environ.get(REWRITE):
        file.write_text(drawn, "utf-8")
    told = f"{file.name} is drawn otherwise: look at it, then run this with TAROK_REWRITE_GOLDEN=1"
    assert file.read_text("utf-8") == drawn, told


def test_no_golden_text_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PAGES)
