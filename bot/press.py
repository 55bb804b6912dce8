"""The one handler of buttons and selects: it reads the custom_id and calls the desk.

``t:<table>:<seq>:<code>`` belongs to a table; the codes of moves are those of docs/records.md, the
others are the words in ``WISHES``. ``manual:<variant>:<page>`` turns the pages of the rules.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.answer import Answer
from bot.denied import Denied
from bot.desk import Desk
from bot.render.manual import manual
from engine.variants import VARIANTS

if TYPE_CHECKING:
    from bot.app import Tarok
    from bot.table import Table

WISHES: dict[str, Callable[[Desk, Answer, "Table"], Awaitable[None]]] = {
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

MOST_DIGITS = 4
"""Digits of the number of a page, at most."""

REDRAWS = {"join", "leave", "house", "unhouse", "start", "cancel"}
"""Wishes that redraw the public message they stand on."""


@dataclass(frozen=True)
class Press:
    """A press on a control of a table."""

    table: int
    seq: int
    code: str


def read_press(custom_id: str) -> Press | None:
    """The press that a custom_id stands for; None if it is none of ours."""
    parts = custom_id.split(":", 3)
    if len(parts) != 4 or parts[0] != "t":
        return None
    table, seq = parts[1], parts[2]
    if not (table.isascii() and table.isdigit() and seq.isascii() and seq.isdigit()):
        return None
    return Press(int(table), int(seq), parts[3])


def read_page(custom_id: str) -> tuple[str, int] | None:
    """The game and the page of its rules that a custom_id asks for; None if it is none of ours."""
    parts = custom_id.split(":")
    if len(parts) != 4 or parts[0] != "manual" or not parts[2].isascii() or not parts[2].isdigit():
        return None
    return parts[1], int(parts[2])


async def pressed(client: "Tarok", interaction: "discord.Interaction[Tarok]") -> None:
    """Answer a press on a button or a choice in a select."""
    data: Any = interaction.data or {}
    custom_id, values = str(data.get("custom_id", "")), list(data.get("values", ()))
    press = read_press(custom_id)
    words = client.words_for(interaction)
    answer = Answer(interaction, words, redraws=press is not None and press.code in REDRAWS)

    async def work(answer: Answer) -> None:
        if press is not None:
            await _serve(client, answer, press, values)
        elif (page := read_page(custom_id)) and page[0] in VARIANTS:
            await answer.show(manual(*page, words))
        else:
            raise Denied("unknown-button")

    await answer.run(work)


def _number(text: str) -> int:
    """A number of a page that anybody may have made up."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0


async def _serve(client: "Tarok", answer: Answer, press: Press, values: list[str]) -> None:
    table = client.tables.table(press.table)
    if wish := WISHES.get(press.code):
        await wish(client.desk, answer, table)
    elif press.code.startswith("options:"):
        await client.desk.options(answer, table, _number(press.code.split(":")[1]))
    elif press.code == "options-at":
        await client.desk.options(answer, table, _number(values[0] if values else ""))
    elif press.code.startswith("option:"):
        key = press.code.partition(":")[2]
        await client.desk.set_option(answer, table, key, values[0] if values else "")
    elif press.code == "why":
        await client.desk.why(answer, table, values[0] if values else "")
    elif press.code.startswith("pick:"):
        await client.desk.act(answer, table, values[0] if values else "", press.seq)
    elif press.code == "lay":
        await client.desk.act(answer, table, "lay:" + "+".join(values), press.seq)
    else:
        await client.desk.act(answer, table, press.code, press.seq)
