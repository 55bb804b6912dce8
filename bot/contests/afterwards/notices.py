"""How a person's deals of a day compare, by direct message, once the day has closed.

People who asked for it get one message about all deals that they finished that day, as soon as
enough ghosts have played all of those and they are judged, if anybody judges. Some hours after the
day's end it comes in any case, with what is known.

That somebody is told is noted just before sending: if that fails, they are not told twice.
"""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence, Set
from functools import partial

from bot.base.background import Background, attend_every, one_by_one
from bot.choices.languages import Languages
from bot.contests.afterwards.pages import ClosedTry, Moment, closing_notice
from bot.contests.core.entries import restore_entry
from bot.contests.core.judging import dearest_decisions, line_of
from bot.contests.core.rows import Contest, ContestRows, StoredEntry
from bot.contests.daily.ranked import RANKED
from bot.contests.daily.results import outcome, place_at_home
from bot.contests.daily.rows import DailyChannelRows, ReminderRows, UntoldTry
from bot.contests.daily.service import DayPatience, Now, day_of
from bot.discord.sending.messages import Directly, Messages, post_directly
from bot.kit.errors import Denied
from bot.learning.puzzles.rows import PuzzleRows
from bot.store import StoreError
from bot.thinkers.study import Study
from engine import observe

EVERY = 60.0
"""Seconds between looks."""
MAX_DAYS = 2
"""Days about which people are told: after a start late on a day, what is not judged of the day
before is waited for beyond midnight. Who was never told of any is told of the last alone."""


class ClosingNotices:
    """Tells people about the days that closed last."""

    def __init__(
        self,
        rows: ReminderRows,
        channels: DailyChannelRows,
        contests: ContestRows,
        puzzles: PuzzleRows,
        study: Study,
        messages: Messages,
        directly: Directly,
        languages: Languages,
        now: Now,
    ) -> None:
        self._rows = rows
        self._channels = channels
        self._contests = contests
        self._puzzles = puzzles
        self._study = study
        self._messages = messages
        self._directly = directly
        self._languages = languages
        self._now = now
        self._patience = DayPatience(now)
        self._done_day = 0
        """The last day about which everybody has been told, as about all days before it."""
        self._background = Background()

    def start(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Look from time to time."""
        attend = partial(attend_every, EVERY, self.attend, sleep)
        self._background.keep(attend, "closing notices", first_pause=EVERY, passing=(StoreError,))

    async def close(self) -> None:
        """Break off: the next start carries on."""
        await self._background.close()

    async def attend(self) -> None:
        """Tell everybody whose deals of the last days are judged. Raises StoreError."""
        today = day_of(self._now())
        waiting = set[int]()
        for day in range(max(self._done_day + 1, today - MAX_DAYS), today):
            contests = [
                contest
                for kind in RANKED
                for contest in await self._contests.find_by_number(kind, day)
            ]
            settled = {contest.id: contest for contest in contests if contest.settled}
            if len(settled) < len(contests) and not self._patience.is_over(day):
                return
            by_person = await self._untold(day, settled, first=today - 1)
            if by_person:
                waiting |= await self._attend_day(day, settled, by_person, waiting)
            elif len(settled) == len(contests) and day == max(self._done_day + 1, today - MAX_DAYS):
                self._done_day = day

    async def _untold(
        self, day: int, contests: Iterable[int], *, first: int
    ) -> Mapping[int, Sequence[UntoldTry]]:
        """Return the tries of a day about which people are to be told, by person.

        ``first``: as ``ReminderRows.untold`` has it.
        """
        by_person = defaultdict[int, list[UntoldTry]](list)
        for number in contests:
            for untold in await self._rows.untold(number, day, first):
                by_person[untold.person].append(untold)
        return by_person

    async def _attend_day(
        self,
        day: int,
        contests: Mapping[int, Contest],
        by_person: Mapping[int, Sequence[UntoldTry]],
        waiting: Set[int],
    ) -> Set[int]:
        """Tell everybody whose deals of a day are judged; return those who still wait.

        ``waiting``: those who wait for an earlier day, about which they are told first.
        """
        await self._study.ready()
        waits = not self._patience.is_over(day)
        due = [
            tries
            for person, tries in by_person.items()
            if person not in waiting and not (waits and any(map(self._is_incomplete, tries)))
        ]
        tell = partial(self._tell, day, contests)
        await one_by_one(due, tell, "a closing notice", (StoreError,))
        return by_person.keys() - {tries[0].person for tries in due}

    def _is_incomplete(self, untold: UntoldTry) -> bool:
        return not untold.is_compared or (self._study.open and not untold.is_judged)

    async def _tell(
        self, day: int, contests: Mapping[int, Contest], tries: Sequence[UntoldTry]
    ) -> None:
        person, language, *_ = tries[0]
        try:
            closed = await self._closed_tries(person, contests, tries)
            words = await self._languages.load_for_person(person, language)
            page = closing_notice(closed, words) if closed else None
        except StoreError:
            raise
        except Exception:  # not to be met at each look again
            await self._rows.note_told(person, day)
            raise
        if await self._rows.note_told(person, day) and page is not None:
            await post_directly(self._messages, self._directly, person, page)

    async def _closed_tries(
        self, person: int, contests: Mapping[int, Contest], tries: Sequence[UntoldTry]
    ) -> Sequence[ClosedTry]:
        """Return how a person's tries compare."""
        closed = list[ClosedTry]()
        for untold in tries:
            stored = await self._contests.entry(untold.entry)
            if stored is not None and stored.person == person:
                closed += await self._closed_try(contests[stored.contest], stored)
        return closed

    async def _closed_try(self, contest: Contest, stored: StoredEntry) -> list[ClosedTry]:
        """Return how a try compares; empty: its moves no longer fit the rules."""
        house = self._languages.house_names(stored.home, stored.language)
        try:
            entry = restore_entry(stored, contest, tuple(house))
        except Denied:  # the host has read of it
            return []
        result = await outcome(self._contests, self._puzzles, entry)
        place = await place_at_home(self._channels, contest, stored)
        is_judging = stored.found is None and self._study.open
        return [ClosedTry(result, place, _moment(contest, stored), is_judging)]


def _moment(contest: Contest, stored: StoredEntry) -> Moment | None:
    """Return the costliest decision of a try; None: no decision cost much."""
    verdict = next(iter(dearest_decisions(stored.found)), None)
    if verdict is None:
        return None
    deal = line_of(stored, contest).positions[verdict.step].deal
    return Moment(verdict, observe(deal, stored.seat))
