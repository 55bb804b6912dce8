"""Results of team matches, told once in the channels where people gathered for them.

That is noted after posting. If the process dies in between, it is posted again with the same nonce,
which Discord takes as the same message for some minutes. Before that the message in which people
gathered is brought up to date, if that can be done: the results do not wait for it.
"""

from collections.abc import Callable, Iterable

from bot.base.background import one_by_one
from bot.choices.languages import Languages
from bot.contests.teams.pages import SHOW, STANDS, control, ended_page, shown
from bot.contests.teams.rows import StoredTeamMatch, TeamMatchRows
from bot.contests.teams.service import TeamMatches
from bot.discord.sending.messages import ChannelGone, Messages, SendOutcome
from bot.discord.sending.standing import PeriodicRefresher
from bot.kit.page import Page
from bot.store import StoreError
from bot.tables.model.table import Ended, Table, TableEvent


class TeamNews(PeriodicRefresher):
    """Tells them; a match's number is that of its contest, which two servers share."""

    def __init__(
        self,
        rows: TeamMatchRows,
        matches: TeamMatches,
        messages: Messages,
        languages: Languages,
        serves: Callable[[int], bool],
    ) -> None:
        """``serves``: whether this process serves a server."""
        super().__init__("results of team matches")
        self._rows = rows
        self._matches = matches
        self._messages = messages
        self._languages = languages
        self._serves = serves

    def heard(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """A table has changed: if it was the last one of a match, the match is over."""
        if table.round is not None and any(isinstance(event, Ended) for event in events):
            self.changed(table.round.id)

    async def attend(self) -> None:
        """Tell all the news. Raises StoreError."""
        await self._tell_of(await self._rows.to_tell())

    async def attend_at(self, number: int) -> None:
        """Tell the outstanding news of one contest. Raises StoreError."""
        untold = await self._rows.to_tell()
        await self._tell_of([match for match in untold if match.contest == number])

    async def _tell_of(self, matches: Iterable[StoredTeamMatch]) -> None:
        served = [match for match in matches if self._serves(match.guild)]
        await one_by_one(served, self._tell, self._kind, (StoreError,))

    async def _tell(self, match: StoredTeamMatch) -> None:
        if await self._post(match):
            await self._rows.note_told(match.id)

    async def _post(self, stored: StoredTeamMatch) -> bool:
        """Post it; returns whether nothing remains to be done."""
        match = await self._matches.seen(stored.guild, stored.id)
        words = await self._languages.load_for_server(stored.guild, stored.language)
        try:
            await self._update_first(stored, ended_page(match, words))
            sent = await self._messages.post(
                stored.channel, shown(match, words), f"teams-{stored.id}"
            )
        except ChannelGone:
            return True
        return sent.outcome is not SendOutcome.FAILED

    async def _update_first(self, stored: StoredTeamMatch, page: Page) -> None:
        """Edit the message that says until when a match can be played. Raises ChannelGone."""
        channel, controls = stored.channel, control(SHOW, stored.id, STANDS)
        sent = await self._messages.find(channel, controls, stored.created_at, ())
        if sent.outcome is SendOutcome.DONE and sent.message is not None:
            await self._messages.edit(channel, sent.message, page)
