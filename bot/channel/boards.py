"""Draws tables into their channels: one task a table, always the newest state, at an easy pace.

A board is edited in place. It is posted anew for every deal, when it has grown old (edits of old
messages are rationed), when it is gone, and when a person must be called: an edit notifies nobody.
"""

import asyncio
from collections.abc import Callable

from bot.channel.hands import Hands
from bot.channel.messages import Messages, Outcome, Sent
from bot.channel.redraw import RedrawTask
from bot.pages.board import board as board_page
from bot.pages.l10n import Words
from bot.pages.lobby import closed as closed_page
from bot.pages.lobby import lobby as lobby_page
from bot.pages.page import Page
from bot.pages.score import match_over, score_sheet, voided
from bot.tables.table import Ended, Event, Finished, Table, Voided
from bot.tables.tables import Tables

OLD = 50 * 60
"""Seconds after which a board is posted anew: edits after an hour are rationed (platform)."""


class Boards:
    """Draws every table that has changed."""

    def __init__(
        self,
        canvas: Messages,
        tables: Tables,
        hands: Hands,
        words: Callable[[str], Words],
        now: Callable[[], int],
        pause: float,
    ) -> None:
        self._messages = canvas
        self._tables = tables
        self._hands = hands
        self._words = words
        self._now = now
        self._pause = pause
        self._redraws: dict[int, RedrawTask] = {}

    def changed(self, table: Table, events: tuple[Event, ...]) -> None:
        """Draw the table soon, and first what has happened."""
        task = self._redraws.get(table.id)
        if task is None or task.done:
            task = self._redraws[table.id] = RedrawTask(table, self.draw, self._pause)
        task.add(events)

    def call(self, table: Table) -> None:
        """Post the board anew with a mention of the person whom the table waits for."""
        self.changed(table, ())
        self._redraws[table.id].calling = True

    def repost(self, table: Table) -> None:
        """Post the board anew at the bottom of the channel."""
        table.board_at = 0
        self.changed(table, ())

    async def close(self) -> None:
        """Stop drawing."""
        await asyncio.gather(*(task.cancel() for task in self._redraws.values()))

    async def draw(self, task: RedrawTask) -> bool:
        """One round: tell what has happened, draw the board, redraw the hand of whoever is on turn.

        The answer is whether all of it arrived.
        """
        table, words = task.table, self._words(task.table.language)
        while task.events:
            if not await self._tell(table, task.events[0], words):
                return False
            task.events.pop(0)
        if table.state == "lobby":
            return await self._draw_board(table, lobby_page(table.info(), words))
        if table.live is not None:
            return await self._draw_live(task, table, words)
        if table.open:
            return True
        return await self._draw_closed(table, words)

    # What has happened ----------------------------------------------------------------------

    async def _tell(self, table: Table, event: Event, words: Words) -> bool:
        """Show how a deal or the match has ended, and note that it has been shown."""
        if table.board is not None and (page := _last_page(event, words)) is not None:
            await self._messages.edit(table.channel, table.board, page)
        once = f"{table.id}-{event.told}"
        sent = await self._messages.post(table.channel, _event_page(event, words), once)
        self._note(table, sent)
        if sent.outcome is Outcome.FAILED:
            return False
        await self._tables.note_told(table, event.told)
        return True

    async def _draw_closed(self, table: Table, words: Words) -> bool:
        """A table that is not used any more: nothing of it can be clicked."""
        drawn = True
        if table.state == "stopped" and table.board is not None:
            page = closed_page(table.info(), words)
            sent = await self._messages.edit(table.channel, table.board, page)
            drawn = sent.outcome is not Outcome.FAILED
        await self._hands.close(table, words)
        if drawn and table.match is not None and table.told <= table.deals:
            await self._tables.note_told(table, table.deals + 1)  # it ended without a score
        if drawn:
            self._redraws.pop(table.id, None)
        return drawn

    # The board ------------------------------------------------------------------------------

    async def _draw_live(self, task: RedrawTask, table: Table, words: Words) -> bool:
        drawn, new = True, task.new_deal()
        if new:  # the board first: the hands come below it, where people look
            drawn = await self._draw_deal(table, words)
        if new or table.free_order:
            await self._deal_out(table, words)
        called = await self._awaken(task, table, words)
        if called is not None or not new:
            drawn = await self._draw_deal(table, words, called)
        if not drawn and called is not None:
            task.shown = task.called = -1
        return drawn

    async def _draw_deal(self, table: Table, words: Words, called: int | None = None) -> bool:
        """Draw the board of the live deal, anew if a person is to be called."""
        if table.live is None:  # it has ended meanwhile, and that will be drawn
            return True
        page = board_page(table.info(), table.view(None), words, ping=called)
        return await self._draw_board(table, page, fresh=called is not None)

    async def _deal_out(self, table: Table, words: Words) -> None:
        """Show their cards to all whose turn it is not."""
        for chair in table.chairs:
            if chair.person is not None and chair.person != table.awaited:
                await self._hands.refresh(table, chair.person, words)

    async def _awaken(self, task: RedrawTask, table: Table, words: Words) -> int | None:
        """Show the player on turn his hand; the person to call if that cannot be done.

        A person is called once for each of his turns, and again for a reminder. While somebody is
        asked in secret all happens to forehand that would happen without it (ROM-DEAL-9).
        """
        if table.awaited is None:
            return None
        seq, shown_seq = table.seq, table.shown_seq(None)
        reminded, task.calling = task.calling, False
        if task.shown == seq and not reminded:
            return None
        task.shown = seq
        person = table.called
        if person != table.awaited:
            await self._hands.refresh(table, table.awaited, words)
        if person is None or (await self._hands.refresh(table, person, words) and not reminded):
            return None
        if task.called == shown_seq and not reminded:
            return None
        task.called = shown_seq
        return person if reminded or table.people > 1 else None

    async def _draw_board(self, table: Table, page: Page, *, fresh: bool = False) -> bool:
        old = table.board
        if old is not None and not fresh and self._now() - table.board_at < OLD:
            sent = await self._messages.edit(table.channel, old, page)
            self._note(table, sent)
            if sent.outcome is not Outcome.GONE:
                return sent.outcome is not Outcome.FAILED
            old = None
        sent = await self._messages.post(table.channel, page)
        self._note(table, sent)
        if sent.message is None:
            return sent.outcome is not Outcome.FAILED
        await self._tables.note_board(table, sent.message, self._now())
        if old is not None:
            await self._messages.delete(table.channel, old)
        return True

    @staticmethod
    def _note(table: Table, sent: Sent) -> None:
        """What keeps the bot from drawing here; players are told with their hands."""
        table.trouble = sent.reason


def _last_page(event: Event, words: Words) -> Page | None:
    """What the board shows for ever, when its deal or its match has ended so."""
    if isinstance(event, Finished) and not event.view.void:
        return board_page(event.info, event.view, words)
    if isinstance(event, Ended) and event.stopped:
        return closed_page(event.info, words)
    return None


def _event_page(event: Event, words: Words) -> Page:
    match event:
        case Finished():
            return score_sheet(event.info, event.view, words)
        case Voided():
            return voided(event.info, words)
        case Ended():
            return match_over(
                event.info, event.scores, event.final, event.places, words,
                stopped=event.stopped, radlo_value=event.radlo_value,
            )  # fmt: skip
