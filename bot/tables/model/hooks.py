"""Protocols of other capabilities' parts that tables call; ``build_tables`` is given them."""

from dataclasses import dataclass
from typing import Protocol

from bot.store.database import Work
from bot.tables.model.cards import CardSource
from bot.tables.model.live_deal import Live
from bot.tables.model.rounds import Round
from bot.tables.model.table import Table
from engine import Match


class Rounds(Protocol):
    """Finds rounds of team matches by number."""

    async def round(self, round_id: int) -> Round | None:
        """A round; None: it is gone. Raises StoreError."""
        ...

    async def is_open(self, round_id: int) -> bool:
        """Return whether a round's deals are still played, so that nobody may look at them.

        Raises StoreError.
        """
        ...

    def closing(self, table: int) -> Work:
        """A write for the transaction in which a table is closed: its round may be over."""
        ...


class Counting(Protocol):
    """Counts what people play."""

    def count_deal(self, table: Table, live: Live, at: int) -> tuple[Work, ...]:
        """Writes for the transaction in which a deal is finished."""
        ...

    def count_match(self, table: Table, match: Match, at: int) -> tuple[Work, ...]:
        """Writes for the transaction in which a match ends, settled as it stands then."""
        ...


class Onlookers(Protocol):
    """Notes who sees the cards of a deal without playing it: they are not dealt them later."""

    async def note_seen(self, person: int, table: int, deal: int) -> None:
        """Note that a person looks at a deal. Raises StoreError."""
        ...

    async def note_record_given(self, table: int, deal: int) -> None:
        """Note that a person gets a deal's record, which they may pass on. Raises StoreError."""
        ...

    def note_shared(self, table: int, deal: int) -> Work:
        """A write for the transaction in which a deal is opened to everybody in its server."""
        ...


@dataclass(frozen=True)
class TableHooks:
    """The parts of other capabilities that tables call."""

    cards: CardSource
    rounds: Rounds
    counting: Counting
    onlookers: Onlookers
