"""The deal of the day: wishes in, private pages out.

A line is shared with the channel if one asks for that.
"""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.contests.core.comparing import is_played
from bot.contests.core.deals import deal_for
from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import OpenEntry
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.rows import Contest, ContestRows
from bot.contests.daily.board_page import CHANNEL, HERE, NOWHERE, channel_page
from bot.contests.daily.ladder_pages import HEADS, ladder, read_control
from bot.contests.daily.ladders import Ladders
from bot.contests.daily.pages import (
    DAILY,
    DAY,
    OPEN,
    QUIET,
    RATED,
    REMIND,
    RESULT,
    SECRETS,
    SHARE,
    SHOW,
    TOO,
    OfDay,
    all_secrets,
    control,
    day,
    intro,
    puzzle_share_line,
    puzzle_share_page,
    result,
    share_page,
)
from bot.contests.daily.ranked import RANKED
from bot.contests.daily.results import days_in_a_row, is_open_to, outcome, try_at
from bot.contests.daily.rows import DailyChannel, DailyChannelRows, Reminder, ReminderRows
from bot.contests.daily.service import FIRST, Dailies, Now, day_of
from bot.discord.sending.standing import LEFT
from bot.kit.errors import Denied
from bot.kit.page import Page, note
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Aside, Note, Person, Public, Shown, Venue
from bot.learning.puzzles.pages import SHARE as SHARE_PUZZLE
from bot.learning.puzzles.rows import FirstAnswer, PuzzleRows
from bot.servers.rows import ServerRows


class DailyDesk:
    """Wishes about the deals of the day. Every one raises Denied, StoreError or nothing."""

    def __init__(
        self,
        dailies: Dailies,
        keeping: ContestMaintenance,
        tries: TryDesk,
        contests: ContestRows,
        puzzles: PuzzleRows,
        puzzle_answer: Callable[[int, int], Awaitable[FirstAnswer | None]],
        reminders: ReminderRows,
        now: Now,
        languages: Languages,
        changed: Callable[[int], None],
        looks: Looks,
    ) -> None:
        """``changed`` is called with a server in which somebody has finished a deal.

        ``puzzle_answer`` returns a person's answer to the puzzle of a day, counted from 1970.
        """
        self._changed = changed
        self._looks = looks
        self._dailies = dailies
        self._keeping = keeping
        self._tries = tries
        self._contests = contests
        self._puzzles = puzzles
        self._puzzle_answer = puzzle_answer
        self._reminders = reminders
        self._now = now
        self._languages = languages

    async def today(self, person: Person, place: Venue) -> Shown:
        """Today's headline: what to know before it, or how far along one is."""
        contest, *_ = await self._dailies.of_day(day_of(self._now()))
        return await self._deal(person, place, contest, _first_deal(contest, person.user))

    def routes(self) -> tuple[Route, ...]:
        """Where controls of the deals of the day lead."""
        wishes = {
            SHOW: self.show,
            OPEN: self.open,
            DAY: self.day,
            RATED: self.rated,
            SECRETS: self.secrets,
            RESULT: self.result,
            SHARE: self.share,
            REMIND: self.remind,
            QUIET: self.quiet,
        }
        addresses = {f"{DAILY}:{what}:#": wish for what, wish in wishes.items()}
        addresses[f"{SHARE_PUZZLE}:#"] = self.share_puzzle
        further = {
            SHOW: self.show_further,
            OPEN: self.open_further,
            TOO: self.show_shared,
        }
        return (
            *(
                Route(at=at, answer=partial(_answer_with_number, wish), repeatable=True)
                for at, wish in addresses.items()
            ),
            *(
                Route(
                    at=f"{DAILY}:{what}:#:#",
                    answer=partial(_answer_with_deal, wish),
                    repeatable=True,
                )
                for what, wish in further.items()
            ),
        )

    # Contests -----------------------------------------------------------------------------------

    async def show(self, person: Person, place: Venue, contest_id: int) -> Shown:
        """A contest: what to know before it, or how far along one is."""
        contest = await self._dailies.contest(contest_id)
        return await self._deal(person, place, contest, _first_deal(contest, person.user))

    async def show_further(self, person: Person, place: Venue, contest_id: int, deal: int) -> Shown:
        """The second or third deal of a day."""
        contest = await self._reached(person, contest_id, deal)
        return await self._deal(person, place, contest, deal)

    async def show_shared(self, person: Person, place: Venue, contest_id: int, deal: int) -> Shown:
        """A further deal that somebody has shared; first those that come before it."""
        contest = await self._dailies.contest(contest_id)
        reached = _first_deal(contest, person.user)
        while reached < deal:
            attempt = await try_at(self._contests, contest, person.user, reached)
            if not is_open_to(contest, reached + 1, attempt):
                break
            reached += 1
        return await self._deal(person, place, contest, reached)

    async def _reached(self, person: Person, contest_id: int, deal: int) -> Contest:
        """The contest of a further deal that a person may play. Raises Denied."""
        contest = await self._dailies.contest(contest_id)
        before = await try_at(self._contests, contest, person.user, deal - 1)
        if not is_open_to(contest, deal, before):
            raise Denied("daily-deal-before")
        return contest

    async def _deal(self, person: Person, place: Venue, contest: Contest, deal: int) -> Shown:
        begun = await self._contests.entry_of(contest.id, person.user, deal)
        if begun is None:
            return Note(intro(contest, deal, person.words))
        entry = await self._tries.find(person, place, begun)
        return await self._tries.show(person, place, entry)

    async def open(self, person: Person, place: Venue, contest_id: int) -> Shown:
        """Begin one's try, or go on with it."""
        contest = await self._dailies.contest(contest_id)
        return await self._open(person, place, contest, _first_deal(contest, person.user))

    async def open_further(self, person: Person, place: Venue, contest_id: int, deal: int) -> Shown:
        """Begin one's try at the second or third deal of a day, or go on with it."""
        contest = await self._reached(person, contest_id, deal)
        return await self._open(person, place, contest, deal)

    async def _open(self, person: Person, place: Venue, contest: Contest, deal: int) -> Shown:
        if self._now() >= contest.closes and not contest.settled:
            raise Denied("contest-settling")
        return await self._tries.open(person, place, contest, deal)

    async def rated(self, person: Person, place: Venue, day_number: int) -> Shown:
        """The rated deal of a day."""
        contest = await self._dailies.rated(day_number)
        return await self._deal(person, place, contest, _first_deal(contest, person.user))

    async def secrets(self, person: Person, place: Venue, contest_id: int) -> Shown:
        """Show the secrets of a day's rated deals, once they are over."""
        contest = await self._dailies.contest(contest_id)
        if not contest.settled:
            return await self.show(person, place, contest_id)
        return Aside(all_secrets(contest, person.words))

    async def day(self, person: Person, place: Venue, day_number: int) -> Shown:
        """All deals of a day."""
        del place
        deals = [
            OfDay(contest, await self._contests.entry_of(contest.id, person.user) is not None)
            for contest in await self._dailies.of_day(day_number)
        ]
        later = day_number < day_of(self._now())
        return Note(day(day_number, deals, later, person.words))

    async def result(self, person: Person, place: Venue, entry_id: int) -> Shown:
        """How a try stands."""
        entry = await self._tries.find(person, place, entry_id)
        return await self._tries.show(person, place, entry)

    async def remind(self, person: Person, place: Venue, entry_id: int) -> Shown:
        """Be told how this day compares once it is over, and be reminded of the next one."""
        reminder = Reminder(person.user, person.locale)
        await self._reminders.subscribe(reminder, day_of(self._now()) - 1)
        return await self.result(person, place, entry_id)

    async def quiet(self, person: Person, place: Venue, entry_id: int) -> Shown:
        """No more reminders. 0: pressed below one."""
        await self._reminders.unsubscribe(person.user)
        if not entry_id:
            return Aside(note(person.words("reply-quiet")), brief=True)
        return await self.result(person, place, entry_id)

    async def share(self, person: Person, place: Venue, entry_id: int) -> Shown:
        """The line of a finished try, for everybody."""
        entry = await self._tries.find(person, place, entry_id)
        if not entry.over or entry.contest.kind not in RANKED:
            raise Denied("nothing-to-share")
        result = await outcome(self._contests, self._puzzles, entry)
        if not result.shareable:
            raise Denied("nothing-to-share")
        words = self._languages.of_server(place.guild, person.server_locale)
        look = self._looks.board(place.guild)
        return Public(share_page(result, words, look), dedupe_key=f"{SHARE}:{entry.id}")

    async def share_puzzle(self, person: Person, place: Venue, day: int) -> Shown:
        """A person's answer to the puzzle of a day, counted from 1970, in a line for everybody."""
        answer = await self._puzzle_answer(person.user, day)
        if answer is None:
            raise Denied("nothing-to-share")
        days = await days_in_a_row(self._contests, self._puzzles, person.user, day - FIRST)
        words = self._languages.of_server(place.guild, person.server_locale)
        line = puzzle_share_line(answer, words, day=day - FIRST, streak=days.days)
        page = puzzle_share_page(person.name, line, words)
        return Public(page, dedupe_key=f"{SHARE_PUZZLE}:{person.user}:{day}")

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """The result of a try."""
        del place
        self._changed(entry.stored.home)
        unjudged = entry.stored.found is None and is_played(entry.stored)
        judging = unjudged and self._keeping.judges
        try_result = await outcome(self._contests, self._puzzles, entry)
        reminded = await self._reminders.is_subscribed(person.user)
        words, look = person.words, self._looks.of(person.user)
        shown = result(try_result, words, look=look, judging=judging, reminded=reminded)
        if not judging and (not entry.contest.settled or entry.stored.table is not None):
            return Note(shown)

        async def draw(now: OpenEntry) -> Page:
            self._changed(now.stored.home)
            current = await outcome(self._contests, self._puzzles, now)
            return result(current, words, look=look, judging=False, reminded=reminded)

        return self._tries.redraw_when_judged(shown, entry, draw, control(RESULT, entry.id))


def _first_deal(contest: Contest, person: int) -> int:
    """Return the deal that a person is dealt first."""
    return deal_for(contest, person) if RANKED[contest.kind].deals > 1 else 0


async def _answer_with_number(
    wish: Callable[[Person, Venue, int], Awaitable[Shown]], press: Press
) -> Shown:
    return await wish(press.person, press.place, press.number)


async def _answer_with_deal(
    wish: Callable[[Person, Venue, int, int], Awaitable[Shown]], press: Press
) -> Shown:
    contest, deal, *_ = press.numbers
    return await wish(press.person, press.place, contest, deal)


class DailyChannelDesk:
    """Wishes about that channel. Every one raises Denied, StoreError or nothing."""

    def __init__(self, rows: DailyChannelRows, changed: Callable[[int], None]) -> None:
        """``changed`` is called with a server when there is something to post."""
        self._rows = rows
        self._changed = changed

    async def show(self, person: Person, place: Venue) -> Shown:
        """Where it stands."""
        _check_may_manage(person, place)
        return Note(channel_page(await self._rows.of_server(place.guild), person.words))

    def routes(self) -> tuple[Route, ...]:
        """Where the controls of its page lead."""
        return (
            Route(at=f"{CHANNEL}:{HERE}", answer=self._here, repeatable=True),
            Route(at=f"{CHANNEL}:{NOWHERE}", answer=self._nowhere, repeatable=True),
        )

    async def _here(self, press: Press) -> Shown:
        person, place = press.person, press.place
        _check_may_manage(person, place)
        before = await self._rows.of_server(place.guild)
        if before is None or before.channel != place.channel or before.drawn == LEFT:
            new = DailyChannel(place.guild, place.channel, person.server_locale)
            await self._rows.choose(new)
        self._changed(place.guild)
        return await self.show(person, place)

    async def _nowhere(self, press: Press) -> Shown:
        _check_may_manage(press.person, press.place)
        await self._rows.clear(press.place.guild)
        self._changed(press.place.guild)
        return await self.show(press.person, press.place)


def _check_may_manage(person: Person, place: Venue) -> None:
    """Raise Denied for people who do not manage a server the bot is in."""
    if place.reach != "server":
        raise Denied("servers-only")
    if not person.may_manage_server:
        raise Denied("not-yours-to-settle")


class LadderDesk:
    """Wishes about ladders. Each raises only Denied and StoreError."""

    def __init__(self, ladders: Ladders, servers: ServerRows) -> None:
        self._ladders = ladders
        self._servers = servers

    def routes(self) -> tuple[Route, ...]:
        """Where controls of ladders lead."""
        return tuple(Route(at=head, answer=self._turn) for head in HEADS)

    async def _turn(self, press: Press) -> Shown:
        wanted = checked_control(read_control(press.custom_id, press.value))
        query = await self._ladders.query(
            press.place.guild, wanted.span, wanted.day, wanted.game, wanted.kind
        )
        turned = await self._ladders.ladder(query, wanted.page, press.person.user)
        leagues = await self._servers.allows_leagues(press.place.guild)
        return Note(ladder(turned, press.person.words, leagues=leagues))
