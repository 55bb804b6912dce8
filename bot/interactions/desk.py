"""What people do at a table, whether they press a button or type a command."""

from typing import TYPE_CHECKING

from bot.channel.hands import show_hand
from bot.interactions.reply import Reply
from bot.pages.board import last_trick
from bot.pages.lobby import lobby as lobby_page
from bot.pages.manual import note
from bot.pages.options import leaf_with, options_page
from bot.pages.words import refusal
from bot.tables.denied import Denied, Stale
from bot.tables.info import Chair
from bot.tables.moves import read
from bot.tables.table import Table
from engine.games import variant
from engine.machine import why_not
from engine.refusals import Refused

if TYPE_CHECKING:
    from bot.app import Tarok


class Desk:
    """The wishes of people, each with its answer."""

    def __init__(self, client: "Tarok") -> None:
        self._client = client

    async def hand(self, reply: Reply, table: Table) -> None:
        """Show the person's hand; who had left takes his seat back."""
        if table.state == "lobby":
            table.seat_of(reply.user)
            raise Denied("not-started")
        await self._client.tables.resume(table)
        back = await self._client.tables.come_back(table, reply.user, reply.name)
        notice = reply.words("reply-welcome-back") if back else self._trouble(reply, table)
        await show_hand(reply, self._client.hands, table, notice)

    async def act(self, reply: Reply, table: Table, code: str, seq: int | None = None) -> None:
        """Make a move and show the hand as it is then, with the reason if it was refused."""
        table.seat_of(reply.user)
        await self._client.tables.resume(table)
        try:
            await self._client.tables.act(table, reply.user, code, seq)
        except Refused as refused:
            notice = refusal(reply.words, refused, table.info())
        except Stale:
            notice = reply.words("reply-stale")
        else:
            notice = self._trouble(reply, table)
        if table.live is None:
            await reply.show(note(notice or reply.words("reply-deal-over")))
            return
        await show_hand(reply, self._client.hands, table, notice)

    async def why(self, reply: Reply, table: Table, code: str) -> None:
        """Tell why the person may not do that now."""
        seat = table.seat_of(reply.user)
        if table.live is None:
            raise Denied("no-deal")
        refused = why_not(table.live.deal, seat, read(table, code))
        if refused is None:
            notice = reply.words("reply-you-may")
        else:
            notice = refusal(reply.words, refused, table.info())
        await show_hand(reply, self._client.hands, table, notice)

    async def last(self, reply: Reply, table: Table) -> None:
        """Show the last trick."""
        await reply.show(last_trick(table.info(), table.view(None), reply.words))

    async def join(self, reply: Reply, table: Table) -> None:
        """Take a seat."""
        await self._client.tables.join(table, Chair(reply.name, reply.user))
        await self._in_lobby(reply, table)

    async def leave(self, reply: Reply, table: Table) -> None:
        """Give the seat up, from the lobby's button."""
        self._lobby_button(table)
        await self._client.tables.leave(table, reply.user)
        await self._in_lobby(reply, table)

    async def house(self, reply: Reply, table: Table) -> None:
        """Add a house player."""
        table.seat_of(reply.user)
        await self._client.tables.add_house(table)
        await self._in_lobby(reply, table)

    async def unhouse(self, reply: Reply, table: Table) -> None:
        """Send a house player away."""
        table.seat_of(reply.user)
        await self._client.tables.remove_house(table)
        await self._in_lobby(reply, table)

    async def options(self, reply: Reply, table: Table, number: int = 0) -> None:
        """Show the options of the game, to be changed while the table is a lobby."""
        table.seat_of(reply.user)
        if table.state != "lobby":  # in place of a page that is no longer of use
            await reply.show(note(reply.words("denied-already-started")))
            return
        options = variant(table.variant).options
        await reply.show(options_page(table.info(), options, number, reply.words))

    async def set_option(self, reply: Reply, table: Table, key: str, value: str) -> None:
        """Choose a value of an option, and show its page again."""
        if table.state == "lobby":
            await self._client.tables.set_option(table, reply.user, key, value)
        number = leaf_with(variant(table.variant).options, table.players, key)
        await self.options(reply, table, number)

    async def start(self, reply: Reply, table: Table) -> None:
        """Start the match: the lobby's message becomes the first board."""
        await self._client.tables.start(table, reply.user)
        self._client.hands.remember(table, reply.interaction, shown=False)
        await reply.acknowledge()

    async def cancel(self, reply: Reply, table: Table) -> None:
        """Close the lobby."""
        self._lobby_button(table)
        await self.stop(reply, table)
        await reply.acknowledge()

    @staticmethod
    def _lobby_button(table: Table) -> None:
        """A button of a lobby that is drawn still, or again, does nothing to the match."""
        if table.state == "playing":
            raise Denied("already-started")

    async def stop(self, reply: Reply, table: Table) -> None:
        """Close the table."""
        manage = reply.interaction.permissions.manage_channels
        await self._client.tables.stop(table, reply.user, may_manage=manage)

    async def _in_lobby(self, reply: Reply, table: Table) -> None:
        """Redraw the lobby at once; the hand will come through the token of this very click."""
        self._client.hands.remember(table, reply.interaction, shown=False)
        info, state = table.info(), table.state
        if state == "lobby":
            await reply.redraw(lobby_page(info, self._client.words(table.language)))
        else:
            await reply.acknowledge()
        if (info, state) != (table.info(), table.state):  # what was drawn is older than the table
            self._client.boards.changed(table, ())

    @staticmethod
    def _trouble(reply: Reply, table: Table) -> str:
        """A hint if the board cannot be drawn."""
        return reply.words("reply-board-trouble", reason=table.trouble) if table.trouble else ""
