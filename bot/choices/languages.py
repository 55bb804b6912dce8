"""The language of each person and each server: chosen once, kept in the store.

For one person: their choice, their server's choice, Discord's language of theirs; what stands in a
channel for one person alone is in their words, too. For what all see there: the server's choice, or
Discord's language of the server. Where a language has no words, English.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from bot.base.bounded import Bounded
from bot.choices.pages import AUTOMATIC
from bot.choices.rows import ChoiceRows, StoredLanguage, Whose
from bot.kit.errors import Denied
from bot.kit.l10n import FALLBACK, Words, language_of, languages, load_words
from bot.store import Reach

MOST_HEARD = 10_000
"""How many people's language in Discord is remembered: those who clicked last."""


class UserInteraction(Protocol):
    """What is known of whoever clicked or typed."""

    guild_id: int | None
    user: Any

    @property
    def locale(self) -> object:
        """The language of their Discord."""
        ...


class Audience(Protocol):
    """The readers of a table's pages."""

    @property
    def reader(self) -> int | None:
        """The one person who does; None: everybody in a channel."""
        ...

    @property
    def guild(self) -> int:
        """Their server."""
        ...

    @property
    def language(self) -> str:
        """Discord's language of the server, or of whoever began."""
        ...

    @property
    def reach(self) -> Reach:
        """How the bot reaches the channel."""
        ...


class Languages:
    """The choices, and the words that follow from them."""

    def __init__(
        self,
        words: Callable[[str], Words] | None = None,
        rows: ChoiceRows | None = None,
    ) -> None:
        self._words = words or load_words()
        self._rows = rows
        self._chosen: dict[tuple[Whose, int], str] = {}
        self._heard = Bounded[int, str](MOST_HEARD)
        """Discord's language of each user when they last clicked."""
        self._listeners: list[Callable[[Whose, int], None]] = []
        self._read = {FALLBACK}
        """The languages whose words have been read."""

    def listen(self, listener: Callable[[Whose, int], None]) -> None:
        """Call this after every new choice, with whose it is."""
        self._listeners.append(listener)

    async def load(self, after: int | None = None) -> None:
        """Read all choices; ``after``: only those made after so many changes. Raises StoreError."""
        if self._rows is None:
            return
        stored = await self._rows.languages(after)
        if after is None:
            self._chosen = {}
        for whose, number, language in stored:
            if language:
                self._chosen[whose, number] = language
            else:
                self._chosen.pop((whose, number), None)

    # Words ----------------------------------------------------------------------------------

    @property
    def fallback(self) -> Words:
        """The words for people we know nothing of yet."""
        return self._words(FALLBACK)

    def of_server(self, server: int, locale: str) -> Words:
        """The words for what everybody in a server sees; ``locale`` is the server's in Discord."""
        return self._words(self._locale(None, server, locale))

    def of_table(self, table: Audience) -> Words:
        """The words for what everybody sees of a table."""
        return self._words(self._locale_at(table))

    def of_reader(self, interaction: UserInteraction) -> Words:
        """The words of whoever clicked or typed."""
        return self._words(self._locale_of(interaction))

    def _locale(self, user: int | None, server: int, locale: str) -> str:
        own = "" if user is None else self.choice("person", user)
        return own or self.choice("server", server) or locale

    def _locale_at(self, table: Audience) -> str:
        reader = table.reader
        heard = table.language if reader is None else self._heard.get(reader, table.language)
        return self._locale(reader, table.guild, heard)

    def _locale_of(self, interaction: UserInteraction) -> str:
        server, user, locale = interaction.guild_id or 0, interaction.user.id, interaction.locale
        self._heard[user] = str(locale)
        return self._locale(user, server, str(locale))

    async def ready_for(self, interaction: UserInteraction) -> Words:
        """The words for whoever clicked or typed; others are served while they are read."""
        return await self._ready(self._locale_of(interaction))

    async def ready_at(self, table: Audience) -> Words:
        """The words for what everybody sees of a table; others are served while they are read."""
        return await self._ready(self._locale_at(table))

    async def ready_of(self, user: int, server: int, locale: str) -> Words:
        """The words of a person who uses Discord in a locale; others are served meanwhile."""
        return await self._ready(self._locale(user, server, locale))

    async def ready_of_server(self, server: int, locale: str) -> Words:
        """The words for what everybody in a server sees; others are served while they are read."""
        return await self._ready(self._locale(None, server, locale))

    async def ready_of_person(self, user: int, locale: str) -> Words:
        """The words for somebody who has not just done something."""
        return await self._ready(self._locale(user, 0, locale))

    async def _ready(self, locale: str) -> Words:
        language = language_of(locale)
        if language not in self._read:
            await asyncio.to_thread(self._words, language)
            self._read.add(language)
        return self._words(locale)

    async def warm(self, locales: Iterable[str]) -> None:
        """Read words before people want them: for these locales, and for all languages somebody
        chose. Raises StoreError."""
        chosen = [] if self._rows is None else await self._rows.languages()
        for locale in sorted({*locales, *(one.language for one in chosen if one.language)}):
            await self._ready(locale)

    def house_names(self, server: int, locale: str) -> tuple[str, ...]:
        """The names of house players at a server's tables."""
        words = self.of_server(server, locale)
        return tuple(words("house-names").split(", "))

    # Choices --------------------------------------------------------------------------------

    def choice(self, whose: Whose, number: int) -> str:
        """The language somebody chose; empty: none, or one we no longer speak."""
        chosen = self._chosen.get((whose, number), "")
        return chosen if chosen in languages() else ""

    def forget(self, user: int) -> None:
        """A person has asked to be forgotten."""
        self._chosen.pop(("person", user), None)
        self._heard.pop(user, None)

    async def choose(self, whose: Whose, number: int, language: str) -> None:
        """Note a choice if it is a new one. Raises Denied, StoreError."""
        if language != AUTOMATIC and language not in languages():
            raise Denied("no-such-value-of", option="language")
        chosen = "" if language == AUTOMATIC else language
        if chosen == self.choice(whose, number):
            return
        if chosen:  # whoever draws next has no time to read it
            await self._ready(chosen)
        if self._rows is not None:
            await self._rows.set_language(StoredLanguage(whose, number, chosen))
        self._chosen[whose, number] = chosen
        for listener in self._listeners:
            listener(whose, number)
