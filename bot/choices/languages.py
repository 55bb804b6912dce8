"""The language of each person and each server: chosen once, kept in the store.

For one person: their own choice, else their server's, else the locale of their Discord client; the
same for pages in a channel that only they can see. For public pages: the server's choice, else the
server's locale in Discord. English where a language has no words.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from bot.base.bounded import Bounded
from bot.choices.pages import AUTOMATIC
from bot.choices.rows import ChoiceRows, StoredLanguage, Whose
from bot.kit.errors import Denied
from bot.kit.l10n import FALLBACK, Words, language_of, languages, load_words
from bot.kit.wishes import Reach
from bot.pictures.faces import COURT

MAX_LOCALES = 10_000
"""Number of people whose locale in Discord is remembered: the latest to click."""


class UserInteraction(Protocol):
    """The part of an interaction that determines its language."""

    guild_id: int | None
    user: Any

    @property
    def locale(self) -> object:
        """Locale of the person's Discord."""
        ...


class Audience(Protocol):
    """The readers of a table's pages."""

    @property
    def sole_reader(self) -> int | None:
        """The only reader, if there is one."""
        ...

    @property
    def guild(self) -> int:
        """The server."""
        ...

    @property
    def language(self) -> str:
        """Discord's locale of the server, or of the founder."""
        ...

    @property
    def reach(self) -> Reach:
        """How the bot reaches the channel."""
        ...


class Languages:
    """Language choices, and the words that follow from them.

    ``letters_of`` returns the letters of court cards that a person has chosen.
    """

    def __init__(
        self,
        words: Callable[[str], Words] | None = None,
        rows: ChoiceRows | None = None,
        letters_of: Callable[[int], str] = lambda _person: COURT,
    ) -> None:
        self._words = words or load_words()
        self._rows = rows
        self._letters_of = letters_of
        self._chosen: dict[tuple[Whose, int], str] = {}
        self._locales = Bounded[int, str](MAX_LOCALES)
        """Locale of each user at their latest click."""
        self._listeners: list[Callable[[Whose, int], None]] = []
        self._loaded = {FALLBACK}
        """Languages whose words have been loaded."""

    def listen(self, listener: Callable[[Whose, int], None]) -> None:
        """Call ``listener`` after each new choice, with its owner."""
        self._listeners.append(listener)

    async def load(self, after: int | None = None) -> None:
        """Load all choices, or only those ``after`` a number of changes. Raises StoreError."""
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
        """Words for people whose language is not known yet."""
        return self._words(FALLBACK)

    def of_server(self, server: int, locale: str) -> Words:
        """Words for public pages of a server; ``locale`` is the server's in Discord."""
        return self._words(self._locale(None, server, locale))

    def of_table(self, table: Audience) -> Words:
        """Words for public pages of a table."""
        return self._words(self._locale_at(table))

    def of_reader(self, interaction: UserInteraction) -> Words:
        """Words for the person of an interaction."""
        return self._lettered(self._words(self._note_locale(interaction)), interaction.user.id)

    def _lettered(self, words: Words, person: int) -> Words:
        """Words for a person alone, with the letters of court cards that they have chosen."""
        return words.with_letters(self._letters_of(person))

    def _locale(self, user: int | None, server: int, locale: str) -> str:
        chosen = "" if user is None else self.choice("person", user)
        return chosen or self.choice("server", server) or locale

    def _locale_at(self, table: Audience) -> str:
        reader = table.sole_reader
        locale = table.language if reader is None else self._locales.get(reader, table.language)
        return self._locale(reader, table.guild, locale)

    def _note_locale(self, interaction: UserInteraction) -> str:
        """Remember the locale of the person's Discord; return the one that applies to them."""
        server = interaction.guild_id or 0
        user = interaction.user.id
        locale = interaction.locale
        self._locales[user] = str(locale)
        return self._locale(user, server, str(locale))

    async def load_for_reader(self, interaction: UserInteraction) -> Words:
        """Load the words for the person of an interaction, without blocking the event loop."""
        words = await self._load(self._note_locale(interaction))
        return self._lettered(words, interaction.user.id)

    async def load_for_table(self, table: Audience) -> Words:
        """Load the words for public pages of a table, without blocking the event loop."""
        return await self._load(self._locale_at(table))

    async def load_for_server(self, server: int, locale: str) -> Words:
        """Load the words for public pages of a server, without blocking the event loop."""
        return await self._load(self._locale(None, server, locale))

    async def load_for_person(self, user: int, locale: str, *, server: int = 0) -> Words:
        """Load the words for a person without blocking; ``server``: 0 in direct messages."""
        return self._lettered(await self._load(self._locale(user, server, locale)), user)

    async def _load(self, locale: str) -> Words:
        language = language_of(locale)
        if language not in self._loaded:
            await asyncio.to_thread(self._words, language)
            self._loaded.add(language)
        return self._words(locale)

    async def warm(self, locales: Iterable[str]) -> None:
        """Load words in advance: for these locales, and for all chosen languages.

        Raises StoreError.
        """
        chosen = [] if self._rows is None else await self._rows.languages()
        for locale in sorted(
            {*locales, *(choice.language for choice in chosen if choice.language)}
        ):
            await self._load(locale)

    def house_names(self, server: int, locale: str) -> tuple[str, ...]:
        """The names of house players at a server's tables."""
        words = self.of_server(server, locale)
        return tuple(words("house-names").split(", "))

    # Choices --------------------------------------------------------------------------------

    def choice(self, whose: Whose, number: int) -> str:
        """The chosen language; empty if none was chosen, or it is no longer supported."""
        chosen = self._chosen.get((whose, number), "")
        return chosen if chosen in languages() else ""

    def forget(self, user: int) -> None:
        """Forget a person's choice."""
        self._chosen.pop(("person", user), None)
        self._locales.pop(user, None)

    async def choose(self, whose: Whose, number: int, language: str) -> None:
        """Store a new choice. Raises Denied, StoreError."""
        if language != AUTOMATIC and language not in languages():
            raise Denied("no-such-value-of", option="language")
        chosen = "" if language == AUTOMATIC else language
        if chosen == self.choice(whose, number):
            return
        if chosen:  # drawing has no time to load it
            await self._load(chosen)
        if self._rows is not None:
            await self._rows.set_language(StoredLanguage(whose, number, chosen))
        self._chosen[whose, number] = chosen
        for listener in self._listeners:
            listener(whose, number)
