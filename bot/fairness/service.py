"""Cards that anybody can check: we keep a secret before the deal, and people may give words for it.

What is shown before the deal is the secret's commitment; docs/fairness.md says what that proves.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.base.typed_text import visible
from bot.fairness.rows import FairnessRows, pledging
from bot.kit.errors import Denied
from bot.store import StoredDeal
from bot.tables.model.cards import Deck, DrawnCards, SharedDeals
from bot.tables.model.checks import check_open
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from engine import (
    commitment,
    deal_message,
    deck_key,
    word_digest,
)

LONGEST_WORD = 24
"""How many letters and digits a word may have."""
NO_WORD = "-"
"""In place of a digest: this player gave no word."""
CUTS = "cut:"
"""Begins the code of a cut in the log, before the number of cards lifted."""


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
        rows: FairnessRows,
        table_rows: TableRows,
        secret: Callable[[], bytes],
        deck: Deck,
        sources: Sequence[SharedDeals],
    ) -> None:
        """``secret``: draws one that nobody can foresee. ``sources``: asked in turn for a deal that
        other tables are dealt, too."""
        self._rows = rows
        self._table_rows = table_rows
        self._secret = secret
        self._deck = deck
        self.sources = sources

    @property
    def deals_again(self) -> bool:
        """Whether people alone with the house may be dealt what others have had."""
        return any(source.deals_again for source in self.sources)

    async def draw(self, table: Table) -> DrawnCards:
        """The cards the next deal must have. Called under the lock.

        They are new if a secret was settled beforehand for somebody to see.
        """
        number = table.deals + 1
        pledged = await self._rows.secret(table.id, number)
        if pledged is not None:
            return await self._new(table, bytes.fromhex(pledged))
        secret = self._secret()
        for source in self.sources:
            shared = await source.draw(table, secret)
            if shared is not None:
                kept = (pledging(table.id, number, shared.secret),) if shared.secret else ()
                return DrawnCards(shared.deck, also=(*kept, *shared.also))
        return await self._new(table, secret)

    async def _new(self, table: Table, secret: bytes) -> DrawnCards:
        """Cards that follow from a secret and people's words."""
        assert table.match is not None
        number, pack = table.deals + 1, table.match.rules.pack
        words = await self._rows.words(table.id, number)
        given = ((n, words.get(chair.user or 0)) for n, chair in enumerate(table.chairs))
        digests = {player: word_digest(word) for player, word in given if word}
        message = deal_message(table.id, number, digests)
        deck = self._deck(pack, secret, message)
        noted = written(digests, len(table.chairs))
        key = deck_key(secret, message)
        kept = [write for source in self.sources for write in source.kept(table, deck, key)]
        return DrawnCards(deck, noted, (pledging(table.id, number, secret.hex()), *kept))

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
            secret = await self._rows.pledge(table.id, number, self._secret().hex())
            words = await self._rows.words(table.id, number)
            given = [n for n, chair in enumerate(table.chairs) if chair.user in words]
            return Pledge(number, commitment(bytes.fromhex(secret)), True, tuple(given))

    async def _of_live(self, table: Table, number: int) -> Pledge:
        secret = await self._rows.secret(table.id, number)
        stored = await self._table_rows.load_deal(table.id, number)
        given = () if stored is None else tuple(digests(stored.deal))
        return Pledge(number, secret and commitment(bytes.fromhex(secret)), False, given)

    async def own_word(self, table: Table, user: int, deal: int) -> str:
        """A person's word for a deal; empty: none."""
        return (await self._rows.words(table.id, deal)).get(user, "")

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
            if await self._rows.secret(table.id, deal) is None:
                raise Denied("word-late")
            await self._rows.set_word(table.id, deal, user, word)
        return word


def written(digests: Mapping[int, str], players: int) -> str:
    """Each player's digest, as stored."""
    return " ".join(digests.get(n, NO_WORD) for n in range(players)) if digests else ""


def digests(deal: StoredDeal) -> dict[int, str]:
    """The digests of words, by player, of those who gave one."""
    words = enumerate(deal.words.split())
    return {player: digest for player, digest in words if digest != NO_WORD}
