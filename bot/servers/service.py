"""What a server has settled for itself: its own rules of a game, how many tables, how much time."""

from collections.abc import Mapping

from bot.games.forms import DOCUMENT, SERVER, Form, known_preset, options_of
from bot.games.options import checked, set_to
from bot.games.patience import USUAL
from bot.servers.rows import ServerRows


class Defaults:
    """The settings of servers, as the store has them."""

    def __init__(self, rows: ServerRows, patience: int = USUAL) -> None:
        """``patience``: seconds for a move if a server has chosen none."""
        self._rows = rows
        self._usual_patience = patience

    async def own_rules(self, guild: int, form: Form) -> dict[str, str] | None:
        """A server's own options for a game; None: it plays by the document."""
        found = await self._rows.rules(guild)
        return dict(found[form.name]) if form.name in found else None

    async def games(self, guild: int) -> tuple[str, ...]:
        """The games for which a server has its own rules."""
        return tuple(await self._rows.rules(guild))

    async def set_option(self, guild: int, form: Form, key: str, value: str) -> None:
        """Choose one option of a server's own rules. Raises Denied."""
        before = await self.own_rules(guild, form) or {}
        await self.set_rules(guild, form, set_to(form.variant, form.players, before, key, value))

    async def set_rules(self, guild: int, form: Form, options: Mapping[str, str]) -> None:
        """Choose all of a server's own rules; none: it no longer has any. Raises Denied."""
        checked(form.variant, form.players, options)
        await self._rows.set_rules(guild, form.name, dict(options))

    async def chosen(
        self, guild: int, form: Form, players: int, rules: str | None
    ) -> tuple[str, dict[str, str]]:
        """The name and options of the rules wished for. Raises Denied.

        Without a wish they are the server's own, or else those of the document.
        """
        if rules in (None, "", SERVER):
            own = await self.own_rules(guild, form)
            return (SERVER, own) if own else (DOCUMENT, {})
        if rules == DOCUMENT:
            return DOCUMENT, {}
        preset = known_preset(form, players, str(rules))
        return preset.key, options_of(form, preset, players)

    async def patience(self, guild: int) -> int:
        """Seconds for a move at a server's new tables; 0: as many as one likes."""
        chosen = await self._rows.patience(guild)
        return self._usual_patience if chosen is None else chosen

    async def set_patience(self, guild: int, seconds: int) -> None:
        """Choose them."""
        await self._rows.set_patience(guild, seconds)

    async def several(self, guild: int) -> bool:
        """True if a channel of the server may have several tables, in threads."""
        return await self._rows.allows_several_tables(guild)

    async def allow_several(self, guild: int, allowed: bool) -> None:
        """Settle whether it may."""
        await self._rows.allow_several_tables(guild, allowed)
