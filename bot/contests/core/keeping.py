"""Maintenance of finished contests and tries.

The house finishes open tries, and tries are judged and laid open.

Idempotent: after an interruption the next round continues with what is missing.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from bot.base.accidents import note
from bot.base.background import one_by_one
from bot.base.bounded import Bounded
from bot.contests.core.archive import lay_open
from bot.contests.core.entries import Entries
from bot.contests.core.judging import Judging
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import Contest, ContestRows, StoredEntry
from bot.kit.errors import Denied
from bot.store import StoreError
from bot.tables.memory.deal_log import OTHER_RULES

ANSWERS_KEPT_SECONDS = 14 * 86_400
"""Seconds for which finished contests keep answers, which can be recomputed."""

JUDGED_PER_ROUND = 10
"""Tries judged in a round of maintenance."""
RETRY_SECONDS = 3600
"""Seconds before a failed judgement is retried, unless its person opens the try."""
MAX_FAILED = 1000

HousePlayerNames = Callable[[int, str], Sequence[str]]
"""Returns the names of house players, given server and language."""


class OverdueContests:
    """Contests that are over, while somebody waits for their outcome."""

    def __init__(self) -> None:
        self._listeners: tuple[Callable[[], None], ...] = ()

    def listen(self, listener: Callable[[], None]) -> None:
        """Call it from now on, to settle them at once."""
        self._listeners = (*self._listeners, listener)

    def hurry(self) -> None:
        """There is one: have it settled now."""
        for listener in self._listeners:
            listener()


class ContestMaintenance:
    """Maintains finished contests and tries. Every method may raise StoreError."""

    def __init__(
        self,
        rows: ContestRows,
        kinds: Kinds,
        entries: Entries,
        judging: Judging,
        names: HousePlayerNames,
    ) -> None:
        self._rows = rows
        self._kinds = kinds
        self._entries = entries
        self._judging = judging
        self._names = names
        self._judged = asyncio.Lock()
        self._failed = Bounded[int, int](MAX_FAILED)
        """Tries that could not be judged, with the time of the failure."""

    @property
    def judges(self) -> bool:
        """Whether a worker is there to judge tries."""
        return self._judging.open

    async def settle_due(self, now: int) -> None:
        """Settle contests that are over, and tidy old ones. Waits for no judging."""
        over = await self._rows.overdue(now)
        await one_by_one(over, partial(self._see_to, now), "a contest that is over", (StoreError,))
        await self._rows.tidy(now - ANSWERS_KEPT_SECONDS)

    async def next_closing(self, now: int) -> int | None:
        """Return when the next contest closes; None: none is open."""
        return await self._rows.next_closing(now)

    async def judge_some(self, now: int) -> None:
        """Judge the first unjudged tries; failed ones are retried later, and block no others."""
        if not self._judging.open:
            return
        for entry in await self._rows.entries_to_judge(JUDGED_PER_ROUND + len(self._failed)):
            if now - self._failed.get(entry, now - RETRY_SECONDS) < RETRY_SECONDS:
                continue
            try:
                await self._judge(entry)
            except Denied:
                self._failed[entry] = now

    async def _see_to(self, now: int, contest: Contest) -> None:
        if await self._kinds.find(contest).is_due(contest, now):
            await self.settle(contest)

    async def judge_finished(self, stored: StoredEntry, contest: Contest) -> StoredEntry:
        """Judge a finished try, lay it open if its contest is settled, and return it."""
        with suppress(Denied):
            await self._judge(stored.id)
        if contest.settled:
            await self._lay_open(stored, contest)
        return await self._rows.entry(stored.id) or stored

    async def play_on(self, contest: Contest) -> None:
        """Let the house finish the open tries of a contest; a failure does not block others."""
        entries = await self._rows.open_entries(contest.id)
        await one_by_one(entries, self._finish, "finishing a try of a contest", (StoreError,))

    async def settle(self, contest: Contest) -> None:
        """Finish a contest's tries and mark the contest as settled.

        Places are stored, the tries are counted and laid open.
        """
        kind = self._kinds.find(contest)
        await self.play_on(contest)
        await kind.keep_places(contest)
        await kind.count_tries(contest)
        for number in await self._rows.entries_to_lay_open(contest.id):
            stored = await self._rows.entry(number)
            if stored is not None:
                await self._lay_open(stored, contest)
        await self._rows.settle(contest.id)

    async def _finish(self, entry_id: int) -> None:
        with suppress(Denied):  # it no longer replays, which is in the log
            await self._entries.finish(entry_id)

    async def _lay_open(self, stored: StoredEntry, contest: Contest) -> None:
        names = tuple(self._names(stored.home, stored.language))
        try:
            await lay_open(self._rows, stored, contest, names)
        except StoreError:
            raise
        except Exception as error:  # for example, changed rules
            note(error, "laying a try of a contest open")

    async def _judge(self, entry_id: int) -> None:
        """Judge a finished try, unless it is judged. Raises Denied if that fails."""
        async with self._judged:
            stored = await self._rows.entry(entry_id)
            if stored is None or stored.finished_at is None or stored.found is not None:
                return
            contest = await self._rows.find(stored.contest)
            if contest is None or not self._judging.open:
                return
            try:
                await self._judging.judge(stored, contest)
            except (Denied, StoreError):
                raise
            except OTHER_RULES:
                await self._judging.give_up(stored)
            except Exception as error:
                note(error, "judging a try of a contest")
                await self._judging.give_up(stored)
            updated = await self._rows.entry(entry_id)
            contest = await self._rows.find(contest.id) or contest  # settled meanwhile, perhaps
            if contest.settled and updated is not None:
                await self._kinds.find(contest).recount_try(contest, updated)
