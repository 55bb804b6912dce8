"""What people do at a table, whether they press a button or type a command."""

from typing import TYPE_CHECKING

from bot.answer import Answer
from bot.denied import Denied, Stale
from bot.face import Chair
from bot.hands import show_hand
from bot.render.board import last_trick
from bot.render.lobby import lobby as lobby_page
from bot.render.manual import note
from bot.render.options import leaf_with, options_page
from bot.render.words import refusal
from bot.rounds import read
from bot.table import Table
from engine.machine import why_not
from engine.refusals import Refused
from engine.variants import variant

if TYPE_CHECKING:
    from bot.app import Tarok


class Desk:
    """The wishes of people, each with its answer."""

    def __init__(self, client: "Tarok") -> None:
        self._client = client

    async def hand(self, answer: Answer, table: Table) -> None:
        """Show the person's hand; who had left takes his seat back."""
        if table.state == "lobby":
            table.seat_of(answer.user)
            raise Denied("not-started")
        await self._client.tables.resume(table)
        back = await self._client.tables.come_back(table, answer.user, answer.name)
        notice = answer.words("answer-welcome-back") if back else self._trouble(answer, table)
        await show_hand(answer, self._client.hands, table, notice)

    async def act(self, answer: Answer, table: Table, code: str, seq: int | None = None) -> None:
        """Make a move and show the hand as it is then, with the reason if it was refused."""
        table.seat_of(answer.user)
        await self._client.tables.resume(table)
        try:
            await self._client.tables.act(table, answer.user, code, seq)
        except Refused as refused:
            notice = refusal(answer.words, refused, table.face())
        except Stale:
            notice = answer.words("answer-stale")
        else:
            notice = self._trouble(answer, table)
        if table.live is None:
            await answer.show(note(notice or answer.words("answer-deal-over")))
            return
        await show_hand(answer, self._client.hands, table, notice)

    async def why(self, answer: Answer, table: Table, code: str) -> None:
        """Tell why the person may not do that now."""
        seat = table.seat_of(answer.user)
        if table.live is None:
            raise Denied("no-deal")
        refused = why_not(table.live.deal, seat, read(table, code))
        if refused is None:
            notice = answer.words("answer-you-may")
        else:
            notice = refusal(answer.words, refused, table.face())
        await show_hand(answer, self._client.hands, table, notice)

    async def last(self, answer: Answer, table: Table) -> None:
        """Show the last trick."""
        await answer.show(last_trick(table.face(), table.view(None), answer.words))

    async def join(self, answer: Answer, table: Table) -> None:
        """Take a seat."""
        await self._client.tables.join(table, Chair(answer.name, answer.user))
        await self._in_lobby(answer, table)

    async def leave(self, answer: Answer, table: Table) -> None:
        """Give the seat up, from the lobby's button."""
        self._lobby_button(table)
        await self._client.tables.leave(table, answer.user)
        await self._in_lobby(answer, table)

    async def house(self, answer: Answer, table: Table) -> None:
        """Add a house player."""
        table.seat_of(answer.user)
        await self._client.tables.add_house(table)
        await self._in_lobby(answer, table)

    async def unhouse(self, answer: Answer, table: Table) -> None:
        """Send a house player away."""
        table.seat_of(answer.user)
        await self._client.tables.remove_house(table)
        await self._in_lobby(answer, table)

    async def options(self, answer: Answer, table: Table, number: int = 0) -> None:
        """Show the options of the game, to be changed while the table is a lobby."""
        table.seat_of(answer.user)
        if table.state != "lobby":  # in place of a page that is no longer of use
            await answer.show(note(answer.words("denied-already-started")))
            return
        options = variant(table.variant).options
        await answer.show(options_page(table.face(), options, number, answer.words))

    async def set_option(self, answer: Answer, table: Table, key: str, value: str) -> None:
        """Choose a value of an option, and show its page again."""
        if table.state == "lobby":
            await self._client.tables.set_option(table, answer.user, key, value)
        number = leaf_with(variant(table.variant).options, table.players, key)
        await self.options(answer, table, number)

    async def start(self, answer: Answer, table: Table) -> None:
        """Start the match: the lobby's message becomes the first board."""
        await self._client.tables.start(table, answer.user)
        self._client.hands.remember(table, answer.interaction, shown=False)
        await answer.acknowledge()

    async def cancel(self, answer: Answer, table: Table) -> None:
        """Close the lobby."""
        self._lobby_button(table)
        await self.stop(answer, table)
        await answer.acknowledge()

    @staticmethod
    def _lobby_button(table: Table) -> None:
        """A button of a lobby that is drawn still, or again, does nothing to the match."""
        if table.state == "playing":
            raise Denied("already-started")

    async def stop(self, answer: Answer, table: Table) -> None:
        """Close the table."""
        manage = answer.interaction.permissions.manage_channels
        await self._client.tables.stop(table, answer.user, may_manage=manage)

    async def _in_lobby(self, answer: Answer, table: Table) -> None:
        """Redraw the lobby at once; the hand will come through the token of this very click."""
        self._client.hands.remember(table, answer.interaction, shown=False)
        face, state = table.face(), table.state
        if state == "lobby":
            await answer.redraw(lobby_page(face, self._client.words(table.language)))
        else:
            await answer.acknowledge()
        if (face, state) != (table.face(), table.state):  # what was drawn is older than the table
            self._client.painter.changed(table, ())

    @staticmethod
    def _trouble(answer: Answer, table: Table) -> str:
        """A hint if the board cannot be drawn."""
        return answer.words("answer-board-trouble", reason=table.trouble) if table.trouble else ""
