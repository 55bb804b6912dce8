"""The deal of the day: wishes in, private pages out. A line is shared with the channel if one asks
for that."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.channel.fallbacks import or_text, with_fallback
from bot.channel.languages import Languages
from bot.channel.looks import Looks
from bot.interactions.control_codes import Click, move_of, read_click
from bot.interactions.slips import Slips
from bot.interactions.wishes import Person, Place, Shown
from bot.pages.ask_once_more import sure_move
from bot.pages.board import last_trick
from bot.pages.cards_out import cards_out
from bot.pages.daily import (
    DAILY,
    DAY,
    OPEN,
    RESULT,
    SHARE,
    SHOW,
    OfDay,
    day,
    entry_page,
    intro,
    plain_entry,
    result,
    shared,
)
from bot.pages.meanings import meaning_of
from bot.pages.page import Page
from bot.pages.refusals import refusal
from bot.pages.rulebook import with_rule
from bot.store import Store
from bot.store.contests import Contest
from bot.tables.dailies import Dailies, day_of
from bot.tables.daily_results import Outcome, outcome
from bot.tables.entries import Entrant, Entries, Entry, read
from bot.tables.errors import Denied, Stale
from bot.tables.info import ENTRY
from engine import Refused, observe, why_not


class Wish(NamedTuple):
    """What a control of a deal of the day leads to."""

    what: str
    number: int


def read_wish(custom_id: str) -> Wish | None:
    """The wish that a custom_id stands for; None if it is none of ours."""
    kind, *parts = custom_id.split(":")
    if kind != DAILY or len(parts) != 2 or parts[0] not in WISHES:
        return None
    number = parts[1]
    ours = number.isascii() and number.isdigit() and len(number) < 19
    return Wish(parts[0], int(number)) if ours else None


class DailyDesk:
    """Wishes about the deals of the day. Every one raises Denied, StoreError or nothing."""

    def __init__(
        self,
        dailies: Dailies,
        entries: Entries,
        store: Store,
        slips: Slips,
        now: Callable[[], int],
        languages: Languages,
        looks: Looks | None = None,
    ) -> None:
        """``slips`` are those of entries alone: they have numbers of their own."""
        self._dailies = dailies
        self._entries = entries
        self._store = store
        self._slips = slips
        self._now = now
        self._languages = languages
        self._looks = looks or Looks()

    async def today(self, person: Person, place: Place) -> Shown:
        """The headline of today: what one must know before it, or how far one is with it."""
        deals = await self._dailies.of_day(day_of(self._now()))
        return await self._contest(person, place, deals[0])

    async def clicked(
        self, person: Person, place: Place, custom_id: str, values: tuple[str, ...] = ()
    ) -> Shown | None:
        """What a control leads to; None: it has nothing to do with the deals of the day."""
        if wish := read_wish(custom_id):
            return await WISHES[wish.what](self, person, place, wish.number)
        if click := read_click(custom_id, values, ENTRY):
            return await self._pressed(person, place, click)
        return None

    # Contests -----------------------------------------------------------------------------------

    async def show(self, person: Person, place: Place, number: int) -> Shown:
        """A contest: what one must know before it, or how far one is with it."""
        return await self._contest(person, place, await self._dailies.contest(number))

    async def _contest(self, person: Person, place: Place, contest: Contest) -> Shown:
        begun = await self._store.entry_of(contest.id, person.user)
        if begun is None:
            return Shown(intro(contest, person.words))
        entry = await self._entries.find(person.user, begun, self._house(person, place))
        return await self._stands(person, place, entry)

    async def open(self, person: Person, place: Place, number: int) -> Shown:
        """Begin one's try, or go on with it."""
        contest = await self._dailies.contest(number)
        if self._now() >= contest.closes and not contest.settled:
            raise Denied("contest-settling")
        house = self._house(person, place)
        who = Entrant(person.user, person.name, place.guild, place.reach, place.language, house)
        return await self._stands(person, place, await self._entries.open(contest, who))

    async def day(self, person: Person, place: Place, number: int) -> Shown:
        """All deals of a day."""
        del place
        found = [
            OfDay(one, await self._store.entry_of(one.id, person.user) is not None)
            for one in await self._dailies.of_day(number)
        ]
        later = number < day_of(self._now())
        return Shown(day(number, found, later, person.words))

    async def result(self, person: Person, place: Place, number: int) -> Shown:
        """How a try stands."""
        entry = await self._entries.find(person.user, number, self._house(person, place))
        return await self._stands(person, place, entry)

    async def share(self, person: Person, place: Place, number: int) -> Shown:
        """The line of a finished try, for everybody."""
        entry = await self._entries.find(person.user, number, self._house(person, place))
        if not entry.over or entry.stored.late:
            raise Denied("nothing-to-share")
        found = await outcome(self._store, entry, self._now())
        words = self._languages.of_server(place.guild, person.server_locale)
        return Shown(shared(found, words), "public")

    def _house(self, person: Person, place: Place) -> tuple[str, ...]:
        return self._languages.house_names(place.guild, person.server_locale)

    # A try ----------------------------------------------------------------------------------------

    async def _stands(self, person: Person, place: Place, entry: Entry, notice: str = "") -> Shown:
        """A try as it stands: its page, or what has come of it."""
        if not entry.over:
            return self._drawn(person, entry, Shown(self._page(person, entry, notice)))
        judging = entry.stored.found is None and self._dailies.judges
        found = await outcome(self._store, entry, self._now())
        shown = result(found, person.words, place.guild, judging=judging)
        if not judging and (not entry.contest.settled or entry.stored.table is not None):
            return Shown(shown)

        async def later() -> Page:
            now = await self._finished(entry)
            return result(now, person.words, place.guild)

        return Shown(shown, later=later)

    async def _finished(self, entry: Entry) -> Outcome:
        """What a try has come to, once all has been said of it."""
        stored = await self._dailies.finished(entry.stored, entry.contest)
        return await outcome(self._store, replace(entry, stored=stored), self._now())

    def _drawn(self, person: Person, entry: Entry, shown: Shown) -> Shown:
        """What a person sees from now on, which is remembered against slips."""
        if shown.page is not None:
            self._slips.drawn(entry.id, person.user, shown.page)
        return shown

    async def _pressed(self, person: Person, place: Place, click: Click) -> Shown:
        """A control of a try."""
        house = self._house(person, place)
        entry = await self._entries.find(person.user, click.table, house)
        if entry.over:
            return await self._stands(person, place, entry)
        if click.kind not in NO_MOVES and self._slips.slipped(click.table, person.user, click.id):
            return await self._stands(person, place, entry, person.words("reply-slip"))
        try:
            return await self._done(person, place, entry, click)
        except Stale:
            entry = await self._entries.find(person.user, click.table, house)
            return await self._stands(person, place, entry, person.words("reply-stale"))

    async def _done(self, person: Person, place: Place, entry: Entry, click: Click) -> Shown:
        """Raises Stale for a control that is not of the newest page."""
        if look := LOOKED_AT.get(click.code):
            return self._drawn(person, entry, look(self, person, entry))
        if click.seq != entry.info.seq:
            raise Stale
        if asked := ASKED.get(click.kind):
            value = click.rest if click.kind == "sure" else click.value
            return self._drawn(person, entry, asked(self, person, entry, value))
        if click.kind == "hint":
            raise Denied("contest-no-hints", at=str(entry.contest.closes))
        try:
            entry = await self._entries.act(entry, move_of(click), self._house(person, place))
        except Refused as refused:
            return self._refused(person, entry, refused)
        return await self._stands(person, place, entry)

    def _hand(self, person: Person, entry: Entry) -> Shown:
        return Shown(self._page(person, entry))

    def _more(self, person: Person, entry: Entry) -> Shown:
        return Shown(self._page(person, entry, more=True))

    def _last(self, person: Person, entry: Entry) -> Shown:
        look = self._looks.of(person.user)
        return Shown(last_trick(entry.info, observe(entry.deal, None), person.words, look))

    def _out(self, person: Person, entry: Entry) -> Shown:
        look = self._looks.of(person.user)
        return Shown(cards_out(entry.info, entry.view, person.words, look), "aside")

    def _sure(self, person: Person, entry: Entry, code: str) -> Shown:
        return Shown(sure_move(entry.info, entry.view, read(entry, code), person.words))

    def _why(self, person: Person, entry: Entry, code: str) -> Shown:
        refused = why_not(entry.deal, entry.seat, read(entry, code))
        if refused is None:
            return Shown(self._page(person, entry, person.words("reply-you-may")))
        return self._refused(person, entry, refused)

    def _what(self, person: Person, entry: Entry, code: str) -> Shown:
        """What a contract or an announcement means, with a way to its rule."""
        words = person.words.of(entry.info.variant)
        meaning = meaning_of(code, entry.view.rules, words, entry.view.contract)
        if meaning is None:
            raise Denied("unknown-code")
        page = self._page(person, entry, meaning.text)
        return Shown(with_rule(page, meaning.rule, person.words))

    def _refused(self, person: Person, entry: Entry, refused: Refused) -> Shown:
        """The page below the reason, with a way to the rule."""
        page = self._page(person, entry, refusal(person.words, refused, entry.info))
        return Shown(with_rule(page, refused.rule, person.words))

    def _page(self, person: Person, entry: Entry, notice: str = "", *, more: bool = False) -> Page:
        ways = or_text(self._looks.of(person.user))
        words = person.words
        return with_fallback(
            entry,
            "a deal of the day",
            *(partial(entry_page, entry, words, notice, way, more=more) for way in ways),
            partial(plain_entry, entry, words),
        )


WISHES = {
    SHOW: DailyDesk.show,
    OPEN: DailyDesk.open,
    DAY: DailyDesk.day,
    RESULT: DailyDesk.result,
    SHARE: DailyDesk.share,
}
"""What can be wished of a deal of the day."""

LOOKED_AT: dict[str, Callable[[DailyDesk, Person, Entry], Shown]] = {
    "hand": DailyDesk._hand,
    "more": DailyDesk._more,
    "last": DailyDesk._last,
    "out": DailyDesk._out,
}
"""What stands on the page beside the moves."""

ASKED: dict[str, Callable[[DailyDesk, Person, Entry, str], Shown]] = {
    "sure": DailyDesk._sure,
    "why": DailyDesk._why,
    "what": DailyDesk._what,
}
"""What is asked of a choice before it is made."""

NO_MOVES = {*LOOKED_AT, *ASKED, "hint"}
"""How the codes begin that make no move."""
