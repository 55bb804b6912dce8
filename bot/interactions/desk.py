"""What people do at a table, by button or by command: wishes in, pages out, nothing of Discord."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.channel.drawn import draw_hand
from bot.pages.board import last_trick
from bot.pages.l10n import Words
from bot.pages.lobby import lobby as lobby_page
from bot.pages.manual import manual, note
from bot.pages.options import leaf_with, options_page
from bot.pages.page import Attachment, Page, Text
from bot.pages.score import leaderboard as leaderboard_page
from bot.pages.score import scores as scores_page
from bot.pages.words import refusal
from bot.tables.archive import Archive
from bot.tables.denied import Denied, Stale
from bot.tables.forms import USUAL, Form, known_form, played_as
from bot.tables.info import Chair
from bot.tables.moves import read
from bot.tables.table import Table
from bot.tables.tables import Tables
from engine import Refused, variant, why_not


@dataclass(frozen=True)
class Person:
    """Somebody with a wish: Discord's id, the name that is shown, the words they read."""

    user: int
    name: str
    words: Words
    may_manage: bool = False
    """They may manage the channel."""


@dataclass(frozen=True)
class Place:
    """A channel of a server, and the language that is spoken there."""

    guild: int
    channel: int
    language: str


class Shown(NamedTuple):
    """What a person is shown; without a page what they look at is redrawn by itself.

    - ``note``: a page for them alone, in place of the private message they pressed on
    - ``aside``: the same, and the private message stays as it is
    - ``hand``: their hand at ``table``, which is kept up to date from now on
    - ``lobby``: the public message of ``table``; their hand will follow when the match starts
    - ``seat``: a note, and their hand at ``table`` will follow
    """

    page: Page | None = None
    kind: Literal["note", "aside", "hand", "lobby", "seat"] = "note"
    table: Table | None = None


class Desk:
    """The wishes of people, each with what they are shown for it.

    Every wish raises Denied, StoreError or nothing; a move that the rules refuse is shown.
    """

    def __init__(
        self,
        tables: Tables,
        archive: Archive,
        words: Callable[[str], Words],
        trouble: Callable[[int], str] = lambda table: "",
    ) -> None:
        """``trouble`` tells by a table's number what keeps the bot from drawing its board."""
        self._tables = tables
        self._archive = archive
        self._words = words
        self._board_trouble = trouble

    async def here(self, channel: int) -> Table:
        """The open table of a channel. Raises Denied."""
        return await self._tables.here(channel)

    async def table(self, number: int) -> Table:
        """An open table by its number. Raises Denied."""
        return await self._tables.table(number)

    # Playing --------------------------------------------------------------------------------

    async def hand(self, person: Person, table: Table) -> Shown:
        """Show the person's hand; who had left takes the seat back."""
        if table.state == "lobby":
            table.seat_of(person.user)
            raise Denied("not-started")
        await self._tables.resume(table)
        back = await self._tables.come_back(table, person.user, person.name)
        notice = person.words("reply-welcome-back") if back else self._trouble(person, table)
        return self._hand(person, table, notice)

    async def act(self, person: Person, table: Table, code: str, seq: int | None = None) -> Shown:
        """Make a move and show the hand as it is then, with the reason if it was refused."""
        table.seat_of(person.user)
        await self._tables.resume(table)
        try:
            await self._tables.act(table, person.user, code, seq)
        except Refused as refused:
            notice = refusal(person.words, refused, table.info())
        except Stale:
            notice = person.words("reply-stale")
        else:
            notice = self._trouble(person, table)
        if table.live is None:
            return Shown(note(notice or person.words("reply-deal-over")))
        return self._hand(person, table, notice)

    async def why(self, person: Person, table: Table, code: str) -> Shown:
        """Tell why the person may not do that now."""
        seat = table.seat_of(person.user)
        if table.live is None:
            raise Denied("no-deal")
        refused = why_not(table.live.deal, seat, read(table, code))
        if refused is None:
            notice = person.words("reply-you-may")
        else:
            notice = refusal(person.words, refused, table.info())
        return self._hand(person, table, notice)

    async def last(self, person: Person, table: Table) -> Shown:
        """Show the last trick."""
        return Shown(last_trick(table.info(), table.view(None), person.words))

    @staticmethod
    def _hand(person: Person, table: Table, notice: str) -> Shown:
        return Shown(draw_hand(table, person.user, person.words, notice), "hand", table)

    def _trouble(self, person: Person, table: Table) -> str:
        """A hint if the board cannot be drawn."""
        reason = self._board_trouble(table.id)
        return person.words("reply-board-trouble", reason=reason) if reason else ""

    # The lobby ------------------------------------------------------------------------------

    async def open(
        self, person: Person, place: Place, form: str, players: int | None, deals: int | None
    ) -> Shown:
        """Open a table for a game by the name it goes by."""
        game = known_form(form)
        table = await self._tables.open(
            guild=place.guild,
            channel=place.channel,
            founder=Chair(person.name, person.user),
            game=game.variant,
            players=game.players if players is None else players,
            options={},
            length=deals,
            language=place.language,
        )
        return Shown(note(person.words("reply-table-opened")), "seat", table)

    async def join(self, person: Person, table: Table) -> Shown:
        """Take a seat."""
        await self._tables.join(table, Chair(person.name, person.user))
        return self.lobby(table)

    async def leave(self, person: Person, table: Table) -> Shown:
        """Give the seat up, from the lobby's button."""
        self._lobby_button(table)
        await self._tables.leave(table, person.user)
        return self.lobby(table)

    async def house(self, person: Person, table: Table) -> Shown:
        """Add a house player."""
        table.seat_of(person.user)
        await self._tables.add_house(table)
        return self.lobby(table)

    async def unhouse(self, person: Person, table: Table) -> Shown:
        """Send a house player away."""
        table.seat_of(person.user)
        await self._tables.remove_house(table)
        return self.lobby(table)

    async def options(self, person: Person, table: Table, number: int = 0) -> Shown:
        """Show the options of the game, to be changed while the table is a lobby."""
        table.seat_of(person.user)
        if table.state != "lobby":  # in place of a page that is no longer of use
            return Shown(note(person.words("denied-already-started")))
        options = variant(table.variant).options
        return Shown(options_page(table.info(), options, number, person.words))

    async def set_option(self, person: Person, table: Table, key: str, value: str) -> Shown:
        """Choose a value of an option, and show its page again."""
        if table.state == "lobby":
            await self._tables.set_option(table, person.user, key, value)
        number = leaf_with(variant(table.variant).options, table.players, key)
        return await self.options(person, table, number)

    async def start(self, person: Person, table: Table) -> Shown:
        """Start the match: the lobby's message becomes the first board."""
        await self._tables.start(table, person.user)
        return Shown(kind="seat", table=table)

    async def cancel(self, person: Person, table: Table) -> Shown:
        """Close the lobby; never a match that has just begun."""
        await self._tables.cancel(table, person.user, may_manage=person.may_manage)
        return Shown()

    def lobby(self, table: Table) -> Shown:
        """The lobby as it is now, with the button of which somebody has changed it."""
        if table.state != "lobby":
            return Shown(kind="seat", table=table)
        return Shown(lobby_page(table.info(), self._words(table.language)), "lobby", table)

    @staticmethod
    def _lobby_button(table: Table) -> None:
        """A button of a lobby that is drawn still, or again, does nothing to the match."""
        if table.state == "playing":
            raise Denied("already-started")

    # The life of a table --------------------------------------------------------------------

    async def depart(self, person: Person, table: Table) -> Shown:
        """Leave the lobby, or the match to a house player."""
        playing = table.state == "playing"
        await self._tables.leave(table, person.user)
        return Shown(note(person.words("reply-left-game" if playing else "reply-left-lobby")))

    async def skis(self, person: Person, table: Table) -> Shown:
        """Declare the Škis round."""
        await self._tables.declare_skis(table, person.user)
        return Shown(note(person.words("reply-skis")))

    async def stop(self, person: Person, channel: int) -> Shown:
        """Close the table of a channel, even one that cannot be read."""
        manage = person.may_manage
        if not await self._tables.stop_unreadable(channel, may_manage=manage):
            await self._tables.stop(await self.here(channel), person.user, may_manage=manage)
        return Shown(note(person.words("reply-stopped")))

    # What has been played -------------------------------------------------------------------

    async def score(self, person: Person, channel: int) -> Shown:
        """Show all finished deals of the channel's table."""
        sheet = await self._archive.sheet(channel)
        return Shown(scores_page(sheet.info, sheet.deals, sheet.struck, person.words))

    async def export(self, person: Person, channel: int, deal: int | None) -> Shown:
        """Give the record of a finished deal as a file."""
        name, record = await self._archive.record(channel, deal)
        text = Text(person.words("reply-record", file=name))
        return Shown(Page((text,), attachment=Attachment(name, record)))

    async def leaderboard(
        self, person: Person, guild: int, channel: int, form: str | None
    ) -> Shown:
        """Show the best players of a server at a game, or at the one of the channel."""
        wanted = await self._form(channel, form)
        rows = await self._archive.leaderboard(guild, wanted)
        return Shown(leaderboard_page(wanted.name, rows, person.words))

    # What can be played ---------------------------------------------------------------------

    async def rules(self, person: Person, channel: int, form: str | None) -> Shown:
        """Show the first page of the course of a game, or of the one of the channel."""
        wanted = await self._form(channel, form)
        return Shown(manual(wanted.variant, 0, person.words))

    async def _form(self, channel: int, name: str | None) -> Form:
        """The form that is asked for, or that is played in the channel. Raises Denied."""
        if name is not None:
            return known_form(name)
        table = await self._tables.find(channel)
        return USUAL if table is None else played_as(table.variant, table.players)
