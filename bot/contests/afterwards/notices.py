"""How a person's deals of a day compare, by direct message, once the day has closed.

People who asked for it get one message about all deals that they finished that day, as soon as all
of those are judged; if nobody judges, as soon as the day is settled. Some hours after its end it
comes in any case, with what is known.

That somebody is told is noted before sending: if that fails, they are not told twice.
"""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
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


class ClosingNotices:
    """Tells people about the day that closed last."""

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
        self._done_day: int | None = None
        """The last day about which everybody has been told."""
        self._background = Background()

    def start(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        """Look from time to time."""
        attend = partial(attend_every, EVERY, self.attend, sleep)
        self._background.keep(attend, "closing notices", first_pause=EVERY, passing=(StoreError,))

    async def close(self) -> None:
        """Break off: the next start carries on."""
        await self._background.close()

    async def attend(self) -> None:
        """Tell everybody whose deals of yesterday are judged. Raises StoreError."""
        day = day_of(self._now()) - 1
        if day == self._done_day:
            return
        contests = [
            contest for kind in RANKED for contest in await self._contests.find_by_number(kind, day)
        ]
        settled = {contest.id: contest for contest in contests if contest.settled}
        if len(settled) < len(contests) and not self._patience.is_over(day):
            return
        by_person = defaultdict[int, list[UntoldTry]](list)
        for number in settled:
            for untold in await self._rows.untold(number, day):
                by_person[untold.person].append(untold)
        if not by_person:
            self._done_day = day if len(settled) == len(contests) else None
            return
        await self._study.ready()
        waits = self._study.open and not self._patience.is_over(day)
        due = [
            tries
            for tries in by_person.values()
            if not waits or all(untold.is_judged for untold in tries)
        ]
        tell = partial(self._tell, day, settled)
        await one_by_one(due, tell, "a closing notice", (StoreError,))

    async def _tell(
        self, day: int, contests: dict[int, Contest], tries: Sequence[UntoldTry]
    ) -> None:
        person, language, *_ = tries[0]
        await self._rows.note_told(person, day)
        closed = []
        for untold in tries:
            stored = await self._contests.entry(untold.entry)
            if stored is not None and stored.person == person:
                closed += await self._closed_try(contests[stored.contest], stored)
        if closed:
            words = await self._languages.load_for_person(person, language)
            page = closing_notice(closed, words)
            await post_directly(self._messages, self._directly, person, page)

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
