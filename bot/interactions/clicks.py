"""The one handler of buttons and selects: it reads the custom_id and calls the desk.

``t:<table>:<seq>:<code>`` belongs to a table; the codes of moves are those of docs/records.md, the
others are the words in ``WISHES``. ``manual:<variant>:<page>`` turns the pages of the rules.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.interactions.desk import Desk, Person, Shown
from bot.interactions.replies import Replies
from bot.pages.manual import manual
from bot.tables.denied import Denied
from bot.tables.table import Table
from engine import VARIANTS

WISHES: dict[str, Callable[[Desk, Person, Table], Awaitable[Shown]]] = {
    "hand": Desk.hand,
    "last": Desk.last,
    "join": Desk.join,
    "leave": Desk.leave,
    "options": Desk.options,
    "house": Desk.house,
    "unhouse": Desk.unhouse,
    "start": Desk.start,
    "cancel": Desk.cancel,
}

GREATEST = 2**63 - 1
"""The greatest number that a table can have in the store."""

PAGE_DIGITS = 4
"""Digits of the number of a page, at most."""

REDRAWS = {"join", "leave", "house", "unhouse", "start", "cancel"}
"""Wishes that redraw the public message they stand on."""


@dataclass(frozen=True)
class Click:
    """A press on a control of a table, with what was chosen if it is a select."""

    table: int
    seq: int
    code: str
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """What was chosen; empty: nothing."""
        return self.values[0] if self.values else ""


def read_click(custom_id: str, values: tuple[str, ...] = ()) -> Click | None:
    """The press that a custom_id stands for; None if it is none of ours."""
    parts = custom_id.split(":", 3)
    if len(parts) != 4 or parts[0] != "t":
        return None
    table, seq = parts[1], parts[2]
    if not (table.isascii() and table.isdigit() and seq.isascii() and seq.isdigit()):
        return None
    if int(table) > GREATEST:
        return None
    return Click(int(table), int(seq), parts[3], values)


def read_page(custom_id: str) -> tuple[str, int] | None:
    """The game and the page of its rules that a custom_id asks for; None if it is none of ours."""
    parts = custom_id.split(":")
    if len(parts) != 4 or parts[0] != "manual" or not parts[2].isascii() or not parts[2].isdigit():
        return None
    return parts[1], int(parts[2])


def _number(text: str) -> int:
    """A number of a page that anybody may have made up."""
    return int(text) if text.isdecimal() and len(text) <= PAGE_DIGITS else 0


class Clicks:
    """Replies to presses on buttons and to choices in selects."""

    def __init__(self, desk: Desk, replies: Replies) -> None:
        self._desk = desk
        self._replies = replies

    async def clicked(self, interaction: discord.Interaction[Any]) -> None:
        """Reply to a press or a choice."""
        data: Any = interaction.data or {}
        custom_id, values = str(data.get("custom_id", "")), tuple(map(str, data.get("values", ())))
        click = read_click(custom_id, values)

        async def wish(person: Person) -> Shown:
            if click is not None:
                return await self._at_table(person, click)
            if (page := read_page(custom_id)) and page[0] in VARIANTS:
                return Shown(manual(*page, person.words))
            raise Denied("unknown-button")

        redraws = click is not None and click.code in REDRAWS
        await self._replies.to(interaction, wish, redraws=redraws)
        if click is not None:
            self._replies.pressed(interaction, click.table)

    async def _at_table(self, person: Person, click: Click) -> Shown:
        table = await self._desk.table(click.table)
        kind, _, rest = click.code.partition(":")
        if wish := WISHES.get(click.code):
            return await wish(self._desk, person, table)
        match kind:
            case "options":
                return await self._desk.options(person, table, _number(rest.partition(":")[0]))
            case "options-at":
                return await self._desk.options(person, table, _number(click.value))
            case "option":
                return await self._desk.set_option(person, table, rest, click.value)
            case "why":
                return await self._desk.why(person, table, click.value)
        return await self._desk.act(person, table, _move(kind, click), click.seq)


def _move(kind: str, click: Click) -> str:
    """The code of the move that a click stands for."""
    match kind:
        case "pick":
            return click.value
        case "lay" if click.values:
            return "lay:" + "+".join(click.values)
        case _:
            return click.code
