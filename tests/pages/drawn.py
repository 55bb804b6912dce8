"""Faces, words and pages for the tests: the house as it is, and the house at its worst."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord.http import handle_message_parameters

from bot.channel.compose import compose
from bot.pages.board import board, last_trick
from bot.pages.hand import hand
from bot.pages.l10n import load_words
from bot.pages.page import Page
from bot.tables.info import Chair, TableInfo
from engine import Deal, observe
from tests.laws.playing import TABLES

ROOT = Path(__file__).parents[2]

WORDS = load_words(strict=True)("en")

PEOPLE = ("Ana", "Bor", "Cilka", "Dane", "Eva")
SPECIAL = "`*_~|\\<>[]()#@:-"
"""What means something to Discord's markdown: a name may be made of nothing else."""

BIGGEST = 2**63 - 1
"""The greatest number that the database takes, and a snowflake too."""

SLOVENIAN = [table for table in TABLES if table[0] == "slovenian"]
tables = pytest.mark.parametrize("table", SLOVENIAN, ids=lambda table: f"{table[0]}-{table[1]}")


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


def worst_name(player: int) -> str:
    """32 characters, which is all that Discord allows, hardly one of them a letter."""
    return (SPECIAL * 2)[:31] + "ABCDE"[player]


def worst_info(players: int, *, house: bool = False, variant: str = "slovenian") -> TableInfo:
    """Everything as long as it can be; ``house``: house players act for everybody."""
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


def during(deal: Deal, info: TableInfo) -> Iterator[Page]:
    """Every page that can be asked for in the middle of a deal."""
    public = observe(deal, None)
    yield board(info, public, WORDS, ping=info.chairs[0].user)
    yield last_trick(info, public, WORDS)
    for player in range(info.players):
        yield hand(info, observe(deal, player), WORDS)


def payload(page: Page, **more: Any) -> dict[str, Any]:
    """The page as discord.py would post it, with ``more`` arguments. Needs a running loop."""
    return _body(compose(page).send() | more)


def edited(page: Page) -> dict[str, Any]:
    """The page as discord.py would draw it over a message. Needs a running loop."""
    return _body(compose(page).edit())


def _body(arguments: dict[str, Any]) -> dict[str, Any]:
    with handle_message_parameters(**arguments) as parameters:
        if parameters.payload is not None:
            return parameters.payload
        form = {part["name"]: part["value"] for part in parameters.multipart or ()}
        body: dict[str, Any] = json.loads(form["payload_json"])
        return body
