"""The posted messages of a table that have working buttons, so that none is left behind.

They are its board, and a line that calls the person on turn, until they have moved.

Each is stored before it is posted, and removed once it has lost its buttons. So a crash leaves no
unknown message: if one may or may not have been posted, we look for it in the channel, or post it
again with the same nonce, which Discord takes as the same message.
"""

import contextlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from bot.discord.sending.messages import ChannelGone, Postbox, SendOutcome, SendResult
from bot.discord.sending.standing import digest
from bot.games.info import control_prefix
from bot.kit.page import Page
from bot.tables.model.records import CALL_LINE, Posting

REPOST_AGE = 50 * 60
"""Age in seconds at which a board is posted anew: edits after an hour are rationed (platform)."""

CALL_CONTROL = "0:called"
"""End of the custom_id of the button on a line that calls, at any move; no board has it."""

NO_CALL = -1
"""Stands for no move: no person was called."""

DONE_OR_GONE = (SendOutcome.DONE, SendOutcome.GONE)
"""Outcomes after which a message has no working buttons any more."""


class PostingStore(Protocol):
    """Stores postings across restarts."""

    async def postings(self, table: int) -> tuple[Posting, ...]:
        """A table's messages with working buttons, the newest last."""
        ...

    async def set_postings(self, postings: Mapping[int, tuple[Posting, ...]]) -> None:
        """Replace the stored messages of some tables."""
        ...


class PostedMessages:
    """The messages of a table: its boards, the newest last, and the line that calls a person.

    ``called_move``: as ``Posting.called``.
    """

    def __init__(
        self,
        table: int,
        channel: int,
        postings: PostingStore,
        messages: Postbox,
        now: Callable[[], int],
    ) -> None:
        self.table = table
        self.called_move = NO_CALL
        self.unsaved = False
        """The store lacks the latest drawing; if it stays so, the board is drawn once more."""
        self._channel = channel
        self._postings = postings
        self._messages = messages
        self._now = now
        self._rows: tuple[Posting, ...] = ()
        """The boards, without the line."""
        self._call: Posting | None = None
        self._loaded = False
        self._invalidated = False

    async def load(self, channel: int, gone_on: Callable[[], Page]) -> None:
        """Load the messages once; ``channel``: the table's channel now.

        If it has changed, ``gone_on`` draws the page that says so in the old one.
        """
        if channel != self._channel:
            await self._leave_channel(channel, gone_on)
        if self._loaded:
            return
        rows = await self._postings.postings(self.table)
        self._rows = tuple(row for row in rows if row.drawn != CALL_LINE)
        self._call = next((row for row in rows if row.drawn == CALL_LINE), None)
        self._loaded = True
        if self._invalidated:
            self._change_board(drawn="")
        calls = [row.called for row in rows if row.message is not None and row.called is not None]
        self.called_move = calls[-1] if calls else NO_CALL

    @property
    def rows(self) -> tuple[Posting, ...]:
        """The messages as they are stored: the line first, the board last."""
        return (*filter(None, (self._call,)), *self._boards)

    @property
    def _boards(self) -> tuple[Posting, ...]:
        """The boards as they are stored."""
        if not self._rows or self._rows[-1].message is None or self.called_move == NO_CALL:
            return self._rows
        return (*self._rows[:-1], replace(self._rows[-1], called=self.called_move))

    @property
    def deal(self) -> int | None:
        """The deal that the board shows."""
        return self._rows[-1].deal if self._rows else None

    @property
    def board(self) -> int | None:
        """The number of the board's message, once it is posted."""
        return self._rows[-1].message if self._rows else None

    def may_contain(self, message: int) -> bool:
        """Return whether a message is one of these, or may be: one is on its way."""
        return any(row.message in (message, None) for row in self.rows)

    def calls_for_another(self, move: int | None) -> bool:
        """Return whether the line calls for another move than this one."""
        return self._call is not None and self._call.called != move

    def note_shown(self, move: int) -> None:
        """Note that the person to move was shown their hand, so that this move needs no call."""
        self.unsaved = self.unsaved or move != self.called_move
        self.called_move = move

    @property
    def content_unknown(self) -> bool:
        """It is unknown what the board shows, or there is no board."""
        return not self._rows or not self._rows[-1].drawn

    def invalidate(self) -> None:
        """Mark the board's content as unknown: something may have been drawn over it."""
        self._invalidated = not self._loaded
        self._change_board(drawn="")

    def _change_board(self, **changes: Any) -> None:
        if self._rows:
            self._rows = (*self._rows[:-1], replace(self._rows[-1], **changes))

    async def show(
        self,
        page: Page,
        deal: int | None,
        *,
        in_new_message: bool = False,
    ) -> SendResult:
        """Draw the board of a deal.

        The outcome is never GONE nor FIXED: then a new message is posted.
        """
        if self._rows and self._rows[-1].message is None:
            sent = await self._find_planned(page)
            if sent.outcome is not SendOutcome.DONE:
                return sent
        board = self._rows[-1] if self._rows else None
        if in_new_message or board is None:
            return await self._post(page, deal)
        sent = await self._redraw(board, page, deal)
        if sent.outcome in (SendOutcome.GONE, SendOutcome.FIXED):
            return await self._post(page, deal)
        return sent if sent.outcome is not SendOutcome.DONE else await self._delete_older()

    async def call(self, page: Page, move: int) -> SendResult:
        """Post a line that calls a person to make a move, in place of an earlier line."""
        line = self._call
        if line is not None and line.message is None and line.called == move:
            sent = await self._find(line)  # it may have been posted
            if sent.outcome is SendOutcome.FAILED:
                return sent
        else:
            sent = await self.end_call()
            if sent.outcome is not SendOutcome.DONE:
                return sent
            nonce = secrets.token_hex(8)
            line = Posting(nonce=nonce, at=self._now(), called=move, drawn=CALL_LINE)
            await self._save_call(line)
        if sent.message is None:
            sent = await self._messages.post(self._channel, page, line.nonce)
        if sent.message is not None:
            self.called_move = move
            await self._save_call(replace(line, message=sent.message))
        return sent

    async def end_call(self) -> SendResult:
        """Delete the line that calls a person, if there is one."""
        if self._call is None:
            return SendResult(SendOutcome.DONE)
        message = self._call.message
        if message is None:
            sent = await self._find(self._call)
            if sent.outcome is SendOutcome.FAILED:
                return sent
            message = sent.message
        if message is not None:
            sent = await self._messages.delete(self._channel, message)
            if sent.outcome not in DONE_OR_GONE:
                return sent
        self._call = None
        self.unsaved = True
        return SendResult(SendOutcome.DONE)

    async def end(self, page: Page | None) -> SendResult:
        """Remove all buttons: the board shows ``page`` from now on; None: it is deleted."""
        sent = await self.end_call()
        if sent.outcome is not SendOutcome.DONE:
            return sent
        if self._rows and self._rows[-1].message is None:
            sent = await self._find_planned(page)
            if sent.outcome not in DONE_OR_GONE:
                return sent
        sent = await self._delete_older()
        if sent.outcome is SendOutcome.DONE and self._rows:
            sent = await self._close(self._rows[-1], page)
        return sent

    async def forget(self) -> None:
        """Forget all messages: they are gone, or have lost their buttons."""
        self.called_move = NO_CALL
        self._call = None
        await self._save_rows(())

    async def _leave_channel(self, channel: int, gone_on: Callable[[], Page]) -> None:
        """Clean up the old channel of a table that has moved.

        A message that can't be deleted now is deleted when it is clicked.
        """
        old_channel = self._channel
        self._channel = channel
        messages = [row.message for row in self.rows if row.message is not None]
        await self.forget()
        with contextlib.suppress(ChannelGone):
            for message in messages[:-1]:
                await self._messages.delete(old_channel, message)
            for board in messages[-1:]:
                sent = await self._messages.edit(old_channel, board, gone_on())
                if sent.outcome is not SendOutcome.DONE:
                    await self._messages.delete(old_channel, board)

    async def _save_rows(self, rows: tuple[Posting, ...]) -> None:
        self._rows = rows
        await self._postings.set_postings({self.table: self.rows})
        self.unsaved = False

    async def _save_call(self, line: Posting) -> None:
        self._call = line
        await self._save_rows(self._rows)

    async def _redraw(self, board: Posting, page: Page, deal: int | None) -> SendResult:
        """Edit the board if it shows something else."""
        assert board.message is not None
        drawn = digest(page)
        if board.drawn != drawn:
            if self._now() - board.at >= REPOST_AGE:
                return SendResult(SendOutcome.FIXED)
            sent = await self._messages.edit(self._channel, board.message, page)
            if sent.outcome is SendOutcome.GONE:
                self._rows = self._rows[:-1]
            if sent.outcome is not SendOutcome.DONE:
                return sent
        if (board.drawn, board.deal) != (drawn, deal):
            self._change_board(drawn=drawn, deal=deal)
            self.unsaved = True
        return SendResult(SendOutcome.DONE)

    async def _post(self, page: Page, deal: int | None) -> SendResult:
        """Post a new board, and remove older ones."""
        planned = Posting(nonce=secrets.token_hex(8), at=self._now())
        await self._save_rows((*self._boards, planned))
        sent = await self._messages.post(self._channel, page, planned.nonce)
        if sent.message is None:
            return sent
        board = replace(planned, message=sent.message, drawn=digest(page), deal=deal)
        await self._save_rows((*self._rows[:-1], board))
        return await self._delete_older()

    async def _find_planned(self, page: Page | None) -> SendResult:
        """Find the message that may or may not have been posted, or post it (again).

        Afterwards its content is unknown. Without a page: GONE if it is not found.
        """
        sent = await self._confirm_call()
        if sent.outcome is SendOutcome.FAILED:
            return sent
        *older, planned = self._rows
        sent = await self._find(planned)
        if sent.outcome is SendOutcome.FAILED:
            return sent
        if sent.message is None and page is not None:
            sent = await self._messages.post(self._channel, page, planned.nonce)
            if sent.message is None:
                return sent
        if sent.message is None:
            await self._save_rows(tuple(older))
            return SendResult(SendOutcome.GONE)
        await self._save_rows((*older, replace(planned, message=sent.message)))
        return sent

    async def _confirm_call(self) -> SendResult:
        """Find the line that may or may not have been posted: a board is any other message."""
        line = self._call
        if line is None or line.message is not None:
            return SendResult(SendOutcome.DONE)
        sent = await self._find(line)
        if sent.message is not None:
            await self._save_call(replace(line, message=sent.message))
        return sent

    async def _find(self, planned: Posting) -> SendResult:
        """Find the message of a row that may or may not have been posted."""
        others = [row.message for row in self.rows if row.message is not None]
        controls = control_prefix(self.table)
        if planned.drawn == CALL_LINE:
            controls += CALL_CONTROL
        return await self._messages.find(self._channel, controls, planned.at, others)

    async def _delete_older(self) -> SendResult:
        """Delete all but the newest message."""
        while len(self._rows) > 1:
            message = self._rows[0].message
            if message is not None:
                sent = await self._messages.delete(self._channel, message)
                if sent.outcome not in DONE_OR_GONE:
                    return sent
            self._rows = self._rows[1:]
            self.unsaved = True
        return SendResult(SendOutcome.DONE)

    async def _close(self, board: Posting, page: Page | None) -> SendResult:
        assert board.message is not None
        if page is None:
            sent = await self._messages.delete(self._channel, board.message)
        else:
            sent = await self._messages.edit(self._channel, board.message, page)
        if sent.outcome not in DONE_OR_GONE:
            return sent
        await self.forget()
        return SendResult(SendOutcome.DONE)
