"""The one handler of buttons and selects: it reads the custom_id and calls the desk.

``t:<table>:<seq>:<code>`` belongs to a table; the codes of moves are those of docs/records.md, the
others are the words in ``WISHES``. ``manual:<game>:<page>`` turns the pages of the rules,
``replay:<table>:<deal>:<step>`` those of a finished deal, which ``share:`` posts,
``analyse:<table>:<deal>:<place>`` those of its analysis; ``profile:`` and ``leaders:`` are told in
``bot.pages.careers``;
``rule:<number>`` opens a rule, ``look:<whose>:<what>:<value>`` chooses how cards are shown, or
the language.
``d:<game>:<code>`` belongs to what a server settles for itself, ``again:<table>`` to a match
that is over, ``bring:<table>`` to one in another channel.
``practise:<table>:<deal>:<position>`` plays on from there, and ``p:<practice>:<step>:<code>``
belongs to what is played on.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.channel.reach import home_of
from bot.interactions.analyses import AnalysisDesk, read_leaf
from bot.interactions.careers import CareerDesk
from bot.interactions.desk import Desk, Person, Shown
from bot.interactions.practice import Practising
from bot.interactions.press import Click, move_of, read_click
from bot.interactions.replays import Look, Replays
from bot.interactions.replies import Replies
from bot.interactions.reply import is_private
from bot.interactions.slips import Slips
from bot.pages.careers import read_control
from bot.pages.elsewhere import BRING
from bot.pages.manual import manual
from bot.pages.options import page_number
from bot.pages.score import AGAIN
from bot.tables.errors import Denied
from bot.tables.forms import FORMS
from bot.tables.table import Table

HAND: dict[str, Callable[[Desk, Person, Table], Awaitable[Shown]]] = {
    "hand": Desk.hand,
    "last": Desk.last,
    "more": Desk.more,
    "out": Desk.cards_out,
}
"""What stands on a hand beside the moves."""

WISHES: dict[str, Callable[[Desk, Person, Table], Awaitable[Shown]]] = {
    "watch": Desk.watch,
    "back": Desk.hand,
    "next": Desk.next_deal,
    "never-mind": Desk.never_mind,
    "join": Desk.join,
    "ready": Desk.ready,
    "people": Desk.people,
    "ask": Desk.ask,
    "sit": Desk.sit,
    "resume": Desk.resume,
    "leave": Desk.leave,
    "options": Desk.options,
    "house": Desk.house,
    "levels": Desk.levels,
    "patience": Desk.patience,
    "unhouse": Desk.unhouse,
    "start": Desk.start,
    "fill": Desk.fill,
    "cancel": Desk.cancel,
    "hints-on": Desk.allow_hints,
    "hints-off": Desk.forbid_hints,
}

BACK = ("hand", "back")
"""Whoever presses them is greeted when they were away; any other press brings them back, too."""

NO_MOVES = {*HAND, "why", "sure", "hint"}
"""How the codes on a hand begin that make no move."""

RULE = "rule:"
"""Before the number of a rule that a button opens."""

LANGUAGE = "language"
"""What can be chosen of a look beside what belongs to it."""

REDRAWS = {
    *("join", "ready", "leave", "house", "unhouse", "start", "fill", "cancel", "next"),
    *("hints-on", "hints-off"),
}
"""Wishes that redraw the public message they stand on."""


def read_page(custom_id: str) -> tuple[str, int] | None:
    """The game and the page of its rules that a custom_id asks for; None if it is none of ours."""
    parts = custom_id.split(":")
    if len(parts) != 4 or parts[0] != "manual" or not parts[2].isascii() or not parts[2].isdigit():
        return None
    return parts[1], int(parts[2])


def read_numbered(custom_id: str, code: str) -> int | None:
    """The table that a custom_id of this kind names; None if it is of another kind."""
    kind, _, number = custom_id.partition(":")
    ours = kind == code and number.isascii() and number.isdigit() and len(number) < 20
    return int(number) if ours else None


def read_setting(custom_id: str) -> tuple[str, str] | None:
    """The game and the code of a control of a server's settings; None if it is none of ours."""
    parts = custom_id.split(":", 2)
    return (parts[1], parts[2]) if len(parts) == 3 and parts[0] == "d" else None


def read_choice(custom_id: str) -> tuple[str, str, str] | None:
    """Whose look is to change, what of it and to what; None if it is none of ours."""
    parts = custom_id.split(":")
    return (parts[1], parts[2], parts[3]) if len(parts) == 4 and parts[0] == "look" else None


def read_look(custom_id: str) -> Look | None:
    """The page of a finished deal that a custom_id asks for; None if it is none of ours."""
    kind, *parts = custom_id.split(":")
    if kind not in ("replay", "share") or len(parts) != 4:
        return None
    numbers = parts[:3]
    if not all(one.isascii() and one.isdigit() and len(one) < 19 for one in numbers):
        return None
    table, deal, step = map(int, numbers)
    return Look(table, deal, step, kind == "share")


class Clicks:
    """Replies to presses on buttons and to choices in selects."""

    def __init__(
        self,
        desk: Desk,
        replays: Replays,
        practising: Practising,
        analyses: AnalysisDesk,
        careers: CareerDesk,
        replies: Replies,
        slips: Slips,
    ) -> None:
        self._desk = desk
        self._replays = replays
        self._practising = practising
        self._analyses = analyses
        self._careers = careers
        self._replies = replies
        self._slips = slips

    async def clicked(self, interaction: discord.Interaction[Any]) -> None:
        """Reply to a press or a choice."""
        data: Any = interaction.data or {}
        custom_id, values = str(data.get("custom_id", "")), tuple(map(str, data.get("values", ())))
        click, private = read_click(custom_id, values), is_private(interaction)
        home = home_of(interaction)

        async def wish(person: Person) -> Shown:
            if click is not None:
                return await self._at_table(person, home, click, private=private)
            if (setting := read_setting(custom_id)) and interaction.guild_id is not None:
                game, code = setting
                return await self._desk.defaults.pressed(
                    person, interaction.guild_id, game, code, values[0] if values else ""
                )
            here = interaction.guild_id or 0, interaction.channel_id or 0
            if shown := await self._play_on(person, *here, custom_id):
                return shown
            if (choice := read_choice(custom_id)) is not None:
                whose, what, value = choice
                value = values[0] if values else value
                return await self._choose(person, interaction.guild_id or 0, whose, what, value)
            if shown := await self._look_back(person, home, custom_id, values):
                return shown
            if custom_id.startswith(RULE):
                return await self._desk.rule(person, custom_id.removeprefix(RULE))
            if (page := read_page(custom_id)) and page[0] in FORMS:
                return Shown(manual(*page, person.words))
            raise Denied("unknown-button")

        redraws = click is not None and click.code in REDRAWS
        await self._replies.to(interaction, wish, redraws=redraws)
        if click is not None:
            self._replies.pressed(interaction, click.table)

    async def _play_on(
        self, person: Person, guild: int, channel: int, custom_id: str
    ) -> Shown | None:
        """A match once more, or a table in this channel; None: it is neither."""
        if (number := read_numbered(custom_id, AGAIN)) is not None:
            return await self._desk.rematch(person, number)
        if (number := read_numbered(custom_id, BRING)) is not None:
            return await self._desk.bring(person, guild, channel, number)
        return None

    async def _look_back(
        self, person: Person, guild: int, custom_id: str, values: tuple[str, ...]
    ) -> Shown | None:
        """What was played, a deal or a career; None: it is none of these."""
        if look := read_look(custom_id):
            return await self._replays.look(person, guild, look)
        if leaf := read_leaf(custom_id):
            return await self._analyses.look(person, guild, leaf)
        if pressed := read_control(custom_id):
            return await self._careers.pressed(person, guild, pressed, values[0] if values else "")
        return await self._practising.clicked(person, guild, custom_id, values)

    async def _choose(
        self, person: Person, server: int, whose: str, what: str, value: str
    ) -> Shown:
        if what == LANGUAGE:
            return await self._desk.language(person, server, whose, value or None)
        change = {} if what == "show" else {what: value}
        return await self._desk.look(person, server, whose, **change)

    async def _at_table(self, person: Person, home: int, click: Click, *, private: bool) -> Shown:
        table = await self._desk.table(click.table)
        if table.guild != home:  # nobody is shown so much as whether there is such a table
            raise Denied("table-closed")
        if click.code not in BACK:
            await self._desk.sign(person, table)
        kind, _, rest = click.code.partition(":")
        if wish := WISHES.get(click.code):
            return await wish(self._desk, person, table)
        if shown := await self._desk.set_up(person, table, click.code, click.value):
            return shown
        match kind:
            case "stop":
                return await self._desk.stop_table(person, table, page_number(rest))
            case "remove":
                return await self._desk.remove(person, table, click.value)
            case "skis":
                return await self._desk.declare_skis(person, table, page_number(rest))
        if private and table.before_this_deal(click.seq):
            return self._desk.elsewhere(person, table)
        return await self._on_hand(person, table, click, private=private)

    async def _on_hand(self, person: Person, table: Table, click: Click, *, private: bool) -> Shown:
        """A click on a hand, or on the board; what it redraws is remembered against slips."""
        kind, _, rest = click.code.partition(":")
        move = move_of(click)
        doing = kind if kind in NO_MOVES else self._desk.doing(table, move)
        if kind not in NO_MOVES and self._slips.slipped(table.id, person.user, doing):
            return await self._desk.slipped(person, table)
        try:
            if wish := HAND.get(click.code):
                return await wish(self._desk, person, table)
            if kind == "why":
                return await self._desk.why(person, table, click.value)
            if kind == "hint":
                return await self._desk.hint(person, table, page_number(rest), click.seq)
            if kind == "undo":
                return await self._desk.undo(person, table, rest, click.seq)
            if kind == "sure":
                return await self._desk.sure(person, table, rest, click.seq)
            return await self._desk.act(person, table, move, click.seq)
        finally:
            if private:
                self._slips.redrawn(table.id, person.user, doing)
