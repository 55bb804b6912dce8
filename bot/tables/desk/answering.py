"""Shows the desk's responses in Discord, with hands that follow them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.base.log_subject import set_table
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.replies import Presenter
from bot.discord.answering.reply_in_time import PICTURE_WAIT, Reply, is_private
from bot.games.info import TABLE
from bot.kit.controls import read_click
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
from bot.tables.model.table import Table, TableEvent
from bot.tables.pages.alone import changes_soon
from bot.tables.private.private_views import PrivateViews

PICTURE_HOLD_SECONDS = 1.0
"""Seconds for which a picture is held back if another soon follows: two moves of the house."""


class TableAnswers:
    """Shows responses at tables, and remembers the messages of hands."""

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
        """The functions that show each type of response."""
        followed = dict.fromkeys((Lobby, Seated, HandFollows, Moved), self._show_with_hand)
        return {
            **followed,
            Hand: self._show_hand,
            Watch: self._show_hand,
            Freeze: self._freeze,
            Below: self._below,
        }

    def handle_answered(self, interaction: discord.Interaction[Any]) -> None:
        """Retry failed drawings after an answered interaction.

        An outdated board that was pressed on is deleted.
        """
        channel = interaction.channel_id or 0
        if self._guests.note_reply(interaction):
            self._boards.retry_in(channel)
        data: Any = interaction.data or {}
        click = read_click(str(data.get("custom_id", "")), TABLE)
        if click is not None:
            message = interaction.message
            public = message is not None and not message.flags.ephemeral
            public_message = message.id if message is not None and public else None
            self._boards.clicked(click.table, channel, public_message)

    def changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Remove the panels and notes about a lobby whose match has begun."""
        del events
        if table.state != "lobby":
            self._notes.match_started(table.id)

    async def _show_hand(self, reply: Reply, response: Hand | Watch) -> None:
        """Show a page that is kept up to date from now on."""
        table = response.table
        page = response.page
        bare = isinstance(response, Watch) or response.hand_only
        set_table(table.id)
        user = reply.interaction.user.id
        soon = bare and _changes_soon(table, user)
        below = self._is_above_the_board(table, reply.interaction)
        self._hands.set_reply_page(table, user, page, reply.words, bare=bare)
        async with self._hands.replying(table, user):
            await reply.show(page, instead=not below, keeps=True, holds=soon)
            self._hands.remember(
                table, reply.interaction, message=reply.message, original=reply.original
            )
            if not reply.late:
                self._hands.mark_shown(table, user, page if soon else replace(page, keeps=False))
            elif page.keeps:  # its words are there: only the picture is missing
                self._hands.mark_shown(table, user, page)
        if reply.late:
            self._hands.redraw_with_pictures(
                table, user, page, PICTURE_HOLD_SECONDS if soon else 0.0
            )

    def _is_above_the_board(self, table: Table, interaction: discord.Interaction[Any]) -> bool:
        """Return whether a private page was used that a board posted since has pushed up."""
        message = interaction.message
        if table.alone or message is None or not is_private(interaction):
            return False
        if not self._hands.can_reach(table, interaction.user.id):
            return False  # the old page could not lose its buttons
        return self._boards.stands_below(table, message.id)

    async def _freeze(self, reply: Reply, response: Freeze) -> None:
        set_table(response.table.id)
        await self._hands.stop_watching(response.table, reply.interaction.user.id)
        await reply.show(response.page, wait=PICTURE_WAIT)

    async def _below(self, reply: Reply, response: Below) -> None:
        set_table(response.table.id)
        show = reply.publish if response.public else reply.show
        await show(response.page, wait=PICTURE_WAIT)
        if not response.public:
            self._notes.note_brief(reply.interaction.user.id, reply.take_away)
        self._boards.repost(response.table)

    async def _show_with_hand(self, reply: Reply, response: TableResponse) -> None:
        """Show a response after which the person's hand follows in a message of its own."""
        table = response.table
        user = reply.interaction.user.id
        set_table(table.id)
        # Send no hand by an interaction before the reply to it: Discord would refuse it, or take it
        # for that reply, which would then overwrite it.
        async with self._hands.replying(table, user):
            if not self._hands.can_reach(table, user):
                self._remember_token(reply, table)
            try:
                await self._show(reply, response)
            finally:
                if reply.done:  # else nothing can follow; a hand that stands stays as it is
                    self._remember_token(reply, table)
                    if isinstance(response, Moved):
                        self._boards.send_hand(table, user)

    async def _show(self, reply: Reply, response: TableResponse) -> None:
        match response:
            case Lobby():
                await self._redraw_lobby(reply, response)
            case Seated() | Moved():
                await reply.show(response.page, wait=PICTURE_WAIT)
                lobby = isinstance(response, Seated) and response.table.state == "lobby"
                if lobby and reply.delete is not None:
                    user, channel = reply.interaction.user.id, reply.interaction.channel_id or 0
                    self._notes.panel(user, channel, reply.delete, lobby=response.table.id)
            case _:
                await reply.acknowledge()

    async def _redraw_lobby(self, reply: Reply, response: Lobby) -> None:
        """Redraw the lobby at once, not at the boards' pace."""
        await reply.redraw(response.page)
        if self._lobby.show_lobby(response.table) != response:  # it has gone on meanwhile
            self._boards.invalidate(response.table)

    def _remember_token(self, reply: Reply, table: Table) -> None:
        """Let this interaction send the person's next hand."""
        clicked = reply.interaction.message
        if clicked is not None and is_private(reply.interaction):
            self._hands.remember(
                table, reply.interaction, message=clicked.id, shows_other_deal=not table.between
            )
        else:
            self._hands.remember(table, reply.interaction, shown=False)


def _changes_soon(table: Table, user: int) -> bool:
    """Return whether the page of a person alone with the house changes again in a moment."""
    return (
        table.alone and table.live is not None and changes_soon(table.view(table.player_of(user)))
    )
