"""Announces maintenance at the tables of all processes.

An announcement is a note in the store, which every process polls: each posts it at its own tables.
A process that starts later does not repeat it.
"""

import logging
from collections.abc import Callable
from functools import partial

from bot.base.background import Background, repeat
from bot.choices.languages import Languages
from bot.discord.sending.messages import ChannelGone, SendOutcome
from bot.hosting.pages import maintenance_page
from bot.store import Store, StoreError
from bot.tables.board.board_drawing import TablePostboxes
from bot.tables.memory.register import Register
from bot.tables.model.deadlines import server_of
from bot.tables.model.table import Table

logger = logging.getLogger(__name__)

ANNOUNCED = "maintenance"
"""Key of the note: the time of the announcement, and the minutes of maintenance."""

POLL_SECONDS = 3.0


class Announcements:
    """Announces maintenance at the tables that are awake in this process."""

    def __init__(
        self,
        *,
        store: Store,
        register: Register,
        postboxes: TablePostboxes,
        languages: Languages,
        now: Callable[[], int],
        serves: Callable[[int], bool],
    ) -> None:
        """``serves``: tells whether this process serves a server."""
        self._store = store
        self._register = register
        self._postboxes = postboxes
        self._languages = languages
        self._now = now
        self._serves = serves
        self._loaded = False
        self._last_announcement: str | None = None
        self._background = Background()

    def start(self) -> None:
        """Poll in the background."""
        poll = partial(repeat, self.poll, POLL_SECONDS, StoreError, _log_failure)
        self._background.keep(poll, "announcements of maintenance")

    async def close(self) -> None:
        """Stop polling."""
        await self._background.close()

    async def announce(self, minutes: int) -> None:
        """Have all processes announce maintenance of some minutes. Raises StoreError."""
        if not self._loaded:  # this announcement is not one from before the start
            await self.poll()
        await self._store.set_note(ANNOUNCED, f"{self._now()} {minutes}")

    async def poll(self) -> None:
        """Poll once, and begin to post a new announcement at every table. Raises StoreError."""
        announcement = await self._store.note(ANNOUNCED)
        is_new = self._loaded and announcement != self._last_announcement
        self._last_announcement, self._loaded = announcement, True
        if is_new and announcement is not None:
            announced_at, minutes = map(int, announcement.split())
            for table in self._register.all():
                if table.open and self._serves(server_of(table)):
                    # A channel that makes one table wait must not keep the others waiting.
                    post = partial(self._post, table, minutes, announced_at)
                    self._background.start(post, "announcing maintenance", table.id)

    async def _post(self, table: Table, minutes: int, announced_at: int) -> None:
        """Post an announcement at a table, once, or else log why not."""
        try:
            words = await self._languages.load_for_table(table)
            page = maintenance_page(minutes, words)
            postbox = self._postboxes.for_table(table)
            sent = await postbox.post(table.channel, page, f"a{announced_at}-{table.id}")
            problem = sent.outcome.value
        except StoreError as error:
            problem = str(error)
        except ChannelGone:
            problem = SendOutcome.GONE.value
        if problem != SendOutcome.DONE.value:
            logger.warning("table %d: maintenance is not announced: %s", table.id, problem)


def _log_failure(error: Exception) -> None:
    logger.warning("announcements of maintenance cannot be read now: %s", error)
