"""What other capabilities do for tables; whoever builds the tables hands it in."""

from dataclasses import dataclass
from typing import Protocol

from bot.tables.model.cards import CardSource


class Onlookers(Protocol):
    """Told who sees the cards of a deal without playing it."""

    async def seen(self, person: int, table: int, deal: int) -> None:
        """A person looks at a deal: they are never dealt its cards. Raises StoreError."""
        ...


@dataclass(frozen=True)
class TableHooks:
    """Who is asked, and who is told."""

    cards: CardSource
    onlookers: Onlookers
