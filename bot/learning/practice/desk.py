"""Controls of practices: playing on from a position of a finished deal, or from a puzzle."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.archive.sitters import for_reader
from bot.choices.looks import Looks
from bot.deals.board import last_trick
from bot.deals.cards_out import cards_out
from bot.deals.rule_options import page_number
from bot.games.hints_given import has_choice
from bot.games.info import PRACTICE
from bot.games.rules import action_of
from bot.kit.controls import Click, are_numbers, move_of, read_click
from bot.kit.errors import Stale
from bot.kit.fallbacks import draw_with_fallback, or_text
from bot.kit.page import Page
from bot.kit.routes import Press, Route, checked_control
from bot.kit.slips import Slips
from bot.kit.wishes import Aside, Later, Note, Person, Shown
from bot.learning.practice.hints import PracticeHints
from bot.learning.practice.pages import plain_practice, practice_page
from bot.learning.practice.play_on import PRACTISE
from bot.learning.practice.service import GO_ON, Practice, Practices
from bot.learning.puzzles.pages import TRY
from bot.tables.desk.explaining import (
    confirm_move,
    explain_meaning,
    explain_refusal,
    question_again,
    show_refusal,
)
from engine import Refused, observe


class Start(NamedTuple):
    """A position of a finished deal."""

    table: int
    deal: int
    """The deal's number in the log."""
    position: int


def read_start(custom_id: str, values: tuple[str, ...]) -> Start | None:
    """Parse the position to which a control leads; None if it is malformed."""
    kind, *parts = custom_id.split(":")
    if kind != PRACTISE or len(parts) != 3:
        return None
    table, deal, position = parts
    position = values[0] if values else position
    if not are_numbers(table, deal, position):
        return None
    return Start(int(table), int(deal), int(position))


class PracticeDesk:
    """Practices. All methods may raise Denied or StoreError."""

    def __init__(
        self,
        practices: Practices,
        slips: Slips,
        looks: Looks,
        hints: PracticeHints,
    ) -> None:
        """``slips``: not shared with tables, as practices have their own numbers."""
        self._practices = practices
        self._hints = hints
        self._slips = slips
        self._looks = looks

    def routes(self) -> tuple[Route, ...]:
        """Return the routes of controls that start a practice, and of those on its pages."""
        return (
            Route(at=PRACTISE, answer=self._start, repeatable=True),
            Route(at=TRY, answer=self._start_at_puzzle, repeatable=True),
            Route(at=f"{PRACTICE}:#:#", answer=self._go_on, repeatable=True),
        )

    async def _start(self, press: Press) -> Shown:
        start = checked_control(read_start(press.custom_id, press.values))
        return await self.start(press.person, press.place.guild, start)

    async def _start_at_puzzle(self, press: Press) -> Shown:
        """Start a practice at a puzzle, in place of the person's current one."""
        person, guild = press.person, press.place.guild
        key = press.custom_id.removeprefix(f"{TRY}:")
        practice = await self._practices.start_at_puzzle(guild, person, key)
        return self._register(person, practice.stored.id, self._note(person, practice))

    async def _go_on(self, press: Press) -> Shown:
        click = checked_control(read_click(press.custom_id, PRACTICE, press.values))
        return await self._handle_press(
            press.person, press.place.guild, click, already_done=press.already_done
        )

    async def start(self, person: Person, guild: int, start: Start) -> Shown:
        """Start a practice from a position, in place of the person's current one."""
        practice = _read_by(person, await self._practices.start(guild, person.user, *start))
        return self._register(person, practice.stored.id, self._note(person, practice))

    def _register(self, person: Person, practice_id: int, shown: Shown) -> Shown:
        """Register a page for the detection of slips, and return it."""
        if shown.page is not None:
            self._slips.note_redraw(practice_id, person.user, shown.page)
        return shown

    async def _handle_press(
        self, person: Person, guild: int, click: Click, *, already_done: bool
    ) -> Shown:
        """Handle a press on a page of a practice."""
        practice = _read_by(person, await self._practices.find(person, click.table, guild))
        if click.kind not in NON_MOVES and self._slips.is_slip(click.table, person.user, click.id):
            question = self._slips.question(click.table, person.user)
            shown = (
                self._note(person, practice, person.words("reply-slip"))
                if question is None
                else Note(question_again(question, person.words))
            )
        else:
            try:
                shown = await self._carry_out(person, practice, click, move_of(click))
            except Stale:
                practice = _read_by(person, await self._practices.find(person, click.table, guild))
                notice = "" if already_done else person.words("reply-stale")
                shown = self._note(person, practice, notice)
        return self._register(person, click.table, shown)

    async def _carry_out(
        self, person: Person, practice: Practice, click: Click, move: str
    ) -> Shown:
        """Carry out a press. Raises Stale for a control that is not on the newest page."""
        if view := VIEWS.get(click.code):
            return view(self, person, practice)
        if click.seq != practice.info.seq or practice.deal.over:
            raise Stale
        kind, _, argument = click.code.partition(":")
        if kind == "why":
            return self._explain_refusal(person, practice, click.value)
        if kind == "what":
            return self._explain_meaning(person, practice, click.value)
        if kind == "hint":
            return await self._hint(person, practice, page_number(argument), click.id)
        if kind == "sure":
            return self._ask_to_confirm(person, practice, argument)
        try:
            if move == GO_ON:
                return self._note(person, await self._practices.let_pass(practice))
            return self._note(person, await self._practices.act(practice, move))
        except Refused as refused:
            return self._show_refusal(person, practice, refused)

    async def _hint(self, person: Person, practice: Practice, step: int, custom_id: str) -> Shown:
        """Give a hint; the first of a decision takes a while, and is announced. Raises Stale."""

        async def give() -> Shown:
            await self._hints.give(practice, step)
            return self._note(person, practice)

        if self._hints.given_to(practice) is not None or not has_choice(practice.view):
            return await give()
        page = self._page(person, practice, person.words("hint-under-way"), more=False)
        return Note(page, then=Later(give, custom_id))

    def _show_hand(self, person: Person, practice: Practice) -> Shown:
        return self._note(person, practice)

    def _show_more_choices(self, person: Person, practice: Practice) -> Shown:
        return self._note(person, practice, more=True)

    def _show_last_trick(self, person: Person, practice: Practice) -> Shown:
        look = self._looks.of(person.user)
        return Note(last_trick(practice.info, observe(practice.deal, None), person.words, look))

    def _show_cards_out(self, person: Person, practice: Practice) -> Shown:
        look = self._looks.of(person.user)
        return Aside(cards_out(practice.info, practice.view, person.words, look))

    def _ask_to_confirm(self, person: Person, practice: Practice, code: str) -> Shown:
        action = action_of(practice.deal.rules, code)
        return Note(confirm_move(practice.info, practice.view, action, person.words))

    def _explain_refusal(self, person: Person, practice: Practice, code: str) -> Shown:
        drawn = partial(self._note, person, practice)
        return explain_refusal(person, practice.info, practice.deal, practice.seat, code, drawn)

    def _explain_meaning(self, person: Person, practice: Practice, code: str) -> Shown:
        drawn = partial(self._note, person, practice)
        return explain_meaning(person, practice.info, practice.view, code, drawn)

    def _show_refusal(self, person: Person, practice: Practice, refused: Refused) -> Shown:
        return show_refusal(person, practice.info, refused, partial(self._note, person, practice))

    def _note(
        self, person: Person, practice: Practice, notice: str = "", *, more: bool = False
    ) -> Shown:
        return Note(self._page(person, practice, notice, more=more))

    def _page(self, person: Person, practice: Practice, notice: str, *, more: bool = False) -> Page:
        looks = or_text(self._looks.of(person.user))
        words = person.words
        given = self._hints.given_to(practice)
        return draw_with_fallback(
            practice,
            "a practice",
            *(
                partial(practice_page, practice, words, notice, look, more=more, given=given)
                for look in looks
            ),
            partial(plain_practice, practice, words),
        )


VIEWS: dict[str, Callable[[PracticeDesk, Person, Practice], Shown]] = {
    "hand": PracticeDesk._show_hand,
    "more": PracticeDesk._show_more_choices,
    "last": PracticeDesk._show_last_trick,
    "out": PracticeDesk._show_cards_out,
}
"""Handlers of controls that only show something, by their codes."""

NON_MOVES = {*VIEWS, "why", "what", "hint", "sure"}
"""Prefixes of codes that make no move."""


def _read_by(person: Person, practice: Practice) -> Practice:
    """Return a practice with its reader's name, which the deal's own server may have kept."""
    return replace(practice, info=for_reader(practice.info, person))
