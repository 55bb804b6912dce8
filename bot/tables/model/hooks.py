"""What other capabilities do for tables; whoever builds the tables hands it in."""

from dataclasses import dataclass
from typing import Protocol

from bot.store.database import Work
from bot.tables.model.cards import CardSource
from bot.tables.model.live_deal import Live
from bot.tables.model.rounds import Round
from bot.tables.model.table import Table
from engine import Match


class Rounds(Protocol):
    """Knows the rounds of team matches by number."""

    async def round(self, number: int) -> Round | None:
        """A round; None: it is gone. Raises StoreError."""
        ...

    async def is_open(self, number: int) -> bool:
        """Whether others still play its deals, which nobody may look at. Raises StoreError."""
        ...

    def closing(self, table: int) -> Work:
        """A write for the transaction in which a table is closed: maybe its round is over."""
        ...


class Counting(Protocol):
    """Counts what people play."""

    def deal(self, table: Table, live: Live, at: int) -> tuple[Work, ...]:
        """Writes for the transaction in which a deal is finished."""
        ...

    def match(self, table: Table, match: Match, at: int) -> tuple[Work, ...]:
        """Writes for the transaction in which a match ends, settled as it stands then."""
        ...


class Onlookers(Protocol):
    """Told who sees the cards of a deal without playing it, so that nobody is dealt them later."""

    async def seen(self, person: int, table: int, deal: int) -> None:
        """A person looks at a deal. Raises StoreError."""
        ...

    async def given(self, table: int, deal: int) -> None:
        """A person gets a deal's record, which they may pass on to anybody. Raises StoreError."""
        ...

    def sharing(self, table: int, deal: int) -> Work:
        """A write for the transaction in which a deal is opened to everybody in its server."""
        ...


@dataclass(frozen=True)
class TableHooks:
    """Who is asked, and who is told."""

    cards: CardSource
    rounds: Rounds
    counting: Counting
    onlookers: Onlookers
