"""Between Discord and the desk of tables: hands that follow replies, boards that were pressed."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.base.log_subject import set_table
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.replies import Presenter
from bot.discord.answering.reply_in_time import PICTURE_WAIT, Reply, is_private
from bot.games.info import TABLE
from bot.kit.controls import read_click
from bot.kit.page import Page
from bot.kit.wishes import Response
from bot.tables.board.boards import Boards
from bot.tables.board.guests import Guests
from bot.tables.desk.lobby import LobbyDesk
from bot.tables.desk.responses import (
    Below,
    Freeze,
    Hand,
    HandFollows,
    Lobby,
    Moved,
    Seated,
    TableResponse,
    Watch,
)
from bot.tables.model.table import Event, Table
from bot.tables.pages.alone import news_soon
from bot.tables.private.private_views import PrivateViews

HELD = 1.0
"""Seconds for which a picture stays if another soon follows: two moves of the house."""


class TableAnswers:
    """Shows what is wished at tables, and remembers where hands are shown."""

    def __init__(
        self,
        hands: PrivateViews,
        boards: Boards,
        guests: Guests,
        notes: PrivateNotes,
        lobby: LobbyDesk,
    ) -> None:
        self._hands = hands
        self._boards = boards
        self._guests = guests
        self._notes = notes
        self._lobby = lobby

    def presenters(self) -> Mapping[type[Response], Presenter]:
        """Show responses of these types."""
        followed = dict.fromkeys((Lobby, Seated, HandFollows, Moved), self._with_hand)
        return {
            **followed,
            Hand: self._hand,
            Watch: self._watch,
            Freeze: self._freeze,
            Below: self._below,
        }

    def heard(self, interaction: discord.Interaction[Any]) -> None:
        """Draw what failed, now that somebody is there; an outdated board that was pressed on
        goes."""
        channel, message = interaction.channel_id or 0, interaction.message
        if self._guests.heard(interaction):
            self._boards.retry_in(channel)
        data: Any = interaction.data or {}
        click = read_click(str(data.get("custom_id", "")), TABLE)
        if click is not None:
            public = message is not None and not message.flags.ephemeral
            number = message.id if message is not None and public else None
            self._boards.clicked(click.table, channel, number)

    def changed(self, table: Table, events: tuple[Event, ...]) -> None:
        """If a table's match has begun, panels of its lobby go."""
        del events
        if table.state != "lobby":
            self._notes.match_started(table.id)

    async def _hand(self, reply: Reply, response: Hand) -> None:
        await self._show_hand(reply, response.table, response.page, bare=response.bare)

    async def _watch(self, reply: Reply, response: Watch) -> None:
        await self._show_hand(reply, response.table, response.page, bare=True)

    async def _show_hand(self, reply: Reply, table: Table, page: Page, *, bare: bool) -> None:
        """Show a page that is redrawn from now on whenever something on it is new."""
        set_table(table.id)
        user = reply.interaction.user.id
        soon = bare and _changes_soon(table, user)
        self._hands.say(table, user, page, reply.words, bare=bare)
        async with self._hands.replying(table, user):
            await reply.show(page, keeps=True, holds=soon)
            self._hands.remember(
                table, reply.interaction, message=reply.message, original=reply.original
            )
            if not reply.late:
                self._hands.shows(table, user, page)
        if reply.late:
            self._hands.follow(table, user, page, HELD if soon else 0.0)

    async def _freeze(self, reply: Reply, response: Freeze) -> None:
        set_table(response.table.id)
        await self._hands.let_go(response.table, reply.interaction.user.id)
        await reply.show(response.page, wait=PICTURE_WAIT)

    async def _below(self, reply: Reply, response: Below) -> None:
        set_table(response.table.id)
        show = reply.publish if response.public else reply.show
        await show(response.page, wait=PICTURE_WAIT)
        self._boards.repost(response.table)

    async def _with_hand(self, reply: Reply, response: TableResponse) -> None:
        """Show something that the person's hand follows in a message of its own."""
        table, user = response.table, reply.interaction.user.id
        set_table(table.id)
        # Send no hand by an interaction before the reply to it: Discord would refuse it, or take it
        # for that reply, which would then overwrite it.
        async with self._hands.replying(table, user):
            if not self._hands.reaches(table, user):
                self._follow(reply, table)
            try:
                await self._show(reply, response)
            finally:
                if reply.done:  # else nothing can follow; a hand that stands stays as it is
                    self._follow(reply, table)
                    if isinstance(response, Moved):
                        self._boards.send_hand(table, user)

    async def _show(self, reply: Reply, response: TableResponse) -> None:
        match response:
            case Lobby():
                await self._redraw_lobby(reply, response)
            case Seated() | Moved():
                await reply.show(response.page, wait=PICTURE_WAIT)
            case _:
                await reply.acknowledge()

    async def _redraw_lobby(self, reply: Reply, response: Lobby) -> None:
        """Redraw the lobby at once, not at the boards' pace."""
        await reply.redraw(response.page)
        if self._lobby.stands(response.table) != response:  # it has gone on meanwhile
            self._boards.again(response.table)

    def _follow(self, reply: Reply, table: Table) -> None:
        """Let this interaction send the person's next hand."""
        clicked = reply.interaction.message
        if clicked is not None and is_private(reply.interaction):
            self._hands.remember(
                table, reply.interaction, message=clicked.id, anew=not table.between
            )
        else:
            self._hands.remember(table, reply.interaction, shown=False)


def _changes_soon(table: Table, user: int) -> bool:
    """Whether the page of somebody alone with the house changes again in a moment."""
    return table.alone and table.live is not None and news_soon(table.view(table.player_of(user)))
