"""The cards of the next deal, and the protocols of their sources."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bot.store.database import Work
from bot.tables.model.table import Table
from engine import Cards, Pack

Deck = Callable[[Pack, bytes, str], tuple[Cards, ...]]
"""Maps a pack, a secret and a deal's message to the cards in the order that these determine."""


@dataclass(frozen=True)
class DrawnCards:
    """The cards of a deal, and the writes about them."""

    deck: tuple[Cards, ...] = field(repr=False)
    words: str = ""
    """The digest of each player's word, as stored."""
    writes: tuple[Work, ...] = field(default=(), repr=False)
    """Writes for the transaction in which they are dealt."""


class CardSource(Protocol):
    """Makes the cards of all tables."""

    @property
    def deals_again(self) -> bool:
        """People alone with the house may be dealt what others have had."""
        ...

    async def draw(self, table: Table) -> DrawnCards:
        """The cards the next deal must have. Called under the lock. Raises StoreError."""
        ...


@dataclass(frozen=True)
class SharedDeal:
    """A deck that other tables are dealt, too."""

    deck: tuple[Cards, ...] = field(repr=False)
    secret: str = field(default="", repr=False)
    """The secret from which the deck follows, in hexadecimal, to be stored; empty: none."""
    writes: tuple[Work, ...] = field(default=(), repr=False)
    """Writes for the transaction in which they are dealt."""


class SharedDeals(Protocol):
    """Deals that several tables are dealt."""

    @property
    def deals_again(self) -> bool:
        """These are dealt to people alone with the house, after others have had them."""
        ...

    async def draw(self, table: Table, secret: bytes) -> SharedDeal | None:
        """The next deal of a table; None: it is dealt cards of its own. Raises StoreError.

        ``secret``: 32 unpredictable bytes.
        """
        ...

    def keep(self, table: Table, deck: tuple[Cards, ...], key: bytes) -> tuple[Work, ...]:
        """Writes for the transaction in which a table is dealt cards of its own.

        With them others can have these cards later. ``key``: the secret from which the deck
        follows.
        """
        ...
