"""Controls of tries at contests' deals. A finished try's page is up to the kind of contest."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.contests.core.entries import Entrant, Entries, OpenEntry
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.kind import Kinds
from bot.contests.core.pages import entry_page, plain_entry, plain_result
from bot.contests.core.rows import Contest
from bot.games.info import ENTRY
from bot.kit.controls import Click, move_of, read_click
from bot.kit.errors import Stale
from bot.kit.fallbacks import draw_with_fallback, or_text
from bot.kit.page import Button, Page
from bot.kit.routes import Press, Route, checked_control
from bot.kit.slips import Slips
from bot.kit.wishes import Later, Note, Person, Shown, Venue
from bot.tables.desk.explaining import (
    SOLO_QUESTIONS,
    SOLO_VIEWS,
    answer_solo_question,
    question_again,
    show_refusal,
    show_solo_view,
)
from engine import Refused


class TryDesk:
    """Tries of contests. All methods may raise Denied or StoreError."""

    def __init__(
        self,
        entries: Entries,
        kinds: Kinds,
        keeping: ContestMaintenance,
        slips: Slips,
        languages: Languages,
        looks: Looks,
    ) -> None:
        """``slips``: not shared with tables, as entries have their own numbers."""
        self._entries = entries
        self._kinds = kinds
        self._keeping = keeping
        self._slips = slips
        self._languages = languages
        self._looks = looks

    def routes(self) -> tuple[Route, ...]:
        """Return the route of controls of tries."""
        return (Route(at=f"{ENTRY}:#:#", answer=self._go_on, repeatable=True),)

    async def _go_on(self, press: Press) -> Shown:
        click = checked_control(read_click(press.custom_id, ENTRY, press.values))
        return await self._handle_press(press.person, press.place, click, done=press.already_done)

    async def open(self, person: Person, place: Venue, contest: Contest, deal: int = 0) -> Shown:
        """Begin the person's try at a deal, or go on with it."""
        house = self._house(person, place)
        entrant = Entrant(person.user, person.name, place.guild, place.reach, place.language, house)
        opening = self._kinds.find(contest).opening_writes
        entry = await self._entries.open(contest, entrant, deal, opening)
        return await self.show(person, place, await self._for_reader(person, entry))

    async def find(self, person: Person, place: Venue, entry_id: int) -> OpenEntry:
        """Return a try of the person. Raises Denied for other tries."""
        entry = await self._entries.find(person.user, entry_id, self._house(person, place))
        return await self._for_reader(person, entry)

    async def show_pressed(self, press: Press) -> Shown:
        """Return the page of the try whose number a control has, or its result."""
        entry = await self.find(press.person, press.place, press.number)
        return await self.show(press.person, press.place, entry)

    async def show(self, person: Person, place: Venue, entry: OpenEntry, notice: str = "") -> Shown:
        """Return the page of a try, or its result."""
        if entry.over:
            return await self._kinds.find(entry.contest).show_result(person, place, entry)
        return self._register(person, entry, self._shown(person, entry, notice))

    def result(
        self,
        person: Person,
        entry: OpenEntry,
        buttons: Sequence[Button],
        leads_to: str,
    ) -> Shown:
        """Return a finished try's result without comparisons.

        Once the contest is settled, it is redrawn when the try is judged and laid open.
        ``leads_to``: the custom_id of a control that shows it.
        """

        look = self._looks.of(person.user)

        async def draw(updated: OpenEntry) -> Page:
            return plain_result(updated, person.words, buttons=buttons, look=look)

        result_page = plain_result(entry, person.words, buttons=buttons, look=look)
        if not entry.contest.settled or entry.all_told:
            return Note(result_page)
        return self.redraw_when_judged(result_page, entry, draw, leads_to)

    def redraw_when_judged(
        self,
        shown: Page,
        entry: OpenEntry,
        draw: Callable[[OpenEntry], Awaitable[Page]],
        leads_to: str,
    ) -> Shown:
        """Return a page about a finished try, redrawn once the try is judged and laid open.

        ``leads_to``: the custom_id of a control that shows it.
        """

        async def later() -> Shown:
            stored = await self._keeping.judge_finished(entry.stored, entry.contest)
            return Note(await draw(replace(entry, stored=stored)))

        return Note(shown, then=Later(make=later, custom_id=leads_to))

    async def _for_reader(self, person: Person, entry: OpenEntry) -> OpenEntry:
        """Return a try with the person's name, and heading and note in the reader's language."""
        kind, contest = self._kinds.find(entry.contest), entry.contest
        note = await kind.note(contest, person.words)
        heading = await kind.heading(contest, person.words)
        return replace(entry.called(person.name), note=note, heading=heading)

    def _house(self, person: Person, place: Venue) -> tuple[str, ...]:
        return self._languages.house_names(place.guild, person.server_locale)

    def _register(self, person: Person, entry: OpenEntry, shown: Shown) -> Shown:
        """Register a page for the detection of slips, and return it."""
        self._slips.note_redraw(entry.id, person.user, shown.page)
        return shown

    async def _handle_press(
        self, person: Person, place: Venue, click: Click, *, done: bool
    ) -> Shown:
        """Handle a press on a page of a try."""
        entry = await self.find(person, place, click.table)
        if entry.over:
            return await self.show(person, place, entry)
        if click.kind not in NON_MOVES and self._slips.is_slip(click.table, person.user, click.id):
            if question := self._slips.question(click.table, person.user):
                return self._register(person, entry, Note(question_again(question, person.words)))
            return await self.show(person, place, entry, person.words("reply-slip"))
        try:
            return await self._carry_out(person, place, entry, click)
        except Stale:
            entry = await self.find(person, place, click.table)
            notice = "" if done else person.words("reply-stale")
            return await self.show(person, place, entry, notice)

    async def _carry_out(
        self, person: Person, place: Venue, entry: OpenEntry, click: Click
    ) -> Shown:
        """Carry out a press. Raises Stale for a control that is not on the newest page."""
        draw, look = partial(self._shown, person, entry), self._looks.of(person.user)
        if view := show_solo_view(person, entry, click.code, look, draw):
            return self._register(person, entry, view)
        if click.seq != entry.info.seq:
            raise Stale
        if answer := answer_solo_question(person, entry, click, draw):
            return self._register(person, entry, answer)
        if click.kind == "hint":
            raise self._kinds.find(entry.contest).hint_refusal(entry.contest)
        try:
            entry = await self._entries.act(entry, move_of(click), self._house(person, place))
        except Refused as refused:
            return show_refusal(person, entry.info, refused, draw)
        return await self.show(person, place, await self._for_reader(person, entry))

    def _shown(
        self, person: Person, entry: OpenEntry, notice: str = "", *, more: bool = False
    ) -> Shown:
        return Note(self._page(person, entry, notice, more=more))

    def _page(self, person: Person, entry: OpenEntry, notice: str, *, more: bool = False) -> Page:
        looks = or_text(self._looks.of(person.user))
        words = person.words
        return draw_with_fallback(
            entry,
            "a try",
            *(partial(entry_page, entry, words, notice, look, more=more) for look in looks),
            partial(plain_entry, entry, words),
        )


NON_MOVES = {*SOLO_VIEWS, *SOLO_QUESTIONS, "hint"}
"""Prefixes of codes that make no move."""
