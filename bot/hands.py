"""The private hand messages: which of them still live, and drawing them anew."""

import logging
from typing import TYPE_CHECKING

from bot.answer import Answer, Hand
from bot.l10n import Words
from bot.render.hand import hand as hand_page
from bot.render.manual import note
from bot.render.page import Page
from bot.table import Table

if TYPE_CHECKING:
    import discord

    from bot.app import Tarok

log = logging.getLogger(__name__)


class Hands:
    """The newest live hand message of each person at each table; lost at a restart, by nature."""

    def __init__(self) -> None:
        self._hands: dict[tuple[int, int], Hand] = {}

    def remember(
        self, table: int, interaction: "discord.Interaction[Tarok]", *, shown: bool = True
    ) -> None:
        """From now on the hand is where this interaction is answered.

        ``shown`` False: the interaction's own message is another one (a lobby), and the hand will
        be a new private message.
        """
        self._hands[table, interaction.user.id] = Hand(interaction, shown=shown)

    def lives(self, table: int, user: int) -> bool:
        """Whether this person's hand can be redrawn without a click of his."""
        hand = self._hands.get((table, user))
        return hand is not None and hand.alive

    async def refresh(self, table: Table, user: int, words: Words) -> bool:
        """Redraw a person's hand; False if he must open it himself."""
        key = table.id, user
        if not self.lives(*key) or table.live is None:
            self._hands.pop(key, None)
            return False
        if not await self._hands[key].show(draw_hand(table, user, words)):
            self._hands.pop(key, None)
            return False
        return True

    async def close(self, table: Table, words: Words) -> None:
        """Tell all whose hands still live that the table is closed."""
        for key in [key for key in self._hands if key[0] == table.id]:
            hand = self._hands.pop(key)
            if hand.alive and hand.seen:
                await hand.show(note(words("answer-table-over")))


def draw_hand(table: Table, user: int, words: Words, notice: str = "") -> Page:
    """The private page of a person who sits at the table. Raises Denied."""
    return hand_page(table.face(), table.view(table.seat_of(user)), words, notice=notice)


async def show_hand(answer: Answer, hands: Hands, table: Table, notice: str = "") -> None:
    """Answer with the person's hand, and remember where it is shown."""
    await answer.show(draw_hand(table, answer.user, answer.words, notice))
    hands.remember(table.id, answer.interaction)
