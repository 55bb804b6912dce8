"""Deals dealt to one person after another, each alone with the house. Records, and what the store
does with them; ``duplicate_sql.py`` has the SQL."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from bot.store.records import Level


class DealChair(NamedTuple):
    """Where somebody sits at a deal that others may have."""

    form: str
    """The game, how many play and the options of a deal, as text."""
    place: int
    """After the dealer, who has place 0."""
    level: Level
    """How well the house plays on all other chairs."""


@dataclass(frozen=True)
class Dealing:
    """A deal that others may have, or have had, as it is dealt to a person."""

    chair: DealChair
    person: int
    cards: str = field(repr=False)
    again: int | None = None
    """Its number; None: nobody has had it before."""


class Again(NamedTuple):
    """A deal for somebody who has not seen it."""

    id: int
    cards: str
    """The key that the cards follow from, in hexadecimal."""

    def __repr__(self) -> str:
        return f"Again({self.id})"


class DealtDuplicate(NamedTuple):
    """A deal of a table that others may have, or have had."""

    table: int
    deal: int
    """Its number in the log."""
    duplicate: int
    chair: DealChair
    cards: str
    reckoned: bool
    """Its result is kept, or will never be."""

    def __repr__(self) -> str:
        return f"DealtDuplicate({self.table}, {self.deal}, {self.duplicate})"


class ToFill(NamedTuple):
    """A chair where no house players have sat for comparison yet."""

    duplicate: int
    chair: DealChair
    cards: str

    def __repr__(self) -> str:
        return f"ToFill({self.duplicate}, {self.chair})"


class ChairResult(NamedTuple):
    """The result of a deal for whoever sat in a chair."""

    contract: str
    """Its key; empty: none."""
    points: int
    """As in the first deal of a match."""
    line: str
    """All moves, separated by blanks (``bot/contests/duplicates/lines.py``)."""
    ghost: str = ""
    """The level and number of a house player who sat there for comparison; empty: a person."""
    person: int | None = None
    home: int = 0
    """The server, or outside of servers the channel; 0: none."""
    ahead: int | None = None
    """How far they were ahead of the others at the table, in twelfths of a point
    (``contests/core/points_ahead.py``); None: kept by an earlier release, which did not know."""

    def __repr__(self) -> str:
        return f"Outcome({self.contract}, {self.points}, {self.ghost or 'a person'})"


class StoredOutcome(NamedTuple):
    """The same, as it is kept."""

    id: int
    outcome: ChairResult
    name: str
    """The person's name at home; empty: unknown."""


class DuplicateStore(Protocol):
    """The store's calls about deals that are dealt again; ``Store`` says what all calls share."""

    async def duplicate_for(self, chair: DealChair, person: int, lot: int) -> Again | None:
        """A deal ready for a chair and new to a person: the first from a lot on, going round. None:
        there is none."""
        ...

    async def dealt_duplicate(self, table: int, deal: int) -> DealtDuplicate | None:
        """Which of these deals a table was dealt; None: none of them."""
        ...

    async def note_duplicate_seen(self, person: int, table: int, deal: int) -> None:
        """Note that somebody has looked at a table's deal: they are never dealt it."""
        ...

    async def withdraw_duplicate(self, table: int, deal: int) -> None:
        """Note that anybody can read a table's deal: it is dealt to nobody any more."""
        ...

    async def duplicates_to_reckon(
        self, duplicate: int | None = None
    ) -> tuple[tuple[int, int], ...]:
        """Tables and deals over or broken off, without a result yet, of one deal or of any: some of
        them, oldest first."""
        ...

    async def keep_duplicate_outcome(
        self, dealt: DealtDuplicate, outcome: ChairResult | None
    ) -> None:
        """Keep a deal's result, if it has none; None: it is no measure for others. If its person
        was forgotten meanwhile, nobody knows that it was theirs."""
        ...

    async def duplicate_outcomes(
        self, duplicate: int, place: int, level: Level
    ) -> tuple[StoredOutcome, ...]:
        """The results of a deal for all who sat in a chair, in the order they were kept."""
        ...

    async def note_duplicates_ahead(self, ahead: Mapping[int, int]) -> None:
        """Keep how far somebody was ahead, by the number of their result."""
        ...

    async def seed_duplicate(self, cards: str, form: str, players: int, level: Level) -> None:
        """Keep a deal for each of its chairs, where nobody has sat yet."""
        ...

    async def seeded_duplicates(self, form: str, level: Level) -> int:
        """How many deals of a form were made so."""
        ...

    async def duplicates_to_fill(self, limit: int, *, masters: bool) -> tuple[ToFill, ...]:
        """Chairs where no house players have sat, oldest first; those among masters only if asked
        for."""
        ...

    async def fill_duplicate(self, chair: ToFill, ghosts: tuple[ChairResult, ...]) -> None:
        """Keep house players' results in a chair. None: the deal cannot be played there, and is
        dealt to nobody."""
        ...
