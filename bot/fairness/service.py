"""Verifiable cards: a secret is stored before the deal, and people may add words to it.

The secret's commitment is shown before the deal; docs/fairness.md says what that proves.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.base.typed_text import visible
from bot.fairness.rows import FairnessRows, pledge_work
from bot.kit.errors import Denied
from bot.tables.model.cards import Deck, DrawnCards, SharedDeals
from bot.tables.model.checks import check_open
from bot.tables.model.records import StoredDeal
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import (
    commitment,
    deal_message,
    deck_key,
    word_digest,
)

MAX_WORD = 24
"""Letters and digits of a word."""
NO_WORD = "-"
"""Stands for the digest of a player without a word."""
CUT_PREFIX = "cut:"
"""Prefix of a cut's code in the log, before the number of cards lifted."""


@dataclass(frozen=True)
class Pledge:
    """The public part of a deal's secret, before it is dealt or during play."""

    deal: int
    """The deal's number in the log."""
    commitment: str | None
    """None: the deal is older than secrets."""
    coming: bool
    """Whether the deal is yet to be dealt, so that words may be given."""
    given: tuple[int, ...]
    """The players who gave a word; in a lobby, by their chairs."""


def clean_word(typed: str) -> str:
    """Normalize a typed word to its letters and digits, cut to MAX_WORD."""
    letters = filter(str.isalnum, unicodedata.normalize("NFC", visible(typed)))
    return unicodedata.normalize("NFC", "".join(letters))[:MAX_WORD]


class Fairness:
    """Draws cards, stores secrets and words. Every method may raise StoreError."""

    def __init__(
        self,
        rows: FairnessRows,
        table_rows: TableRows,
        secret: Callable[[], bytes],
        deck: Deck,
        sources: Sequence[SharedDeals],
    ) -> None:
        """``secret`` draws a random secret.

        ``sources``: asked in turn for a deal that other tables are dealt, too.
        """
        self._rows = rows
        self._table_rows = table_rows
        self._secret = secret
        self._deck = deck
        self.sources = sources

    @property
    def deals_again(self) -> bool:
        """Whether a solo player may be dealt cards that others have had."""
        return any(source.deals_again for source in self.sources)

    async def draw(self, table: Table) -> DrawnCards:
        """Draw the cards of the next deal. Called under the table's lock.

        They are new if the commitment of their secret has been shown.
        """
        number = table.deals + 1
        pledged = await self._rows.secret(table.id, number)
        if pledged is not None:
            return await self._new(table, bytes.fromhex(pledged))
        secret = self._secret()
        for source in self.sources:
            shared = await source.draw(table, secret)
            if shared is not None:
                writes = (pledge_work(table.id, number, shared.secret),) if shared.secret else ()
                return DrawnCards(shared.deck, writes=(*writes, *shared.writes))
        return await self._new(table, secret)

    async def _new(self, table: Table, secret: bytes) -> DrawnCards:
        """Draw cards that follow from a secret and people's words."""
        assert table.match is not None
        number = table.deals + 1
        pack = table.match.rules.pack
        words = await self._rows.words(table.id, number)
        typed_words = ((n, words.get(chair.user or 0)) for n, chair in enumerate(table.chairs))
        digests = {player: word_digest(word) for player, word in typed_words if word}
        message = deal_message(table.id, number, digests)
        deck = self._deck(pack, secret, message)
        packed = pack_digests(digests, len(table.chairs))
        key = deck_key(secret, message)
        writes = [write for source in self.sources for write in source.keep(table, deck, key)]
        return DrawnCards(deck, packed, (pledge_work(table.id, number, secret.hex()), *writes))

    async def pledge(self, table: Table) -> Pledge:
        """Return the pledge of the deal on the table, or else of the next one.

        The secret of a next one is stored now. Raises Denied at a closed table.
        """
        async with table.lock:
            check_open(table)
            if table.round is not None:
                raise Denied("round-cards")
            if table.live is not None:
                return await self._live_pledge(table, table.live.number)
            number = table.deals + 1
            secret = await self._rows.pledge(table.id, number, self._secret().hex())
            words = await self._rows.words(table.id, number)
            given = [n for n, chair in enumerate(table.chairs) if chair.user in words]
            return Pledge(number, commitment(bytes.fromhex(secret)), True, tuple(given))

    async def _live_pledge(self, table: Table, deal_number: int) -> Pledge:
        secret = await self._rows.secret(table.id, deal_number)
        stored = await self._table_rows.load_deal(table.id, deal_number)
        given = () if stored is None else tuple(digests(stored.deal))
        return Pledge(deal_number, secret and commitment(bytes.fromhex(secret)), False, given)

    async def own_word(self, table: Table, user: int, deal: int) -> str:
        """Return a person's word for a deal; empty: none."""
        return (await self._rows.words(table.id, deal)).get(user, "")

    async def give_word(self, table: Table, user: int, deal: int, typed: str) -> str:
        """Store a person's word for a coming deal whose commitment they were shown.

        An empty text deletes it. Returns the word as stored. Raises Denied.
        """
        word = clean_word(typed)
        async with table.lock:
            check_open(table)
            table.seat_of(user)
            if table.live is not None or deal != table.deals + 1:
                raise Denied("word-late")
            if visible(typed).strip() and not word:
                raise Denied("no-word")
            if await self._rows.secret(table.id, deal) is None:
                raise Denied("word-late")
            await self._rows.set_word(table.id, deal, user, word)
        return word


def pack_digests(digests: Mapping[int, str], players: int) -> str:
    """Return each player's digest, as stored."""
    return " ".join(digests.get(n, NO_WORD) for n in range(players)) if digests else ""


def digests(deal: StoredDeal) -> dict[int, str]:
    """Return the digests of words, by player, of those who gave one."""
    words = enumerate(deal.words.split())
    return {player: digest for player, digest in words if digest != NO_WORD}
