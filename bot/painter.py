"""Draws tables into their channels: one task a table, always the newest state, at an easy pace.

A board is edited in place. It is posted anew for every deal, when it has grown old (edits of old
messages are rationed), when it is gone, and when a person must be called: an edit notifies nobody.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.hands import Hands
from bot.l10n import Words
from bot.render.board import board as board_page
from bot.render.discord import compose
from bot.render.lobby import closed as closed_page
from bot.render.lobby import lobby as lobby_page
from bot.render.page import Page
from bot.render.score import match_over, score_sheet, voided
from bot.table import Ended, Event, Finished, Table, Voided
from bot.tables import Tables

if TYPE_CHECKING:
    from bot.app import Tarok

log = logging.getLogger(__name__)

OLD = 50 * 60
"""Seconds after which a board is posted anew: edits after an hour are rationed (platform)."""

UNKNOWN_MESSAGE = 10008


class Painter:
    """Draws every table that has changed."""

    def __init__(
        self,
        client: "Tarok",
        tables: Tables,
        hands: Hands,
        words: Callable[[str], Words],
        now: Callable[[], int],
        pause: float,
    ) -> None:
        self._client = client
        self._tables = tables
        self._hands = hands
        self._words = words
        self._now = now
        self._pause = pause
        self._easels: dict[int, Easel] = {}

    def changed(self, table: Table, events: tuple[Event, ...]) -> None:
        """Draw the table soon, and first what has happened."""
        easel = self._easels.get(table.id)
        if easel is None or easel.done:
            easel = self._easels[table.id] = Easel(self, table)
        easel.add(events)

    def call(self, table: Table) -> None:
        """Post the board anew with a mention of the person whom the table waits for."""
        self.changed(table, ())
        self._easels[table.id].calling = True

    def repost(self, table: Table) -> None:
        """Post the board anew at the bottom of the channel."""
        table.board_at = 0
        self.changed(table, ())

    async def close(self) -> None:
        """Stop drawing."""
        await asyncio.gather(*(easel.cancel() for easel in self._easels.values()))

    async def draw(self, easel: "Easel") -> None:
        """One round: post the sheets, draw the board, redraw the hand of whoever is on turn."""
        table = easel.table
        while easel.events:
            await self._post(table, self._event_page(table, easel.events[0]))
            if isinstance(easel.events.pop(0), Finished):
                table.board = None
        words = self._words(table.language)
        if table.state == "lobby":
            await self._draw_board(table, lobby_page(table.face(), words))
        elif table.live is not None:
            await self._draw_live(easel, table, words)
        elif table.state == "stopped":
            await self._draw_board(table, closed_page(table.face(), words))
        if not table.open:
            self._hands.forget(table.id)
            self._easels.pop(table.id, None)

    def _event_page(self, table: Table, event: Event) -> Page:
        words = self._words(table.language)
        match event:
            case Finished(face, view):
                return score_sheet(face, view, words)
            case Voided(face):
                return voided(face, words)
            case Ended():
                return match_over(
                    event.face, event.scores, event.final, event.places, words,
                    stopped=event.stopped,
                )  # fmt: skip

    async def _draw_live(self, easel: "Easel", table: Table, words: Words) -> None:
        called = await self._awaken(easel, table, words)
        fresh = called is not None or table.board is None
        page = board_page(table.face(), table.view(None), words, ping=called)
        await self._draw_board(table, page, fresh=fresh)

    async def _awaken(self, easel: "Easel", table: Table, words: Words) -> int | None:
        """Show the player on turn his hand; the person to call if that cannot be done.

        A person is called once for each of his turns, and again for a reminder.
        """
        person, seq = table.awaited, table.seq
        if easel.new_deal(table):
            others = {chair.person for chair in table.chairs} - {person, None}
            for user in others:
                await self._hands.refresh(table, user or 0, words)
        if person is None:
            return None
        reminded, easel.calling = easel.calling, False
        if easel.shown == seq and not reminded:
            return None
        easel.shown = seq
        if await self._hands.refresh(table, person, words) and not reminded:
            return None
        return person if reminded or table.people > 1 else None

    async def _draw_board(self, table: Table, page: Page, *, fresh: bool = False) -> None:
        old = table.board
        if old is not None and not fresh and self._now() - table.board_at < OLD:
            if await self._edit(table, old, page):
                return
            old = None
        message = await self._post(table, page)
        if message is None:
            return
        await self._tables.note_board(table, message, self._now())
        if old is not None:
            await self._attempt(table, self._message(table, old).delete())

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(table.channel).get_partial_message(message)

    async def _edit(self, table: Table, message: int, page: Page) -> bool:
        parts = compose(page)
        return await self._attempt(table, self._message(table, message).edit(**parts.edit()))

    async def _post(self, table: Table, page: Page) -> int | None:
        channel = self._client.get_partial_messageable(table.channel)
        sent: list[Any] = []

        async def send() -> None:
            sent.append(await channel.send(**compose(page).send()))

        await self._attempt(table, send())
        return sent[0].id if sent else None

    @staticmethod
    async def _attempt(table: Table, request: Awaitable[Any]) -> bool:
        """Ask Discord for something; a picture that fails is no misfortune, the game goes on."""
        try:
            await request
        except discord.Forbidden as error:
            table.trouble = error.text
            log.warning("table %d: not allowed in its channel: %s", table.id, error.text)
            return False
        except discord.NotFound as error:
            return error.code != UNKNOWN_MESSAGE and False
        except (discord.HTTPException, OSError) as error:
            log.warning("table %d: not drawn: %s", table.id, error)
            return False
        table.trouble = ""
        return True

    @property
    def pause(self) -> float:
        """Seconds between two drawings of the same table."""
        return self._pause


class Easel:
    """The drawing task of one table: collects what has changed while it draws."""

    def __init__(self, painter: Painter, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []
        self.calling = False
        self.shown = -1
        """The move for which the player on turn has been shown his hand, or called."""
        self._deal = -1
        self._painter = painter
        self._dirty = asyncio.Event()
        self._task = asyncio.create_task(self._work())

    @property
    def done(self) -> bool:
        """Whether the task has ended."""
        return self._task.done()

    def add(self, events: tuple[Event, ...]) -> None:
        """Note what has happened, and draw soon."""
        self.events += events
        self._dirty.set()

    def new_deal(self, table: Table) -> bool:
        """Whether the deal on the table is another than at the last drawing."""
        number = table.live.number if table.live else -1
        before, self._deal = self._deal, number
        return number != before

    async def cancel(self) -> None:
        """Stop drawing."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            try:
                await self._painter.draw(self)
            except Exception:
                log.exception("table %d could not be drawn", self.table.id)
            if not self.table.open and not self.events:
                return
            await asyncio.sleep(self._painter.pause)
