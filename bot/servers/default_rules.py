"""Settings of a server: rules of the games, tables in a channel, time for a move."""

from collections.abc import Mapping

from bot.games.forms import DOCUMENT, SERVER, Form, find_preset, preset_options
from bot.games.options import check_options, with_option
from bot.games.patience import DEFAULT_PATIENCE
from bot.servers.rows import ServerRows


class Defaults:
    """Settings of servers, in the store."""

    def __init__(self, rows: ServerRows, patience: int = DEFAULT_PATIENCE) -> None:
        """``patience``: default seconds for a move."""
        self._rows = rows
        self._usual_patience = patience

    async def own_rules(self, guild: int, form: Form) -> dict[str, str] | None:
        """A server's own options for a game; None if it plays by the document."""
        rules = await self._rows.rules(guild)
        return dict(rules[form.name]) if form.name in rules else None

    async def games(self, guild: int) -> tuple[str, ...]:
        """The games for which a server has its own rules."""
        return tuple(await self._rows.rules(guild))

    async def set_option(self, guild: int, form: Form, key: str, value: str) -> None:
        """Set one option of a server's own rules. Raises Denied."""
        before = await self.own_rules(guild, form) or {}
        await self.set_rules(
            guild, form, with_option(form.variant, form.players, before, key, value)
        )

    async def set_rules(self, guild: int, form: Form, options: Mapping[str, str]) -> None:
        """Set all options of a server's own rules; empty: none of its own. Raises Denied."""
        check_options(form.variant, form.players, options)
        await self._rows.set_rules(guild, form.name, dict(options))

    async def chosen(
        self, guild: int, form: Form, players: int, rules: str | None
    ) -> tuple[str, dict[str, str]]:
        """Name and options of the chosen rules. Raises Denied.

        The default are the server's own, or else those of the document.
        """
        if rules in (None, "", SERVER):
            options = await self.own_rules(guild, form)
            return (SERVER, options) if options else (DOCUMENT, {})
        if rules == DOCUMENT:
            return DOCUMENT, {}
        preset = find_preset(form, players, str(rules))
        return preset.key, preset_options(form, preset, players)

    async def patience(self, guild: int) -> int:
        """Seconds for a move at a server's new tables; 0: no limit."""
        chosen = await self._rows.patience(guild)
        return self._usual_patience if chosen is None else chosen

    async def set_patience(self, guild: int, seconds: int) -> None:
        """Set the seconds for a move at a server's new tables."""
        await self._rows.set_patience(guild, seconds)

    async def several(self, guild: int) -> bool:
        """True if a channel of the server may have several tables, in threads."""
        return await self._rows.allows_several_tables(guild)

    async def allow_several(self, guild: int, allowed: bool) -> None:
        """Set whether a channel of the server may have several tables."""
        await self._rows.allow_several_tables(guild, allowed)

    async def leagues(self, guild: int) -> bool:
        """True if people of the server may join leagues."""
        return await self._rows.allows_leagues(guild)

    async def allow_leagues(self, guild: int, allowed: bool) -> None:
        """Set whether people of the server may join leagues."""
        await self._rows.allow_leagues(guild, allowed)
