"""The one handler of buttons and selects: it reads the custom_id and calls the desk.

``t:<table>:<seq>:<code>`` belongs to a table; the codes of moves are those of docs/records.md, the
others are the words in ``WISHES``. ``manual:<variant>:<page>`` turns the pages of the rules.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.interactions.desk import Desk
from bot.interactions.reply import Reply
from bot.pages.manual import manual
from bot.tables.denied import Denied
from engine.games import VARIANTS

if TYPE_CHECKING:
    from bot.app import Tarok
    from bot.tables.table import Table

WISHES: dict[str, Callable[[Desk, Reply, "Table"], Awaitable[None]]] = {
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
class Click:
    """A press on a control of a table."""

    table: int
    seq: int
    code: str


def read_click(custom_id: str) -> Click | None:
    """The press that a custom_id stands for; None if it is none of ours."""
    parts = custom_id.split(":", 3)
    if len(parts) != 4 or parts[0] != "t":
        return None
    table, seq = parts[1], parts[2]
    if not (table.isascii() and table.isdigit() and seq.isascii() and seq.isdigit()):
        return None
    return Click(int(table), int(seq), parts[3])


def read_page(custom_id: str) -> tuple[str, int] | None:
    """The game and the page of its rules that a custom_id asks for; None if it is none of ours."""
    parts = custom_id.split(":")
    if len(parts) != 4 or parts[0] != "manual" or not parts[2].isascii() or not parts[2].isdigit():
        return None
    return parts[1], int(parts[2])


async def clicked(client: "Tarok", interaction: "discord.Interaction[Tarok]") -> None:
    """Answer a press on a button or a choice in a select."""
    data: Any = interaction.data or {}
    custom_id, values = str(data.get("custom_id", "")), list(data.get("values", ()))
    click = read_click(custom_id)
    words = client.words_for(interaction)
    reply = Reply(interaction, words, redraws=click is not None and click.code in REDRAWS)

    async def work(reply: Reply) -> None:
        if click is not None:
            await _serve(client, reply, click, values)
        elif (page := read_page(custom_id)) and page[0] in VARIANTS:
            await reply.show(manual(*page, words))
        else:
            raise Denied("unknown-button")

    await reply.run(work)


def _number(text: str) -> int:
    """A number of a page that anybody may have made up."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0


async def _serve(client: "Tarok", reply: Reply, click: Click, values: list[str]) -> None:
    table = await client.tables.table(click.table)
    if wish := WISHES.get(click.code):
        await wish(client.desk, reply, table)
    elif click.code.startswith("options:"):
        await client.desk.options(reply, table, _number(click.code.split(":")[1]))
    elif click.code == "options-at":
        await client.desk.options(reply, table, _number(values[0] if values else ""))
    elif click.code.startswith("option:"):
        key = click.code.partition(":")[2]
        await client.desk.set_option(reply, table, key, values[0] if values else "")
    elif click.code == "why":
        await client.desk.why(reply, table, values[0] if values else "")
    elif click.code.startswith("pick:"):
        await client.desk.act(reply, table, values[0] if values else "", click.seq)
    elif click.code == "lay":
        await client.desk.act(reply, table, "lay:" + "+".join(values), click.seq)
    else:
        await client.desk.act(reply, table, click.code, click.seq)
