"""A server's settings: default rules, tables at once, time for a move."""

from collections.abc import Iterable
from functools import partial

from bot.deals.not_asked import CHOOSE, choices, time_words
from bot.deals.rule_options import RULES, OptionsSheet, options_page, page_number, page_with
from bot.games.forms import DOCUMENT, FORMS, Form, find_form, offered_rules
from bot.games.patience import patience_seconds
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.page import Button, Choice, Page, Row, Select, Text, page
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Panel, Person, Response, Shown
from bot.servers.default_rules import Defaults
from engine import variant

DEFAULTS = "d"
"""First word of the custom_id of a control of a server's settings: ``d:<game>:<code>``."""


def control(game: str, code: str) -> str:
    """The custom_id of a control of a game's settings."""
    return f"{DEFAULTS}:{game}:{code}"


def read_setting(custom_id: str) -> tuple[str, str] | None:
    """Parse a custom_id into game and code; None if it is not one of ours."""
    parts = custom_id.split(":", 2)
    return (parts[1], parts[2]) if len(parts) == 3 and parts[0] == DEFAULTS else None


def defaults_page(
    games: Iterable[str],
    games_with_rules: Iterable[str],
    words: Words,
    *,
    several: bool,
    leagues: bool,
    patience: int,
) -> Page:
    """Return the page of a server's settings.

    ``games_with_rules``: those for which it has rules of its own; ``several``: a channel may have
    several tables; ``leagues``: its people may join leagues; ``patience``: seconds for a move.
    """
    named = [words(f"variant-{game}") for game in games_with_rules]
    summary = words("defaults-own", games=" · ".join(named)) if named else words("defaults-none")
    listed = tuple(Choice(game, words(f"variant-{game}")) for game in games)
    return page(
        Text(f"{words('defaults-title')}\n{summary}"),
        Select(control("", "game"), words("defaults-game"), listed),
        Text(words("defaults-several-on") if several else words("defaults-several-off")),
        Row((_switch(several, words),)),
        Text(words("defaults-leagues-on") if leagues else words("defaults-leagues-off")),
        Row((_league_switch(leagues, words),)),
        Text(words("defaults-patience")),
        Select(control("", CHOOSE), time_words(patience, words), choices(words)),
    )


def _switch(several: bool, words: Words) -> Button:
    if several:
        return Button(control("", "several:off"), words("defaults-one-table"))
    return Button(control("", "several:on"), words("defaults-several-tables"))


def _league_switch(leagues: bool, words: Words) -> Button:
    if leagues:
        return Button(control("", "leagues:off"), words("defaults-no-leagues"))
    return Button(control("", "leagues:on"), words("defaults-allow-leagues"))


class DefaultsDesk:
    """Handles a server's settings. Methods may raise Denied or StoreError."""

    def __init__(self, defaults: Defaults) -> None:
        self._defaults = defaults

    def routes(self) -> tuple[Route, ...]:
        """Routes of the controls of these pages."""
        return (Route(at=DEFAULTS, answer=self._settle, repeatable=True),)

    async def _settle(self, press: Press) -> Response:
        game, code = checked_control(read_setting(press.custom_id) if press.server else None)
        return await self.handle_press(press.person, press.server, game, code, press.value)

    async def open(self, person: Person, guild: int, game: str | None) -> Shown:
        """Show all settings, or the rules of one game."""
        _check_may_manage(person)
        if game is not None:
            return await self._rules(person, guild, find_form(game), 0, rules=False)
        games_with_rules = await self._defaults.games(guild)
        several = await self._defaults.several(guild)
        leagues = await self._defaults.leagues(guild)
        patience = await self._defaults.patience(guild)
        return Panel(
            defaults_page(
                FORMS,
                games_with_rules,
                person.words,
                several=several,
                leagues=leagues,
                patience=patience,
            )
        )

    async def handle_press(
        self, person: Person, guild: int, game: str, code: str, value: str
    ) -> Shown:
        """Handle a control of these pages; ``value``: the choice in a select."""
        _check_may_manage(person)
        kind, _, argument = code.partition(":")
        if kind == "game":
            return await self.open(person, guild, value)
        if kind == "several":
            await self._defaults.allow_several(guild, argument == "on")
            return await self.open(person, guild, None)
        if kind == "leagues":
            await self._defaults.allow_leagues(guild, argument == "on")
            return await self.open(person, guild, None)
        if kind == CHOOSE:
            await self._defaults.set_patience(guild, patience_seconds(value))
            return await self.open(person, guild, None)
        if kind == "back":
            return await self.open(person, guild, None)
        return await self._change(person, guild, find_form(game), kind, argument, value)

    async def _change(
        self, person: Person, guild: int, form: Form, kind: str, argument: str, value: str
    ) -> Shown:
        what, _, how = argument.partition(":")
        number = page_number(what)
        rules = how.startswith(RULES)
        match kind:
            case "options-at":
                number = page_number(value)
                rules = what == RULES
            case "option":
                await self._defaults.set_option(guild, form, what, value)
                number = page_with(form.variant, form.players, what)
            case "options-reset" | "preset":
                preset = value if kind == "preset" else DOCUMENT
                _, options = await self._defaults.chosen(guild, form, form.players, preset)
                await self._defaults.set_rules(guild, form, options)
            case "options":
                pass
            case _:
                raise Denied("unknown-button")
        return await self._rules(person, guild, form, number, rules=rules)

    async def _rules(
        self, person: Person, guild: int, form: Form, page_index: int, *, rules: bool
    ) -> Shown:
        chosen = await self._defaults.own_rules(guild, form) or {}
        usual = {option.key: option.values[0] for option in variant(form.variant).options}
        words = person.words
        name = person.words(f"variant-{form.name}")
        sheet = OptionsSheet(
            form.variant,
            form.players,
            tuple((key, value) for key, value in chosen.items() if value != usual.get(key)),
            partial(control, form.name),
            heading=words("defaults-of", game=name),
            offered=offered_rules(form, form.players),
            back=True,
        )
        return Panel(options_page(sheet, page_index, words, rules=rules))


def _check_may_manage(person: Person) -> None:
    """Raise Denied unless the person may manage the server."""
    if not person.may_manage_server:
        raise Denied("not-yours-to-settle")
