"""Clicks at a table: what a control's code means.

A code is a word (``join``), a word with what it is about (``stop:3``), or a move as in
docs/records.md.
"""

from collections.abc import Awaitable, Callable, Mapping

from bot.deals.options import page_number
from bot.kit.controls import Click, move_of
from bot.kit.errors import Denied
from bot.kit.slips import Slips
from bot.kit.wishes import Person, Response, Shown
from bot.tables.desk.desk import Desk
from bot.tables.desk.lobby_options import OPTION_CONTROLS
from bot.tables.desk.responses import Hand, TableWish, Watch
from bot.tables.model.table import Table

Control = Callable[[Desk, Person, Table, Click], Awaitable[Response]]

WISHES: Mapping[str, Callable[[Desk], TableWish]] = {
    "watch": lambda desk: desk.play.watch,
    "back": lambda desk: desk.play.hand,
    "next": lambda desk: desk.play.next_deal,
    "details": lambda desk: desk.fairness.details,
    "word": lambda desk: desk.fairness.ask_word,
    "ask-stop": lambda desk: desk.match.ask_stop,
    "never-mind": lambda desk: desk.play.never_mind,
    "join": lambda desk: desk.lobby.join,
    "leave": lambda desk: desk.lobby.leave,
    "lobby": lambda desk: desk.lobby.panel,
    "house": lambda desk: desk.lobby.house,
    "unhouse": lambda desk: desk.lobby.unhouse,
    "start": lambda desk: desk.lobby.start,
    "fill": lambda desk: desk.lobby.fill,
    "cancel": lambda desk: desk.lobby.cancel,
    "ready": lambda desk: desk.gathering.ready,
    "people": lambda desk: desk.gathering.people,
    "ask": lambda desk: desk.gathering.ask,
    "sit": lambda desk: desk.gathering.sit,
    "resume": lambda desk: desk.match.resume,
    "options": lambda desk: desk.options.options,
    "levels": lambda desk: desk.options.levels,
    "patience": lambda desk: desk.options.patience,
    "hints-on": lambda desk: desk.lobby.allow_hints,
    "hints-off": lambda desk: desk.lobby.forbid_hints,
}
"""The wishes, by the code of their button."""

ON_HANDS: Mapping[str, Callable[[Desk], TableWish]] = {"resume": lambda desk: desk.play.resume}
"""Wishes pressed on a hand that the hand answers: a note would take its place."""

CONTROLS: Mapping[str, Control] = {
    "stop": lambda desk, person, table, click: desk.match.stop_table(
        person, table, page_number(click.rest)
    ),
    "skis": lambda desk, person, table, click: desk.match.declare_skis(
        person, table, page_number(click.rest)
    ),
    "dismiss": lambda desk, person, table, click: desk.gathering.dismiss(person, table, click.rest),
    "guest": lambda desk, person, table, click: desk.gathering.answer(person, table, click.rest),
    "word": lambda desk, person, table, click: desk.fairness.give_word(
        person, table, page_number(click.rest), click.value
    ),
    "remove": lambda desk, person, table, click: desk.gathering.remove(person, table, click.value),
    **dict.fromkeys(
        OPTION_CONTROLS,
        lambda desk, person, table, click: desk.options.pressed(
            person, table, click.code, click.value
        ),
    ),
}
"""What controls do on any page, by the beginning of their code."""

HAND: Mapping[str, Control] = {
    "hand": lambda desk, person, table, _: desk.play.hand(person, table),
    "last": lambda desk, person, table, _: desk.play.last(person, table),
    "more": lambda desk, person, table, _: desk.play.more(person, table),
    "out": lambda desk, person, table, _: desk.play.cards_out(person, table),
    "why": lambda desk, person, table, click: desk.play.why(person, table, click.value),
    "what": lambda desk, person, table, click: desk.play.what(person, table, click.value),
    "hint": lambda desk, person, table, click: desk.play.hint(
        person, table, page_number(click.rest), click.seq
    ),
    "undo": lambda desk, person, table, click: desk.play.undo(person, table, click.rest, click.seq),
    "sure": lambda desk, person, table, click: desk.play.sure(person, table, click.rest, click.seq),
}
"""The same on a hand; anything else there is a move."""

HARMLESS = HAND.keys() - {"undo"}
"""What may follow another click at any speed: it changes nothing."""

BACK = ("hand", "back")
"""Pressing these brings a greeting to people who were away; any other press brings them back,
too."""

REDRAWS = {"chair", "join", "ready", "leave", "start", "fill", "next"}
"""Wishes that redraw the public message they stand on."""


OPEN = {"word"}
"""Codes that open a window to type in."""

MOVE = "move"


def kind_of(click: Click) -> str:
    """The kind of a press at a table: one word of a few, and the same for all moves."""
    known = click.kind in WISHES or click.kind in CONTROLS or click.kind in HAND
    return click.kind if known or click.kind == "chair" else MOVE


class TableClicks:
    """Brings clicks at a table to the desk."""

    def __init__(self, desk: Desk, slips: Slips) -> None:
        self._desk = desk
        self._slips = slips

    async def pressed(
        self, person: Person, home: int, click: Click, *, private: bool, done: bool = False
    ) -> Response:
        """What a click brings, remembered against slips. Raises Denied, StoreError.

        ``done``: a process before this one has carried it out.
        """
        if done:
            response = await self._done(person, home, click, private=private)
            if response is not None:
                return response
        response = await self._reply_to(person, home, click, private=private)
        if isinstance(response, Hand | Watch) or (private and isinstance(response, Shown)):
            self._slips.drawn(click.table, person.user, response.page)
        return response

    async def _done(
        self, person: Person, home: int, click: Click, *, private: bool
    ) -> Response | None:
        """The table as it stands, if all has been carried out; a move has, by its place in the
        log."""
        table = await self._desk.register.table(click.table)
        if table.guild != home:
            return None
        if table.state == "lobby":
            if private:
                return await self._desk.lobby.panel(person, table)
            return self._desk.lobby.stands(table)
        seat = table.player_of(person.user)
        gone_on = seat is not None and table.live is not None and click.seq < table.shown_seq(seat)
        return await self._desk.play.hand(person, table) if gone_on else None

    async def _reply_to(
        self, person: Person, home: int, click: Click, *, private: bool
    ) -> Response:
        """``home``: the server where it was made, or outside the channel;
        ``private``: it was made on a message for this person alone.
        """
        table = await self._desk.register.table(click.table)
        if table.guild != home:  # nobody learns even whether there is such a table
            raise Denied("table-closed")
        if click.code not in BACK:
            await self._desk.play.sign(person, table)
        if click.code == "chair":
            return await self._on_chair(person, table)
        on_hand = ON_HANDS.get(click.code) if private else None
        if wish := on_hand or WISHES.get(click.code):
            return await wish(self._desk)(person, table)
        if control := CONTROLS.get(click.kind):
            return await control(self._desk, person, table, click)
        if not private:
            return await self._on_hand(person, table, click)
        if table.before_this_deal(click.seq):
            return self._desk.play.elsewhere(person, table)
        if click.kind not in HARMLESS and self._slips.slipped(table.id, person.user, click.id):
            question = self._slips.question(table.id, person.user)
            return await self._desk.play.slipped(person, table, question)
        return await self._on_hand(person, table, click)

    async def _on_chair(self, person: Person, table: Table) -> Response:
        """Sit down or get up; whoever just sat down and presses again stays."""
        seated = table.player_of(person.user) is not None
        doing, then = ("leave", "join") if seated else ("join", "leave")
        if self._slips.slipped(table.id, person.user, doing):
            return self._desk.lobby.stands(table)
        try:
            return await WISHES[doing](self._desk)(person, table)
        finally:
            self._slips.turned(table.id, person.user, doing, then)

    async def _on_hand(self, person: Person, table: Table, click: Click) -> Response:
        """A click on a hand, or on the board."""
        if control := HAND.get(click.kind):
            return await control(self._desk, person, table, click)
        return await self._desk.play.act(person, table, move_of(click), click.seq)
