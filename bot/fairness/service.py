"""Cards that anybody can check: we keep a secret before the deal, and people may give words for it.

What is shown before the deal is the secret's commitment; docs/fairness.md says what that proves.
"""

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.base.typed_text import visible
from bot.contests.duplicates.deals import Duplicates
from bot.contests.teams import rounds
from bot.kit.errors import Denied
from bot.store import Store, StoredDeal
from bot.store.database import Work
from bot.store.fairness import pledging
from bot.tables.model.checks import check_open
from bot.tables.model.table import Table
from engine import (
    Cards,
    Pack,
    commitment,
    deal_message,
    deck_key,
    fair_deck,
    word_digest,
)

LONGEST_WORD = 24
"""How many letters and digits a word may have."""
SECRET = 32
"""The bytes of a secret, and of a key that cards follow from."""
NO_WORD = "-"
"""In place of a digest: this player gave no word."""
CUTS = "cut:"
"""Begins the code of a cut in the log, before the number of cards lifted."""

Deck = Callable[[Pack, bytes, str], tuple[Cards, ...]]
"""The cards of a pack, in the order that a secret and a deal's message make."""


@dataclass(frozen=True)
class Drawn:
    """The cards of a deal, and what they were made of."""

    deck: tuple[Cards, ...] = field(repr=False)
    words: str = ""
    """The digest of each player's word, as stored."""
    also: tuple[Work, ...] = field(default=(), repr=False)
    """What is kept about them in the deal's own transaction."""


@dataclass(frozen=True)
class Pledge:
    """What may be known of a deal's cards before they are dealt, or during play."""

    deal: int
    """Its number in the log."""
    commitment: str | None
    """None: it is older than secrets."""
    coming: bool
    """It is yet to be dealt: words may be given."""
    given: tuple[int, ...]
    """The players whose word is in it; in a lobby, by their chairs."""


def cleaned(typed: str) -> str:
    """The word somebody typed: its letters and digits, as far as they fit."""
    letters = filter(str.isalnum, unicodedata.normalize("NFC", visible(typed)))
    return unicodedata.normalize("NFC", "".join(letters))[:LONGEST_WORD]


class Fairness:
    """Draws cards, keeps secrets and takes words. Every method may raise StoreError."""

    def __init__(
        self,
        store: Store,
        secret: Callable[[], bytes],
        deck: Deck = fair_deck,
        duplicates: Duplicates | None = None,
    ) -> None:
        """``secret``: draws one that nobody can foresee. ``duplicates``: finds deals others have
        had; None: all are new."""
        self._store = store
        self._secret = secret
        self._deck = deck
        self._duplicates = duplicates

    @property
    def deals_again(self) -> bool:
        """Whether people alone with the house may be dealt what others have had."""
        return self._duplicates is not None

    async def draw(self, table: Table) -> Drawn:
        """The cards the next deal must have. Called under the lock.

        They are new if a secret was settled beforehand for somebody to see.
        """
        if table.round is not None:
            return Drawn(await rounds.deck(self._store, table))
        kept = await self._store.secret(table.id, table.deals + 1)
        if kept is not None:
            return await self._new(table, bytes.fromhex(kept))
        secret = self._secret()
        found = await self._duplicates.draw(table, secret) if self._duplicates else None
        if found is None:
            return await self._new(table, secret)
        pledged = pledging(table.id, table.deals + 1, found.secret)
        return Drawn(found.deck, also=(pledged, *found.also))

    async def _new(self, table: Table, secret: bytes) -> Drawn:
        """Cards that follow from a secret and people's words."""
        assert table.match is not None
        number, pack = table.deals + 1, table.match.rules.pack
        words = await self._store.words(table.id, number)
        given = ((n, words.get(chair.user or 0)) for n, chair in enumerate(table.chairs))
        digests = {player: word_digest(word) for player, word in given if word}
        message = deal_message(table.id, number, digests)
        deck = self._deck(pack, secret, message)
        kept = written(digests, len(table.chairs))
        key = deck_key(secret, message)
        also = self._duplicates.fresh(table, deck, key) if self._duplicates else ()
        return Drawn(deck, kept, (pledging(table.id, number, secret.hex()), *also))

    async def pledge(self, table: Table) -> Pledge:
        """What is known of the deal on the table, or of the next one, whose secret is kept from now
        on. Raises Denied at a closed table."""
        async with table.lock:
            check_open(table)
            if table.round is not None:
                raise Denied("round-cards")
            if table.live is not None:
                return await self._of_live(table, table.live.number)
            number = table.deals + 1
            secret = await self._store.pledge(table.id, number, self._secret().hex())
            words = await self._store.words(table.id, number)
            given = [n for n, chair in enumerate(table.chairs) if chair.user in words]
            return Pledge(number, commitment(bytes.fromhex(secret)), True, tuple(given))

    async def _of_live(self, table: Table, number: int) -> Pledge:
        secret = await self._store.secret(table.id, number)
        stored = await self._store.load_deal(table.id, number)
        given = () if stored is None else tuple(digests(stored.deal))
        return Pledge(number, secret and commitment(bytes.fromhex(secret)), False, given)

    async def note_watched(self, table: Table, user: int) -> None:
        """Somebody watches the deal on the table: they are never dealt it."""
        if self._duplicates is not None and table.live is not None:
            await self._store.note_duplicate_seen(user, table.id, table.live.number)

    async def own_word(self, table: Table, user: int, deal: int) -> str:
        """A person's word for a deal; empty: none."""
        return (await self._store.words(table.id, deal)).get(user, "")

    async def give_word(self, table: Table, user: int, deal: int, typed: str) -> str:
        """Take a person's word for a deal to come, whose commitment they were shown; nothing typed
        takes it back. Returns what is noted. Raises Denied."""
        word = cleaned(typed)
        async with table.lock:
            check_open(table)
            table.seat_of(user)
            if table.live is not None or deal != table.deals + 1:
                raise Denied("word-late")
            if visible(typed).strip() and not word:
                raise Denied("no-word")
            if await self._store.secret(table.id, deal) is None:
                raise Denied("word-late")
            await self._store.set_word(table.id, deal, user, word)
        return word


def written(digests: Mapping[int, str], players: int) -> str:
    """Each player's digest, as stored."""
    return " ".join(digests.get(n, NO_WORD) for n in range(players)) if digests else ""


def digests(deal: StoredDeal) -> dict[int, str]:
    """The digests of words, by player, of those who gave one."""
    words = enumerate(deal.words.split())
    return {player: digest for player, digest in words if digest != NO_WORD}
