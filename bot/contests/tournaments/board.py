"""Boards of tournaments in servers' channels.

They are posted once, redrawn as people finish deals, and for the last time when all places are
known.

A board has its nonce before it is posted. If the process dies before that is noted, it is posted
again with the same one, which Discord takes as the same message for some minutes.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.base.background import one_by_one
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.contests.tournaments.board_page import BEST, TournamentBoard, board_page
from bot.contests.tournaments.rows import StoredTournament, TournamentRows
from bot.contests.tournaments.service import state_of
from bot.discord.sending.messages import ChannelGone, Messages, SendOutcome, SendResult
from bot.discord.sending.standing import (
    GIVEN_UP,
    LEFT,
    StandingMessages,
    digest,
    draw_last,
    may_draw,
)
from bot.kit.page import Page
from bot.store import Store, StoreError

SOON = 2.0
"""Seconds before a look at a board somebody asks for: one drawing shows what many press at once.
While places are being worked out, it is looked at as often."""


class TournamentBoards(StandingMessages):
    """Sees to these messages; a message's number is that of its tournament."""

    def __init__(
        self,
        rows: TournamentRows,
        store: Store,
        messages: Messages,
        languages: Languages,
        looks: Looks,
        now: Callable[[], int],
        over: Callable[[int], None],
        serves: Callable[[int], bool],
        closes: Callable[[], None],
    ) -> None:
        """Make the boards of tournaments.

        ``over`` is called with a tournament whose places are known, to be shown by its board:
        another process may have worked them out; ``serves``: whether this process serves a server;
        ``closes`` is called when a tournament's time is up and nobody has seen to it yet.
        """
        super().__init__("boards of tournaments", store, now, SOON)
        self._rows = rows
        self._messages = messages
        self._languages = languages
        self._looks = looks
        self._over = over
        self._serves = serves
        self._closes = closes

    async def attend_all(self) -> None:
        """See to all boards. Raises StoreError."""
        tournaments = await self._rows.to_draw()
        served = [tournament for tournament in tournaments if self._serves(tournament.guild)]
        await one_by_one(served, self._look, self._kind, (StoreError,))

    async def attend_at(self, number: int) -> None:
        """See to a tournament's board, if it needs drawing. Raises StoreError."""
        stored = await self._rows.find(number)
        if stored is not None and stored.drawn != LEFT and self._serves(stored.guild):
            await self._look(stored)
        else:
            self.schedule(number, None)

    async def _look(self, stored: StoredTournament) -> None:
        self.schedule(stored.id, self.soon)  # if it fails, or while its server is blocked
        if not await self._rows.plays(stored.guild):
            return
        try:
            self.schedule(stored.id, await self._see_to(stored))
        except ChannelGone:
            await self._rows.note_board(stored.id, stored.message, LEFT, self._now())
            self.schedule(stored.id, None)

    async def _see_to(self, stored: StoredTournament) -> int | None:
        """Post the board, or redraw it if it shows something else.

        Returns when to look again although nobody has done anything there.
        """
        board = await self._board(stored)
        if board.state == "closing":
            self._closes()
            self.changed(stored.id)
        elif board.state == "over":
            self._over(stored.id)
        words = await self._languages.load_for_server(stored.guild, stored.language)
        page = board_page(board, words, self._looks.board(stored.guild))
        last = board.state in ("over", "off")
        if last and stored.message is not None and stored.drawn == digest(page):
            await self._rows.note_board(stored.id, stored.message, LEFT, self._now())
            return None
        sent = await self._post_or_draw(stored, page, last=last)
        drawn = stored if sent is None else await self._note_drawing(stored, page, sent, last=last)
        return self._next(drawn, page, last=last)

    async def _post_or_draw(
        self, stored: StoredTournament, page: Page, *, last: bool
    ) -> SendResult | None:
        """Post the board or draw it anew; None: it shows that, or must wait."""
        if stored.message is None:
            return await self._messages.post(stored.channel, page, stored.nonce)
        if last:
            return await draw_last(
                self._messages, stored.channel, stored.message, page, stored.nonce
            )
        if stored.drawn != digest(page) and self._may_draw(stored):
            return await self._messages.edit(stored.channel, stored.message, page)
        return None

    def _may_draw(self, stored: StoredTournament) -> bool:
        """Whether an edit may be spent: that it has opened is shown at once."""
        now = self._now()
        opened = stored.drawn_at < stored.opens <= now
        return opened or may_draw(now, stored.made_at, stored.drawn_at)

    def _next(self, stored: StoredTournament, page: Page, *, last: bool) -> int | None:
        """When a board is due: it could not be drawn, or the tournament begins or ends."""
        if stored.drawn == LEFT:
            return None
        if last or stored.message is None:
            return self.soon
        now = self._now()
        turn = stored.closes if now >= stored.opens else stored.opens
        due = turn if turn > now else self.soon
        if stored.drawn == digest(page):
            return due
        return min(due, self.later(stored.made_at, stored.drawn_at))

    async def _board(self, stored: StoredTournament) -> TournamentBoard:
        state = state_of(stored, self._now())
        if state in ("before", "open"):
            return TournamentBoard(stored, state, await self._rows.entrants(stored.id))
        if state != "over":
            return TournamentBoard(stored, state)
        return TournamentBoard(
            stored,
            state,
            best=await self._rows.standings(stored.id, 0, BEST),
            first=await self._rows.winners(stored.id),
            placed=await self._rows.count_placed(stored.id),
        )

    async def _note_drawing(
        self, stored: StoredTournament, page: Page, sent: SendResult, *, last: bool
    ) -> StoredTournament:
        """Note what became of a drawing; a failed one is tried again."""
        done = sent.outcome is SendOutcome.DONE
        message = sent.message if done and sent.message is not None else stored.message
        drawn = digest(page) if done else stored.drawn
        if sent.outcome in GIVEN_UP or (done and last):
            drawn = LEFT
        if not done and sent.outcome not in (*GIVEN_UP, SendOutcome.FIXED):
            return stored
        await self._rows.note_board(stored.id, message, drawn, self._now())
        return replace(stored, message=message, drawn=drawn, drawn_at=self._now())
