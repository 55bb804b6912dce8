"""Everything about deals others have had, put together: the desk, and the work in the
background."""

from collections.abc import Awaitable, Callable

from bot.archive.archive import Archive
from bot.choices.looks import Looks
from bot.contests.duplicates.desk import DuplicateDesk
from bot.contests.duplicates.ghosts import Filling
from bot.contests.duplicates.results import DuplicateResults
from bot.contests.duplicates.rows import DuplicateRows
from bot.store import Store
from bot.thinkers.side_jobs import Jobs


class DuplicatesSetup:
    """Deals that others have had."""

    def __init__(
        self,
        store: Store,
        archive: Archive,
        looks: Looks,
        jobs: Jobs,
        rest: Callable[[float], Awaitable[None]],
        *,
        searching: bool,
        wanted: bool,
    ) -> None:
        """``rest`` between pieces of work in idle time; ``searching``: whether anybody can search;
        ``wanted``: such deals are dealt."""
        self._wanted = wanted
        rows = DuplicateRows(store)
        results = DuplicateResults(rows, store, archive)
        self._filling = Filling(rows, results.reckon, jobs, searching=searching, sleep=rest)
        self.desk = DuplicateDesk(results, archive, looks)

    def start(self, *, first: bool) -> None:
        """Start background work, if this process is the one that does it (``first``)."""
        if first and self._wanted:
            self._filling.start()

    async def close(self) -> None:
        """Break off: the next start carries on."""
        await self._filling.close()
