"""The boards of tournaments in the channels of servers: posted once, drawn anew as people finish
deals, and for the last time when all places are known.

A board has its nonce before it is posted. Where the process dies before that is noted it is posted
again by the same one, of which Discord makes the same message for some minutes.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.background import Background
from bot.channel.daily_channels import FRESH, GIVEN_UP, SELDOM
from bot.channel.languages import Languages
from bot.channel.looks import Looks
from bot.channel.messages import ChannelGone, Messages, SendOutcome, Sent
from bot.channel.posted import digest
from bot.pages.page import Page
from bot.pages.tournament_board import BEST, TournamentBoard, board_page
from bot.store import Store
from bot.store.tournaments import LEFT, StoredTournament
from bot.tables.tournaments import state_of

EVERY = 60.0
"""Seconds between two looks at all boards, unless somebody asks for one."""
SOON = 2.0
"""Seconds until a board is looked at that somebody asks for: of many who press at once one drawing
tells. As long as the places of one are being worked out it is looked as often."""


class TournamentBoards:
    """Sees to these messages."""

    def __init__(
        self,
        store: Store,
        messages: Messages,
        languages: Languages,
        looks: Looks,
        now: Callable[[], int],
        hears: Callable[[int], bool] = lambda _: True,
        closes: Callable[[], None] = lambda: None,
    ) -> None:
        """``hears``: whether this process is told of a server; ``closes`` is called when the time
        of a tournament is up and nobody has seen to it yet."""
        self._store = store
        self._messages = messages
        self._languages = languages
        self._looks = looks
        self._now = now
        self._hears = hears
        self._closes = closes
        self._background = Background()
        self._wanted = asyncio.Event()
        self._asked: set[int] = set()
        """Tournaments at which to look before it is time to look at all."""

    def start(self) -> None:
        """Work in the background."""
        self._background.keep(self._attend, "boards of tournaments", again=EVERY)

    async def close(self) -> None:
        """Break off: the next start goes on."""
        await self._background.close()

    def changed(self, number: int) -> None:
        """Somebody has announced one, takes part, or has finished a deal: look there soon."""
        self._asked.add(number)
        self._wanted.set()

    async def _attend(self) -> None:
        while True:
            await self.attend()
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    while True:
                        await self._wanted.wait()
                        await asyncio.sleep(SOON)
                        await self.attend_asked()

    async def attend_asked(self) -> None:
        """See to the boards that were asked for. Raises StoreError."""
        self._wanted.clear()
        asked, self._asked = self._asked, set()
        for number in asked:
            one = await self._store.tournament(number)
            if one is not None and one.drawn != LEFT and self._hears(one.guild):
                await self._look(one)

    async def attend(self) -> None:
        """See to all boards once. Raises StoreError."""
        for one in await self._store.tournaments_to_draw():
            if self._hears(one.guild):
                await self._look(one)

    async def _look(self, one: StoredTournament) -> None:
        try:
            await self._see_to(one)
        except ChannelGone:
            await self._store.note_board(one.id, one.message, LEFT, self._now())

    async def _see_to(self, one: StoredTournament) -> None:
        """Post the board, or draw it anew if it shows something else."""
        board = await self._board(one)
        if board.state == "closing":
            self._closes()
            self.changed(one.id)
        words = await self._languages.ready_of_server(one.guild, one.language)
        page = board_page(board, words, self._looks.board(one.guild))
        last = board.state in ("over", "off")
        if one.message is None:
            await self._drawn(one, page, await self._post(one, page), last=last)
        elif one.drawn != digest(page) and (last or self._may_draw(one)):
            sent = await self._messages.edit(one.channel, one.message, page)
            if last and sent.outcome is SendOutcome.FIXED:  # edits of it are rationed
                sent = await self._messages.post(one.channel, page, one.nonce[::-1])
            await self._drawn(one, page, sent, last=last)
        elif last:
            await self._store.note_board(one.id, one.message, LEFT, self._now())

    async def _post(self, one: StoredTournament, page: Page) -> Sent:
        return await self._messages.post(one.channel, page, one.nonce)

    def _may_draw(self, one: StoredTournament) -> bool:
        """Discord rations edits of messages that are older than an hour."""
        now = self._now()
        return now - one.made_at <= FRESH or now - one.drawn_at >= SELDOM

    async def _board(self, one: StoredTournament) -> TournamentBoard:
        state = state_of(one, self._now())
        if state in ("before", "open"):
            return TournamentBoard(one, state, await self._store.entrants(one.id))
        if state != "over":
            return TournamentBoard(one, state)
        best = await self._store.standings_of(one.id, 0, BEST)
        return TournamentBoard(one, state, best=best, placed=await self._store.placed(one.id))

    async def _drawn(self, one: StoredTournament, page: Page, sent: Sent, *, last: bool) -> None:
        """Note what became of a drawing; what failed is tried again."""
        done = sent.outcome is SendOutcome.DONE
        message = sent.message if done and sent.message is not None else one.message
        drawn = digest(page) if done else one.drawn
        if sent.outcome in GIVEN_UP or (done and last):
            drawn = LEFT
        if done or sent.outcome in (*GIVEN_UP, SendOutcome.FIXED):
            await self._store.note_board(one.id, message, drawn, self._now())
