"""Wishes about a lobby's settings: its rules, the time for a move, the house's levels."""

from bot.choices.languages import Languages
from bot.deals.not_asked import patience_page
from bot.deals.rule_options import RULES, options_page, page_number, page_with, sheet_of
from bot.games.forms import DOCUMENT, SERVER, find_form, form_of, offered_rules
from bot.games.info import Level
from bot.games.patience import patience_seconds
from bot.kit.errors import Denied
from bot.kit.wishes import Panel, Person, Shown, brief_note
from bot.tables.desk.lobby import check_lobby_button
from bot.tables.model.table import Table
from bot.tables.pages.levels import levels_page
from bot.tables.play.tables import Tables

OPTION_CONTROLS = (
    *("options", "options-at", "options-reset"),
    *("option", "level", "preset", "patience-is"),
)
"""Beginnings of the codes of controls for a lobby's settings."""


class OptionsDesk:
    """The wishes of people about how a match is played. Every wish raises Denied or StoreError."""

    def __init__(self, tables: Tables, languages: Languages) -> None:
        self._tables = tables
        self._languages = languages

    @property
    def levels_offered(self) -> tuple[Level, ...]:
        """The levels of house players."""
        return self._tables.lobbies.levels

    async def levels(self, person: Person, table: Table) -> Shown:
        """Show the founder the levels of house players."""
        check_lobby_button(table)
        await self._tables.gathering.check_founder(table, person.user)
        page = levels_page(table.info(), self._tables.lobbies.levels, person.words)
        return Panel(page, lobby=table.id)

    async def set_level(self, person: Person, table: Table, level: str, name: str) -> Shown:
        """Set the level of a house player, or of all, and show the page again."""
        await self._tables.settings.set_level(table, person.user, level, name)
        return await self.levels(person, table)

    async def patience(self, person: Person, table: Table) -> Shown:
        """Show the founder the time for a move."""
        check_lobby_button(table)
        await self._tables.gathering.check_founder(table, person.user)
        return Panel(patience_page(table.info(), person.words), lobby=table.id)

    async def set_patience(self, person: Person, table: Table, key: str) -> Shown:
        """Set the time for a move, and show the page again."""
        await self._tables.settings.set_patience(table, person.user, patience_seconds(key))
        return await self.patience(person, table)

    async def options(
        self, person: Person, table: Table, page_index: int = 0, *, rules: bool = False
    ) -> Shown:
        """Show the options of the game; the founder may change them while it is a lobby."""
        table.seat_of(person.user)
        if table.state != "lobby":  # in place of a page that is no longer of use
            return brief_note(person.words("denied-already-started"))
        form = form_of(table.variant, table.players)
        named = await self.rules_for(table.guild, form.name, table.players)
        sheet = sheet_of(table.info(), changeable=person.user == table.founder, offered=named)
        return Panel(options_page(sheet, page_index, person.words, rules=rules), lobby=table.id)

    async def set_option(
        self, person: Person, table: Table, key: str, value: str, *, rules: bool = False
    ) -> Shown:
        """Choose a value of an option, and show its page again."""
        if table.state == "lobby":
            await self._tables.settings.set_option(table, person.user, key, value)
        number = page_with(table.variant, table.players, key)
        return await self.options(person, table, number, rules=rules)

    async def play_by(
        self, person: Person, table: Table, rules: str = DOCUMENT, page_index: int = 0
    ) -> Shown:
        """Play by rules that have a name, and show a page of the options."""
        if table.state == "lobby":
            await self._tables.settings.set_rules(table, person.user, rules)
        return await self.options(person, table, page_index)

    async def rules_for(
        self, guild: int, form: str, players: int | None
    ) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The named rules by which a game can be played in a server, as ``offered_rules`` has them.

        Raises Denied.
        """
        game = find_form(form)
        own_rules = await self._tables.defaults.own_rules(guild, game)
        named = offered_rules(game, game.players if players is None else players)
        return ((SERVER, ()), *named) if own_rules else named

    async def handle_press(self, person: Person, table: Table, code: str, value: str) -> Shown:
        """Handle a control of these pages; ``value``: the choice in a select."""
        kind, _, argument = code.partition(":")
        key, _, mode = argument.partition(":")
        match kind:
            case "options":
                rules = mode.startswith(RULES)
                return await self.options(person, table, page_number(key), rules=rules)
            case "options-at":
                number = page_number(value)
                return await self.options(person, table, number, rules=key == RULES)
            case "options-reset":
                return await self.play_by(person, table, page_index=page_number(key))
            case "option":
                return await self.set_option(person, table, key, value, rules=mode == RULES)
            case "level":
                return await self.set_level(person, table, value, argument)
            case "preset":
                return await self.play_by(person, table, value)
            case "patience-is":
                return await self.set_patience(person, table, value)
        raise Denied("unknown-button")
