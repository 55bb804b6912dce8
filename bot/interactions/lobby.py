"""What people do before a match, by button or by command."""

from bot.channel.languages import Languages
from bot.interactions.defaults import DefaultsDesk
from bot.interactions.wishes import Person, Place, Shown
from bot.pages.l10n import Words
from bot.pages.levels import levels_page
from bot.pages.lobby import lobby as lobby_page
from bot.pages.manual import note
from bot.pages.options import RULES, leaf_with, options_page, page_number, sheet_of
from bot.pages.patience import patience_page, patience_typed
from bot.store import Level
from bot.tables.errors import Denied
from bot.tables.forms import Form, known_form, played_as
from bot.tables.info import Chair
from bot.tables.levels import known_level
from bot.tables.options import checked, lasting
from bot.tables.patience import known_patience
from bot.tables.presets import DOCUMENT, SERVER, offered
from bot.tables.table import Table
from bot.tables.tables import Tables
from engine import OWN_NAMES

THREAD_TITLE = 100
"""Characters of the name of a thread, at most."""


class LobbyDesk:
    """The wishes of people who are about to play. Every wish raises Denied or StoreError."""

    def __init__(self, tables: Tables, languages: Languages) -> None:
        self._tables = tables
        self.languages = languages
        self.defaults = DefaultsDesk(tables.defaults)

    async def open(
        self,
        person: Person,
        place: Place,
        form: str,
        players: int | None,
        deals: int | None,
        rules: str | None = None,
        level: str | None = None,
        patience: str | None = None,
    ) -> Shown:
        """Open a table for a game by the name it goes by, and by rules that have a name."""
        game = known_form(form)
        if game.name in OWN_NAMES and players not in (None, *game.numbers):
            raise Denied("no-such-number", numbers=", ".join(map(str, game.numbers)))
        number = game.players if players is None else players
        defaults = self._tables.defaults
        preset, options = await defaults.chosen(
            place.guild, played_as(game.variant, number), number, rules
        )
        plays = None if level is None else known_level(level, self._tables.lobbies.levels)
        waits = None if patience is None else patience_typed(patience, person.words)
        checked(game.variant, number, {**options, **lasting(game.variant, deals)})
        table = await self._tables.lobbies.open(
            guild=place.guild,
            channel=await self._channel(person, place, game),
            founder=Chair(person.name, person.user),
            game=game.variant,
            players=number,
            options=options,
            length=deals,
            language=place.language,
            preset=preset,
            level=plays,
            reach=place.reach,
            patience=waits,
        )
        return Shown(note(_opened(place, table, person.words)), "seat", table)

    async def _channel(self, person: Person, place: Place, game: Form) -> int:
        """Where a table goes: into a thread of its own, where the server wants several tables."""
        if place.open_thread is None or not await self._tables.defaults.several(place.guild):
            return place.channel
        words = self.languages.of_server(place.guild, place.language)
        title = words("thread-title", game=words(f"variant-{game.name}"), name=person.name)
        return await place.open_thread(title[:THREAD_TITLE])

    async def join(self, person: Person, table: Table) -> Shown:
        """Take a seat."""
        await self._tables.lobbies.join(table, Chair(person.name, person.user))
        return self.lobby(table)

    async def leave(self, person: Person, table: Table) -> Shown:
        """Give the seat up, from the lobby's button."""
        self._lobby_button(table)
        await self._tables.attendance.leave(table, person.user)
        return self.lobby(table)

    async def house(self, person: Person, table: Table) -> Shown:
        """Add a house player."""
        await self._tables.lobbies.add_house(table, person.user)
        return self.lobby(table)

    async def unhouse(self, person: Person, table: Table) -> Shown:
        """Send a house player away."""
        await self._tables.lobbies.remove_house(table, person.user)
        return self.lobby(table)

    @property
    def levels_offered(self) -> tuple[Level, ...]:
        """How well house players can play here."""
        return self._tables.lobbies.levels

    async def levels(self, person: Person, table: Table) -> Shown:
        """Show the founder how well house players play."""
        self._lobby_button(table)
        await self._tables.company.check_founder(table, person.user)
        return Shown(levels_page(table.info(), self._tables.lobbies.levels, person.words))

    async def set_level(self, person: Person, table: Table, level: str, name: str) -> Shown:
        """Choose how well a house player plays, or all of them, and show the page again."""
        await self._tables.settings.set_level(table, person.user, level, name)
        return await self.levels(person, table)

    async def patience(self, person: Person, table: Table) -> Shown:
        """Show the founder how long people wait for each other."""
        self._lobby_button(table)
        await self._tables.company.check_founder(table, person.user)
        return Shown(patience_page(table.info(), person.words))

    async def set_patience(self, person: Person, table: Table, key: str) -> Shown:
        """Choose it, and show the page again."""
        await self._tables.settings.set_patience(table, person.user, known_patience(key))
        return await self.patience(person, table)

    async def allow_hints(self, person: Person, table: Table) -> Shown:
        """Let whoever plays here ask for hints."""
        await self._tables.settings.set_hints(table, person.user, allowed=True)
        return self.lobby(table)

    async def forbid_hints(self, person: Person, table: Table) -> Shown:
        """Let nobody ask for hints."""
        await self._tables.settings.set_hints(table, person.user, allowed=False)
        return self.lobby(table)

    async def options(
        self, person: Person, table: Table, number: int = 0, *, rules: bool = False
    ) -> Shown:
        """Show the options of the game; the founder may change them while it is a lobby."""
        table.seat_of(person.user)
        if table.state != "lobby":  # in place of a page that is no longer of use
            return Shown(note(person.words("denied-already-started")))
        form = played_as(table.variant, table.players)
        named = await self.rules_for(table.guild, form.name, table.players)
        sheet = sheet_of(table.info(), changeable=person.user == table.founder, offered=named)
        return Shown(options_page(sheet, number, person.words, rules=rules))

    async def set_option(
        self, person: Person, table: Table, key: str, value: str, *, rules: bool = False
    ) -> Shown:
        """Choose a value of an option, and show its page again."""
        if table.state == "lobby":
            await self._tables.settings.set_option(table, person.user, key, value)
        number = leaf_with(table.variant, table.players, key)
        return await self.options(person, table, number, rules=rules)

    async def play_by(
        self, person: Person, table: Table, rules: str = DOCUMENT, number: int = 0
    ) -> Shown:
        """Play by rules that have a name, and show a page of the options."""
        if table.state == "lobby":
            await self._tables.settings.set_rules(table, person.user, rules)
        return await self.options(person, table, number)

    async def rules_for(
        self, guild: int, form: str, players: int | None
    ) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The named rules by which a game can be played in a server, as ``offered`` has them.

        Raises Denied.
        """
        game = known_form(form)
        own = await self._tables.defaults.own_rules(guild, game)
        found = offered(game, game.players if players is None else players)
        return ((SERVER, ()), *found) if own else found

    async def set_up(self, person: Person, table: Table, code: str, value: str) -> Shown | None:
        """What a control of the options stands for; None: it is none of theirs."""
        kind, _, rest = code.partition(":")
        what, _, how = rest.partition(":")
        match kind:
            case "options":
                rules = how.startswith(RULES)
                return await self.options(person, table, page_number(what), rules=rules)
            case "options-at":
                number = page_number(value)
                return await self.options(person, table, number, rules=what == RULES)
            case "options-reset":
                return await self.play_by(person, table, number=page_number(what))
            case "option":
                return await self.set_option(person, table, what, value, rules=how == RULES)
            case "level":
                return await self.set_level(person, table, value, code.partition(":")[2])
            case "preset":
                return await self.play_by(person, table, value)
            case "patience-is":
                return await self.set_patience(person, table, value)
        return None

    async def start(self, person: Person, table: Table) -> Shown:
        """Start the match: the lobby's message becomes the first board."""
        await self._tables.lobbies.start(table, person.user)
        return Shown(kind="seat", table=table)

    async def fill(self, person: Person, table: Table) -> Shown:
        """House players take the empty seats, and the match starts."""
        await self._tables.lobbies.fill(table, person.user)
        return Shown(kind="seat", table=table)

    async def cancel(self, person: Person, table: Table) -> Shown:
        """Close the lobby; never a match that has just begun."""
        await self._tables.stopping.cancel(table, person.user, may_manage=person.may_manage)
        return Shown()

    def lobby(self, table: Table) -> Shown:
        """The lobby as it is now, with the button of which somebody has changed it."""
        if table.state != "lobby":
            return Shown(kind="seat", table=table)
        return Shown(lobby_page(table.info(), self.languages.of_table(table)), "lobby", table)

    @staticmethod
    def _lobby_button(table: Table) -> None:
        """A button of a lobby that is drawn still, or again, does nothing to the match."""
        if table.state == "playing":
            raise Denied("already-started")


def _opened(place: Place, table: Table, words: Words) -> str:
    """What is said of a table that has been opened."""
    if table.channel != place.channel:
        return words("reply-thread-opened", thread=f"<#{table.channel}>")
    match place.reach:
        case "server":
            return words("reply-table-opened")
        case "direct":
            return words("reply-table-between-us")
        case "guest":
            return words("reply-table-of-guest")
