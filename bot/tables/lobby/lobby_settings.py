"""A lobby's settings: the rules, hints, the time for a move, the house's level."""

from collections.abc import Callable, Mapping

from bot.games.forms import form_of
from bot.games.info import Level
from bot.games.levels import find_level
from bot.games.options import check_options, with_option, with_usual_length
from bot.servers.default_rules import Defaults
from bot.tables.lobby.seating import Seating
from bot.tables.memory.moves import NotifyListeners
from bot.tables.model import seats
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows


class LobbySettings:
    """Changes a lobby's settings. Every method raises Denied and StoreError."""

    def __init__(
        self,
        rows: TableRows,
        now: Callable[[], int],
        tell: NotifyListeners,
        seating: Seating,
        defaults: Defaults,
        levels: tuple[Level, ...],
    ) -> None:
        self._rows = rows
        self._now = now
        self._tell = tell
        self._seating = seating
        self._defaults = defaults
        self._levels = levels

    async def set_level(self, table: Table, user: int, level: str, name: str = "") -> None:
        """Set the level of a house player; without a name, of all, also those to come."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            new_level = find_level(level, self._levels)
            chairs = seats.with_level(table.chairs, new_level, name)
            default_level = table.level if name else new_level
            await self._rows.set_level(table.id, default_level, chairs)
            table.chairs = chairs
            table.level = default_level
            self._note_change(table)

    async def set_hints(self, table: Table, user: int, *, allowed: bool) -> None:
        """Let people ask for hints in this match, or not."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            await self._rows.set_hints(table.id, allowed)
            table.hints = allowed
            self._note_change(table)

    async def set_patience(self, table: Table, user: int, seconds: int) -> None:
        """Set people's time for a move in seconds; 0: no limit."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            await self._rows.set_patience(table.id, seconds)
            table.patience = seconds
            table.hurried = True
            self._note_change(table)

    async def set_option(self, table: Table, user: int, key: str, value: str) -> None:
        """Choose a value of a table option."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            options = with_option(table.variant, table.players, table.options, key, value)
            await self._set_options(table, options, "")

    async def set_rules(self, table: Table, user: int, rules: str) -> None:
        """Play by named rules from here on."""
        async with table.lock:
            await self._seating.check_founder(table, user)
            form = form_of(table.variant, table.players)
            name, options = await self._defaults.chosen(table.guild, form, table.players, rules)
            await self._set_options(table, with_usual_length(table.variant, options), name)

    async def _set_options(self, table: Table, options: Mapping[str, str], preset: str) -> None:
        check_options(table.variant, table.players, options)
        await self._rows.set_options(table.id, options, preset)
        table.options = dict(options)
        table.preset = preset
        self._note_change(table)

    def _note_change(self, table: Table) -> None:
        table.moved_at = self._now()
        self._tell(table)
