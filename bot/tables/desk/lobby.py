"""Wishes before a match, by button or by command."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.base.typed_text import match_choice
from bot.choices.languages import Languages
from bot.deals.not_asked import patience_typed
from bot.deals.wording.words import level_name
from bot.games.forms import SERVER, Form, find_form, form_of, offered_rules
from bot.games.info import Chair, Level
from bot.games.levels import find_level
from bot.games.options import check_options, length_options
from bot.help.manual import with_lesson
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.limits import THREADS, RateLimiter
from bot.kit.page import note
from bot.kit.wishes import Panel, Person, Response, Shown, Venue, brief_note
from bot.tables.desk.responses import HandFollows, Lobby, Seated
from bot.tables.model.table import Table
from bot.tables.pages.lobby import lobby_panel
from bot.tables.pages.table_pages import TablePages
from bot.tables.play.tables import Tables
from engine import OWN_NAMES

MAX_TITLE_CHARACTERS = 100
"""Longest name of a thread (platform)."""


class LobbyDesk:
    """The wishes of people about to play. Every wish raises Denied or StoreError."""

    def __init__(self, tables: Tables, pages: TablePages, languages: Languages) -> None:
        self._tables = tables
        self._pages = pages
        self._languages = languages
        self._threads = RateLimiter(THREADS, time.monotonic)

    async def open(
        self,
        person: Person,
        place: Venue,
        form: str,
        players: int | None,
        deals: int | None,
        rules: str | None = None,
        level: str | None = None,
        patience: str | None = None,
    ) -> Seated:
        """Open a table for a game by its name, and by named rules.

        Newcomers are offered its lesson.
        """
        game = find_form(form)
        if game.name in OWN_NAMES and players not in (None, *game.numbers):
            raise Denied("no-such-number", numbers=", ".join(map(str, game.numbers)))
        player_count = game.players if players is None else players
        defaults = self._tables.defaults
        named = form_of(game.variant, player_count)
        if rules is not None:
            keys = SERVER, *(key for key, _ in offered_rules(named, player_count))
            rules = match_choice(((person.words(f"preset-{key}"), key) for key in keys), str(rules))
        preset, options = await defaults.chosen(place.guild, named, player_count, rules)
        house_level = (
            await self._tables.lobbies.usual_level(person.user)
            if level is None
            else self._level(level, person.words)
        )
        seconds = None if patience is None else patience_typed(patience, person.words)
        check_options(
            game.variant, player_count, {**options, **length_options(game.variant, deals)}
        )
        await self._tables.lobbies.check_may_open(person.user)
        async with self._channel(person, place, game) as channel:
            table = await self._tables.lobbies.open(
                guild=place.guild,
                channel=channel,
                founder=Chair(person.name, person.user),
                game=game.variant,
                players=player_count,
                options=options,
                length=deals,
                language=place.language,
                preset=preset,
                level=house_level,
                reach=place.reach,
                patience=seconds,
            )
        message = _opening_message(place, table, person.words)
        if await self._tables.lobbies.has_played(place.guild, person.user):
            return Seated(note(message), table=table)
        return Seated(with_lesson(message, named.name, person.words), table=table)

    def _level(self, typed: str, words: Words) -> Level:
        """The level with this key or name. Raises Denied."""
        levels = self._tables.lobbies.levels
        return find_level(
            match_choice(((level_name(level, words), level) for level in levels), str(typed)),
            levels,
        )

    async def gets_thread(self, place: Venue) -> bool:
        """Return whether a new table gets a thread, as the server allows several tables."""
        return place.open_thread is not None and await self._tables.defaults.several(place.guild)

    @asynccontextmanager
    async def _channel(self, person: Person, place: Venue, game: Form) -> AsyncIterator[int]:
        """The channel for a new table: a thread of its own if the server allows several tables."""
        if place.open_thread is None or not await self.gets_thread(place):
            yield place.channel
            return
        words = self._languages.of_server(place.guild, place.language)
        title = words("thread-title", game=words(f"variant-{game.name}"), name=person.name)
        with self._threads.count_unless_failed(person.user):
            async with place.open_thread(title[:MAX_TITLE_CHARACTERS]) as thread:
                yield thread

    async def join(self, person: Person, table: Table) -> Response:
        """Take a seat."""
        await self._tables.lobbies.join(table, Chair(person.name, person.user))
        return self.show_lobby(table)

    async def leave(self, person: Person, table: Table) -> Response:
        """Give up the seat, with the lobby's button."""
        await self._tables.attendance.leave_lobby(table, person.user)
        return self.show_lobby(table)

    def show_lobby(self, table: Table) -> Lobby | HandFollows:
        """Show the lobby as it is now; if the match has begun, the person's hand follows."""
        if table.state != "lobby":
            return HandFollows(table)
        page = self._pages.lobby(table.info(), self._languages.of_table(table))
        return Lobby(page, table=table)

    async def panel(self, person: Person, table: Table) -> Shown:
        """Show the panel of other settings."""
        check_lobby_button(table)
        return Panel(lobby_panel(table.info(), person.user, person.words), lobby=table.id)

    async def house(self, person: Person, table: Table) -> Shown:
        """Add a house player."""
        await self._tables.lobbies.add_house(table, person.user)
        return await self.panel(person, table)

    async def unhouse(self, person: Person, table: Table) -> Shown:
        """Send a house player away."""
        await self._tables.lobbies.remove_house(table, person.user)
        return await self.panel(person, table)

    async def allow_hints(self, person: Person, table: Table) -> Shown:
        """Allow hints to all who play here."""
        await self._tables.settings.set_hints(table, person.user, allowed=True)
        return await self.panel(person, table)

    async def forbid_hints(self, person: Person, table: Table) -> Shown:
        """Forbid hints."""
        await self._tables.settings.set_hints(table, person.user, allowed=False)
        return await self.panel(person, table)

    async def start(self, person: Person, table: Table) -> Response:
        """Start the match: the lobby's message becomes the first board."""
        await self._tables.lobbies.start(table, person.user)
        return HandFollows(table)

    async def fill(self, person: Person, table: Table) -> Response:
        """House players take the empty seats, and the match starts."""
        await self._tables.lobbies.fill(table, person.user)
        return HandFollows(table)

    async def cancel(self, person: Person, table: Table) -> Shown:
        """Close the lobby; never a match that has just begun."""
        await self._tables.stopping.cancel(table, person.user, may_manage=person.may_manage)
        return brief_note(person.words("denied-table-closed"))


def _opening_message(place: Venue, table: Table, words: Words) -> str:
    """A sentence about a table that was opened."""
    if table.channel != place.channel:
        return words("reply-thread-opened", thread=f"<#{table.channel}>")
    match place.reach:
        case "server":
            return words("reply-table-opened")
        case "direct":
            return words("reply-table-between-us")
        case "guest":
            return words("reply-table-of-guest")


def check_lobby_button(table: Table) -> None:
    """Raise Denied for a button of a lobby whose match has started."""
    if table.state == "playing":
        raise Denied("already-started")
