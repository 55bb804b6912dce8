"""Routes of presses at a table, by their controls' codes.

A control is ``t:<table>:<seq>:<code>``. A code is a word (``join``), a word with an argument
(``stop:3``), or a move as in docs/records.md.
"""

from collections.abc import Awaitable
from dataclasses import replace
from functools import partial

from bot.base.log_subject import set_table
from bot.deals.rule_options import page_number
from bot.deals.takebacks import ASK_CLAIM, REST
from bot.games.info import CLAIM, TABLE
from bot.kit.controls import Click, move_of, read_click
from bot.kit.errors import Denied
from bot.kit.routes import Press, Route, checked_control
from bot.kit.slips import Slips
from bot.kit.wishes import Person, Response, Shown
from bot.tables.desk.desk import Desk
from bot.tables.desk.lobby_options import OPTION_CONTROLS
from bot.tables.desk.responses import Hand, Watch
from bot.tables.desk.table_control import TableControl, about_table
from bot.tables.model.table import Table

MOVE = "move"
"""The kind of all presses that are moves."""


def controls_of(desk: Desk) -> tuple[TableControl, ...]:
    """The controls of tables, without those of other capabilities."""
    return (
        *_lobby_controls(desk), *_match_controls(desk), *_hand_controls(desk),
        *desk.menu.controls(),
    )  # fmt: skip


def _lobby_controls(desk: Desk) -> tuple[TableControl, ...]:
    lobby = desk.lobby
    options = desk.options
    gathering = desk.gathering

    def settle(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return options.handle_press(person, table, click.code, click.value)

    return (
        TableControl("join", about_table(lobby.join), edits_public=True),
        TableControl("leave", about_table(lobby.leave), edits_public=True),
        TableControl("ready", about_table(gathering.ready), edits_public=True),
        TableControl("start", about_table(lobby.start), edits_public=True),
        TableControl("fill", about_table(lobby.fill), edits_public=True),
        TableControl("cancel", about_table(lobby.cancel)),
        TableControl("lobby", about_table(lobby.panel)),
        TableControl("house", about_table(lobby.house)),
        TableControl("unhouse", about_table(lobby.unhouse)),
        TableControl("hints-on", about_table(lobby.allow_hints)),
        TableControl("hints-off", about_table(lobby.forbid_hints)),
        TableControl("ask", about_table(gathering.ask)),
        TableControl("levels", about_table(options.levels)),
        TableControl("patience", about_table(options.patience)),
        *(TableControl(code, settle) for code in OPTION_CONTROLS),
    )


def _match_controls(desk: Desk) -> tuple[TableControl, ...]:
    gathering = desk.gathering
    match = desk.match
    play = desk.play

    def stop(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return match.stop_table(person, table, page_number(click.argument))

    def end(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return match.end(person, table, page_number(click.argument))

    def skis(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return match.declare_skis(person, table, page_number(click.argument))

    def claim(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return play.claim(person, table, click.seq)

    def remove(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return gathering.remove(person, table, click.value)

    def dismiss(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return gathering.dismiss(person, table, click.argument)

    def let_in(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return gathering.answer(person, table, click.argument)

    return (
        TableControl("watch", about_table(play.watch)),
        TableControl("back", about_table(play.hand), welcomes_back=True),
        TableControl("next", about_table(play.next_deal), edits_public=True),
        TableControl("never-mind", about_table(play.never_mind)),
        TableControl("resume", about_table(match.resume), in_place=about_table(play.resume)),
        TableControl("pause", about_table(match.pause)),
        TableControl(ASK_CLAIM, about_table(play.ask_claim)),
        TableControl(CLAIM, claim),
        TableControl("depart", about_table(match.depart)),
        TableControl("ask-stop", about_table(match.ask_stop)),
        TableControl("stop", stop),
        TableControl("ask-end", about_table(match.ask_end)),
        TableControl("end", end),
        TableControl("skis", skis),
        TableControl("people", about_table(gathering.people)),
        TableControl("remove", remove),
        TableControl("dismiss", dismiss),
        TableControl("sit", about_table(gathering.sit)),
        TableControl("guest", let_in),
    )


def _hand_controls(desk: Desk) -> tuple[TableControl, ...]:
    play = desk.play

    def explain_refusal(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return play.explain_refusal(person, table, click.value)

    def explain_meaning(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return play.explain_meaning(person, table, click.value)

    def confirm(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return play.confirm(person, table, click.argument, click.seq)

    def trick(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return play.last(person, table, page_number(click.argument))

    def undo(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return play.undo(person, table, click.argument, click.seq)

    def rest(person: Person, table: Table, click: Click) -> Awaitable[Response]:
        return play.show_rest(person, table, click.seq)

    return (
        TableControl(
            "hand", about_table(play.hand), on_hand=True, changes_nothing=True, welcomes_back=True
        ),
        TableControl("called", about_table(play.hand), welcomes_back=True),
        TableControl("last", about_table(play.last), on_hand=True, changes_nothing=True),
        TableControl("last:#", trick, on_hand=True, changes_nothing=True),
        TableControl("more", about_table(play.more), on_hand=True, changes_nothing=True),
        TableControl("out", about_table(play.cards_out), on_hand=True, changes_nothing=True),
        TableControl("why", explain_refusal, on_hand=True, changes_nothing=True),
        TableControl("what", explain_meaning, on_hand=True, changes_nothing=True),
        TableControl("sure", confirm, on_hand=True, changes_nothing=True),
        TableControl("undo", undo, on_hand=True),
        TableControl(REST, rest, on_hand=True),
    )


class TableClicks:
    """Dispatches presses at tables to their handlers, after the checks that all share."""

    def __init__(self, desk: Desk, slips: Slips) -> None:
        self._desk = desk
        self._slips = slips

    def routes(self) -> tuple[Route, ...]:
        """The routes of the controls of tables themselves; any other code is a move."""
        move = partial(self._handle_press, TableControl("", self._act, on_hand=True))
        plain = Route(at=f"{TABLE}:#:#", answer=move, kind=MOVE, repeatable=True, lends_token=True)
        request = replace(plain, at=f"{TABLE}:#:#:asked:#", resume=self._await_outcome)
        chair = TableControl("chair", self._switch_chair, edits_public=True)
        return (plain, request, *self.routes_of(*controls_of(self._desk), chair))

    def routes_of(self, *controls: TableControl) -> tuple[Route, ...]:
        """The routes of controls at tables."""
        return tuple(map(self._route, controls))

    def _route(self, control: TableControl) -> Route:
        return Route(
            at=f"{TABLE}:#:#:{control.code}",
            answer=partial(self._handle_press, control),
            kind=control.code.partition(":")[0],
            repeatable=True,
            edits_public=control.edits_public,
            lends_token=True,
            opens_form=control.opens_form,
        )

    async def _handle_press(self, control: TableControl, press: Press) -> Response:
        """Handle a press, and note the page drawn, for slips. Raises Denied, StoreError."""
        person = press.person
        click = checked_control(read_click(press.custom_id, TABLE, press.values))
        set_table(click.table)
        table = await self._desk.register.table(click.table)
        if table.guild != press.place.guild:  # do not reveal whether there is such a table
            raise Denied("table-closed")
        if press.already_done:
            current = await self._current_page(person, table, click, private=press.private)
            if current is not None:
                return current
        response = await self._answer(control, person, table, click, private=press.private)
        if isinstance(response, Hand | Watch) or (press.private and isinstance(response, Shown)):
            self._slips.note_redraw(table.id, person.user, response.page)
        return response

    async def _current_page(
        self, person: Person, table: Table, click: Click, *, private: bool
    ) -> Response | None:
        """The current table, if an earlier process has carried out the whole press.

        For a move, its number shows that.
        """
        if table.state == "lobby":
            if private:
                return await self._desk.lobby.panel(person, table)
            return self._desk.lobby.show_lobby(table)
        seat = table.player_of(person.user)
        gone_on = seat is not None and table.live is not None and click.seq < table.shown_seq(seat)
        return await self._desk.play.hand(person, table) if gone_on else None

    async def _answer(
        self, control: TableControl, person: Person, table: Table, click: Click, *, private: bool
    ) -> Response:
        if not control.welcomes_back:
            await self._desk.play.mark_present(person, table)
        if not private:
            return await control.answer(person, table, click)
        if control.on_hand:
            if table.before_this_deal(click.seq):
                return self._desk.play.elsewhere(person, table)
            if not control.changes_nothing and self._slips.is_slip(table.id, person.user, click.id):
                question = self._slips.question(table.id, person.user)
                return await self._desk.play.show_again(person, table, question)
        return await (control.in_place or control.answer)(person, table, click)

    async def _switch_chair(self, person: Person, table: Table, click: Click) -> Response:
        """Sit down or get up; a double press does not undo the first."""
        del click
        lobby = self._desk.lobby
        seated = table.player_of(person.user) is not None
        act, opposite = ("leave", "join") if seated else ("join", "leave")
        if self._slips.is_slip(table.id, person.user, act):
            return lobby.show_lobby(table)
        try:
            return await (lobby.leave if seated else lobby.join)(person, table)
        finally:
            self._slips.note_new_meaning(table.id, person.user, act, opposite)

    async def _act(self, person: Person, table: Table, click: Click) -> Response:
        return await self._desk.play.act(person, table, move_of(click), click.seq)

    async def _await_outcome(self, press: Press) -> Response:
        """Wait for the outcome of a request to sit in that an earlier process received."""
        table_number, _, deal = press.numbers
        table = await self._desk.register.table(table_number)
        return await self._desk.gathering.show_outcome(press.person, table, deal)
