"""The requests of the bot's owner."""

import logging
from collections.abc import Callable

from bot.base.database_address import DatabaseAddress
from bot.base.logs import set_level
from bot.discord.answering.owners import Owners
from bot.host.stats import days_or_reason
from bot.hosting.announcements import Announcements
from bot.hosting.pages import announced_page, stats_page
from bot.kit.errors import Denied
from bot.kit.page import note
from bot.kit.wishes import Note, Person
from bot.store import Store, StoreError
from bot.tables.lobby.lobbies import DRAINED_UNTIL
from bot.thinkers.side_jobs import Jobs

logger = logging.getLogger(__name__)

LEVELS = {"debug": "DEBUG", "info": "INFO", "warning": "WARNING"}
"""Log levels, as asked for; a higher one would hide lines that ask the host to do something."""
DEFAULT_DAYS, MAX_DAYS = 14, 30
MAX_MINUTES = 24 * 60


class HostDesk:
    """Grants requests to the application's owner and team. Every method raises Denied."""

    def __init__(
        self,
        *,
        owners: Owners,
        database: DatabaseAddress,
        jobs: Jobs,
        announcements: Announcements,
        store: Store,
        now: Callable[[], int],
    ) -> None:
        self._owners = owners
        self._database = database
        self._jobs = jobs
        self._announcements = announcements
        self._store = store
        self._now = now

    async def stats(self, person: Person, days: int | None) -> Note:
        """Show what was played on each of the last days. Raises StoreError."""
        await self._owners.check(person.user)
        days = DEFAULT_DAYS if days is None else days
        if days > MAX_DAYS:
            raise Denied("no-such-value")
        # It reads all moves: a thread would take the processor away from those who play.
        played = await self._jobs.do_elsewhere(
            days_or_reason, self._database, days, person=person.user
        )
        if played is None:
            raise Denied("analysis-failed")
        if isinstance(played, str):
            raise StoreError(played)
        return Note(stats_page(played, person.words))

    async def log(self, person: Person, level: str) -> Note:
        """Change the log level of this process."""
        await self._owners.check(person.user)
        if level not in LEVELS:
            raise Denied("no-such-value")
        name = LEVELS[level]
        set_level(name)
        logger.info("the log has lines of %s and above from now on", name)
        return Note(note(person.words("hosting-log", level=name)))

    async def announce_maintenance(self, person: Person, minutes: int) -> Note:
        """Announce maintenance of some minutes at all tables. Raises StoreError."""
        await self._owners.check(person.user)
        if minutes > MAX_MINUTES:
            raise Denied("no-such-value")
        await self._announcements.announce(minutes)
        return Note(announced_page(minutes, person.words))

    async def drain(self, person: Person, minutes: int) -> Note:
        """Let nobody open tables for some minutes; 0: end that. Raises StoreError."""
        await self._owners.check(person.user)
        if minutes > MAX_MINUTES:
            raise Denied("no-such-value")
        until = self._now() + minutes * 60
        await self._store.set_note(DRAINED_UNTIL, str(until))
        if minutes == 0:
            return Note(note(person.words("hosting-not-drained")))
        return Note(note(person.words("hosting-drained", until=f"<t:{until}:t>")))
