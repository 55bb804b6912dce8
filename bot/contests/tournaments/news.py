"""Outcomes of tournaments told in their channels, and the next tournaments of weekly series.

A winner is mentioned once: that the channel was told is noted after posting. If the process dies in
between, it is posted again with the same nonce, which Discord takes as the same message for some
minutes. The next tournament is made after that; if the outcome is not known by then, when it opens.
Deals that are yet to be drawn, of these and of others, are drawn in the background.
"""

import logging
from collections.abc import Callable

from bot.base.background import one_by_one
from bot.choices.languages import Languages
from bot.contests.tournaments.board_page import result_page
from bot.contests.tournaments.rows import StoredTournament, TournamentRows
from bot.contests.tournaments.service import WEEK, Tournaments
from bot.discord.sending.messages import ChannelGone, Messages, SendOutcome
from bot.discord.sending.standing import LEFT, PeriodicRefresher
from bot.store import StoreError

logger = logging.getLogger(__name__)


class TournamentNews(PeriodicRefresher):
    """Tells outcomes and continues series; a message's number is that of its tournament."""

    def __init__(
        self,
        rows: TournamentRows,
        tournaments: Tournaments,
        messages: Messages,
        languages: Languages,
        serves: Callable[[int], bool],
        changed: Callable[[int], None],
        now: Callable[[], int],
    ) -> None:
        """Make the news of tournaments.

        ``serves``: whether this process serves a server; ``changed`` is called with a tournament
        whose board is to be posted.
        """
        super().__init__("news of tournaments")
        self._rows = rows
        self._tournaments = tournaments
        self._messages = messages
        self._languages = languages
        self._serves = serves
        self._changed = changed
        self._now = now

    async def attend(self) -> None:
        """Tell all outcomes, make the tournaments that follow, draw deals. Raises StoreError."""
        to_tell = [stored for stored in await self._rows.to_tell() if self._serves(stored.guild)]
        await one_by_one(to_tell, self._tell, self._kind, (StoreError,))
        weekly = await self._rows.to_repeat(self._now() - WEEK)
        due = [stored for stored in weekly if self._serves(stored.guild)]
        await one_by_one(due, self._repeat, self._kind, (StoreError,))
        await self._draw_missing()

    async def _draw_missing(self) -> None:
        """Begin to draw the deals that are missing: of new tournaments, or since a restart."""
        to_deal = await self._rows.to_deal()
        self._tournaments.draw_each([stored.id for stored in to_deal if self._serves(stored.guild)])

    async def attend_at(self, number: int) -> None:
        """Tell a tournament's outcome. Raises StoreError."""
        del number
        await self.attend()

    async def _tell(self, stored: StoredTournament) -> None:
        try:
            if not await self._is_told(stored):
                return
        except ChannelGone:
            await self._stop(stored)
        await self._rows.note_told(stored.id)

    async def _is_told(self, stored: StoredTournament) -> bool:
        """Post the outcome, if there is one; return whether nothing remains to be done."""
        winners = await self._rows.winners(stored.id)
        if not winners:
            return True
        words = await self._languages.load_for_server(stored.guild, stored.language)
        mentioned = await self._rows.winners_to_mention(stored.id)
        news = result_page(stored, winners, mentioned, words)
        sent = await self._messages.post(stored.channel, news, f"cup-{stored.id}")
        return sent.outcome is not SendOutcome.FAILED

    async def _repeat(self, stored: StoredTournament) -> None:
        if stored.message is None and stored.drawn == LEFT:
            await self._stop(stored)
            return
        number = await self._tournaments.repeat(stored)
        if number is not None:
            self._changed(number)

    async def _stop(self, stored: StoredTournament) -> None:
        """Stop the series of a tournament that cannot be announced in its channel."""
        if await self._rows.stop_series(stored.id):
            logger.warning(
                "a weekly tournament is no longer repeated: channel %d takes no messages",
                stored.channel,
            )
