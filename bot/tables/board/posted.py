"""The messages of one table whose buttons work: which there are, and that none is left behind.

Each is written down before it is posted, and struck out once it has lost its buttons. So there is
no moment when the process could die and leave a message nobody knows of: if one may or may not
have been posted, we look for it in the channel, or post it again with the same
nonce, which Discord takes as the same message.
"""

import contextlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from bot.discord.sending.messages import ChannelGone, Postbox, SendOutcome, Sent
from bot.discord.sending.standing import digest
from bot.games.info import controls_of
from bot.kit.page import Page
from bot.store import Posting

OLD = 50 * 60
"""Age in seconds at which a board is posted anew: edits after an hour are rationed (platform)."""

NOBODY = -1
"""Stands for no move: nobody was called."""

THERE = (SendOutcome.DONE, SendOutcome.GONE)


class PostingStore(Protocol):
    """What keeps the postings from one start to the next."""

    async def postings(self, table: int) -> tuple[Posting, ...]:
        """The messages of a table whose buttons work, the newest last."""
        ...

    async def set_postings(self, postings: Mapping[int, tuple[Posting, ...]]) -> None:
        """Replace what is noted of some tables' messages."""
        ...


class Posted:
    """The messages of a table, the board last. ``called``: see ``Posting``."""

    def __init__(
        self,
        table: int,
        channel: int,
        postings: PostingStore,
        messages: Postbox,
        now: Callable[[], int],
    ) -> None:
        self.table = table
        self.called = NOBODY
        self.unsaved = False
        """What was drawn is not in the store yet; if that is lost, the board is drawn once more."""
        self._channel = channel
        self._postings = postings
        self._messages = messages
        self._now = now
        self._rows: tuple[Posting, ...] = ()
        self._loaded = False
        self._doubted = False

    async def load(self, channel: int, gone_on: Callable[[], Page]) -> None:
        """Read once what was noted before this process; ``channel``: where the table is now.

        ``gone_on`` is the page that says so in its old channel.
        """
        if channel != self._channel:
            await self._leave(channel, gone_on)
        if self._loaded:
            return
        self._rows = await self._postings.postings(self.table)
        self._loaded = True
        if self._doubted:
            self._change_board(drawn="")
        sure = [row for row in self._rows if row.message is not None]
        if sure and sure[-1].called is not None:
            self.called = sure[-1].called

    @property
    def rows(self) -> tuple[Posting, ...]:
        """What to keep of the messages."""
        if not self._rows or self._rows[-1].message is None or self.called == NOBODY:
            return self._rows
        return (*self._rows[:-1], replace(self._rows[-1], called=self.called))

    @property
    def deal(self) -> int | None:
        """The deal that the board shows."""
        return self._rows[-1].deal if self._rows else None

    def has(self, message: int) -> bool:
        """Whether a message is, or may be, one of these: one is on its way."""
        return any(row.message in (message, None) for row in self._rows)

    def reached(self, move: int) -> None:
        """The person to move was shown their hand: this move needs no call."""
        self.unsaved = self.unsaved or move != self.called
        self.called = move

    @property
    def doubted(self) -> bool:
        """Whether nobody knows what the board shows, or there is none."""
        return not self._rows or not self._rows[-1].drawn

    def doubt(self) -> None:
        """The board may show something else: somebody has drawn over it."""
        self._doubted = not self._loaded
        self._change_board(drawn="")

    def _change_board(self, **changes: Any) -> None:
        if self._rows:
            self._rows = (*self._rows[:-1], replace(self._rows[-1], **changes))

    async def show(
        self, page: Page, deal: int | None, *, fresh: bool = False, called: int | None = None
    ) -> Sent:
        """Draw the board of a deal, ``fresh`` in a new message; ``called``: the move it pings for.

        The answer is never GONE nor FIXED: then there is a new message.
        """
        if self._rows and self._rows[-1].message is None:
            same = called is not None and self._rows[-1].called == called
            sent = await self._settle(page if same else replace(page, pings=()))
            if sent.outcome is not SendOutcome.DONE:
                return sent
            fresh = fresh and not same
        board = self._rows[-1] if self._rows else None
        if fresh or board is None:
            return await self._post(page, deal, called)
        sent = await self._redraw(board, page, deal)
        if sent.outcome in (SendOutcome.GONE, SendOutcome.FIXED):
            return await self._post(page, deal, called)
        return sent if sent.outcome is not SendOutcome.DONE else await self._sweep()

    async def end(self, page: Page | None) -> Sent:
        """Remove all buttons: the board shows ``page`` from now on, or is deleted."""
        if self._rows and self._rows[-1].message is None:
            sent = await self._settle(page)
            if sent.outcome not in THERE:
                return sent
        sent = await self._sweep()
        if sent.outcome is SendOutcome.DONE and self._rows:
            sent = await self._close(self._rows[-1], page)
        return sent

    async def forget(self) -> None:
        """The messages are gone, all of them."""
        self.called = NOBODY
        await self._keep(())

    async def _leave(self, channel: int, gone_on: Callable[[], Page]) -> None:
        """The table is in another channel now. Messages that can't be deleted go once somebody uses
        them."""
        before, self._channel = self._channel, channel
        gone = [row.message for row in self._rows if row.message is not None]
        await self.forget()
        with contextlib.suppress(ChannelGone):
            for message in gone[:-1]:
                await self._messages.delete(before, message)
            for board in gone[-1:]:
                told = await self._messages.edit(before, board, gone_on())
                if told.outcome is not SendOutcome.DONE:
                    await self._messages.delete(before, board)

    async def _keep(self, rows: tuple[Posting, ...]) -> None:
        self._rows = rows
        await self._postings.set_postings({self.table: self.rows})
        self.unsaved = False

    async def _redraw(self, board: Posting, page: Page, deal: int | None) -> Sent:
        """Edit the board if it shows something else."""
        assert board.message is not None
        shows = digest(page)
        if board.drawn != shows:
            if self._now() - board.at >= OLD:
                return Sent(SendOutcome.FIXED)
            sent = await self._messages.edit(self._channel, board.message, page)
            if sent.outcome is SendOutcome.GONE:
                self._rows = self._rows[:-1]
            if sent.outcome is not SendOutcome.DONE:
                return sent
        if (board.drawn, board.deal) != (shows, deal):
            self._change_board(drawn=shows, deal=deal)
            self.unsaved = True
        return Sent(SendOutcome.DONE)

    async def _post(self, page: Page, deal: int | None, called: int | None) -> Sent:
        """Post a new board, and remove older ones."""
        planned = Posting(nonce=secrets.token_hex(8), at=self._now(), called=called)
        await self._keep((*self.rows, planned))
        sent = await self._messages.post(self._channel, page, planned.nonce)
        if sent.message is None:
            return sent
        if called is not None:
            self.called = called
        board = replace(planned, message=sent.message, drawn=digest(page), deal=deal)
        await self._keep((*self._rows[:-1], board))
        return await self._sweep()

    async def _settle(self, page: Page | None) -> Sent:
        """Find the message that may or may not have been posted, or post it (again).

        Afterwards nobody knows what it shows. Without a page: GONE if it is not found.
        """
        *older, planned = self._rows
        known = [row.message for row in older if row.message is not None]
        controls = controls_of(self.table)
        sent = await self._messages.find(self._channel, controls, planned.at, known)
        if sent.outcome is SendOutcome.FAILED:
            return sent
        if sent.message is None and page is not None:
            sent = await self._messages.post(self._channel, page, planned.nonce)
            if sent.message is None:
                return sent
        if sent.message is None:
            await self._keep(tuple(older))
            return Sent(SendOutcome.GONE)
        if planned.called is not None:
            self.called = planned.called
        await self._keep((*older, replace(planned, message=sent.message)))
        return sent

    async def _sweep(self) -> Sent:
        """Delete all but the newest message."""
        while len(self._rows) > 1:
            message = self._rows[0].message
            if message is not None:
                sent = await self._messages.delete(self._channel, message)
                if sent.outcome not in THERE:
                    return sent
            self._rows = self._rows[1:]
            self.unsaved = True
        return Sent(SendOutcome.DONE)

    async def _close(self, board: Posting, page: Page | None) -> Sent:
        assert board.message is not None
        if page is None:
            sent = await self._messages.delete(self._channel, board.message)
        else:
            sent = await self._messages.edit(self._channel, board.message, page)
        if sent.outcome not in THERE:
            return sent
        await self.forget()
        return Sent(SendOutcome.DONE)
