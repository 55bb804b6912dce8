"""The private hand messages: which of them still live, and drawing them anew."""

import contextlib
from typing import Any

import discord

from bot.channel.compose import compose
from bot.channel.drawn import draw_hand
from bot.channel.lost import LOST, log_lost
from bot.pages.l10n import Words
from bot.pages.manual import note
from bot.pages.page import Page
from bot.tables.table import Table


class Hand:
    """Where a person's hand is shown: the newest interaction that may still edit it."""

    def __init__(self, interaction: discord.Interaction[Any], deal: int, *, shown: bool) -> None:
        self._interaction = interaction
        self._deal = deal
        self._message: int | None = None
        self._shown = shown
        """The hand is the reply to the interaction itself."""

    @property
    def alive(self) -> bool:
        """Whether its token still lives (15 minutes)."""
        return not self._interaction.is_expired()

    @property
    def seen(self) -> bool:
        """Whether there is a hand to redraw, and not only a token to send one."""
        return self._shown or self._message is not None

    async def show(self, page: Page, deal: int) -> bool:
        """Draw the hand, in a new deal at the bottom of the channel; whether that was possible."""
        anew, self._deal = deal != self._deal, deal
        try:
            if anew or not self.seen:
                await self._send(page)
            elif self._message is not None:
                parts = compose(page)
                await self._interaction.followup.edit_message(self._message, **parts.edit())
            else:
                await self._interaction.edit_original_response(**compose(page).edit())
        except LOST as error:
            log_lost(error)
            return False
        return True

    async def end(self, page: Page) -> None:
        """Draw a last page over the hand, wherever it is."""
        await self.show(page, self._deal)

    async def _send(self, page: Page) -> None:
        sent: Any = await self._interaction.followup.send(
            ephemeral=True, wait=True, **compose(page).send()
        )
        was_shown, before = self._shown, self._message
        self._shown, self._message = False, sent.id
        with contextlib.suppress(*LOST):  # an old hand that stays is no harm
            if before is not None:
                await self._interaction.followup.delete_message(before)
            elif was_shown:
                await self._interaction.delete_original_response()


class Hands:
    """The newest live hand message of each person at each table; lost at a restart, by nature."""

    def __init__(self) -> None:
        self._hands: dict[tuple[int, int], Hand] = {}

    def remember(
        self, table: Table, interaction: discord.Interaction[Any], *, shown: bool = True
    ) -> None:
        """From now on the hand is where this interaction is answered.

        ``shown`` False: the interaction's own message is another one (a lobby), and the hand will
        be a new private message.
        """
        hand = Hand(interaction, _deal_of(table), shown=shown)
        self._hands[table.id, interaction.user.id] = hand

    async def refresh(self, table: Table, user: int, words: Words) -> bool:
        """Redraw a person's hand without a click of his; False if he must open it himself."""
        hand = self._hands.get((table.id, user))
        if hand is None or not hand.alive or table.live is None:
            return False
        return await hand.show(draw_hand(table, user, words), _deal_of(table))

    async def close(self, table: Table, words: Words) -> None:
        """Tell all whose hands still live that the table is closed."""
        for key in [key for key in self._hands if key[0] == table.id]:
            hand = self._hands.pop(key)
            if hand.alive and hand.seen:
                await hand.end(note(words("reply-table-over")))


def _deal_of(table: Table) -> int:
    """The number of the deal on the table; 0: none."""
    return table.live.number if table.live else 0
