"""Deals that are dealt to one person after the other, each alone with the house. Records, and what
is kept of them; ``duplicate_sql.py`` has the SQL.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from bot.store.records import Chair, Level


class Again(NamedTuple):
    """A deal that somebody is dealt who has not seen it."""

    id: int
    cards: str
    """In hexadecimal the key of which the cards follow."""

    def __repr__(self) -> str:
        return f"Again({self.id})"


class DealtDuplicate(NamedTuple):
    """A deal of a table that others may have, or have had."""

    table: int
    deal: int
    """Its number in the log."""
    duplicate: int
    chair: Chair
    cards: str
    reckoned: bool
    """What came of it is among the results, or will never be."""

    def __repr__(self) -> str:
        return f"DealtDuplicate({self.table}, {self.deal}, {self.duplicate})"


class ToFill(NamedTuple):
    """A chair in which no house players have sat for comparison yet."""

    duplicate: int
    chair: Chair
    cards: str

    def __repr__(self) -> str:
        return f"ToFill({self.duplicate}, {self.chair})"


class Outcome(NamedTuple):
    """What has come of a deal for who sat in a chair."""

    contract: str
    """Its key; empty: none."""
    points: int
    """As in the first deal of a match."""
    line: str
    """All moves, parted by blanks (``bot/tables/duplicate_lines.py``)."""
    ghost: str = ""
    """The level of a house player who sat there for comparison, and their number; empty: a
    person."""
    person: int | None = None
    home: int = 0
    """The server, or outside of servers the channel; 0: none."""
    ahead: int | None = None
    """How far they were ahead of the others at the table, in twelfths of a point
    (``bot/tables/points_ahead.py``); None: an earlier release has kept it, which did not know."""

    def __repr__(self) -> str:
        return f"Outcome({self.contract}, {self.points}, {self.ghost or 'a person'})"


class StoredOutcome(NamedTuple):
    """The same as it is kept."""

    id: int
    outcome: Outcome
    name: str
    """What a person is called at home; empty: that is not known."""


class DuplicateStore(Protocol):
    """What is kept of deals that are dealt again; ``Store`` says what all calls have in common."""

    async def duplicate_for(self, chair: Chair, person: int, lot: int) -> Again | None:
        """A deal that is ready for a chair and that a person has not seen: the first one from a
        lot on, going round. None: there is none."""
        ...

    async def dealt_duplicate(self, table: int, deal: int) -> DealtDuplicate | None:
        """Which of these deals a table has had; None: it was none."""
        ...

    async def note_duplicate_seen(self, person: int, table: int, deal: int) -> None:
        """Note that somebody has looked at a deal of a table: they are never dealt it."""
        ...

    async def withdraw_duplicate(self, table: int, deal: int) -> None:
        """Note that a deal of a table can be read by anybody: it is dealt to nobody any more."""
        ...

    async def duplicates_to_reckon(
        self, duplicate: int | None = None
    ) -> tuple[tuple[int, int], ...]:
        """The tables and deals that are over, or broken off, and not among the results, of one deal
        or of any: some of them, the oldest first."""
        ...

    async def keep_duplicate_outcome(self, dealt: DealtDuplicate, outcome: Outcome | None) -> None:
        """Keep what came of a deal, if it has not been reckoned; None: it is no measure for
        others. Of who has been forgotten meanwhile nobody knows that it was theirs."""
        ...

    async def duplicate_outcomes(
        self, duplicate: int, place: int, level: Level
    ) -> tuple[StoredOutcome, ...]:
        """What has come of a deal for all who sat in a chair, in the order in which it was kept."""
        ...

    async def note_duplicates_ahead(self, ahead: Mapping[int, int]) -> None:
        """Keep how far somebody was ahead, by the number of their result."""
        ...

    async def seed_duplicate(self, cards: str, form: str, players: int, level: Level) -> None:
        """Keep a deal for each of its chairs, in which nobody has sat."""
        ...

    async def seeded_duplicates(self, form: str, level: Level) -> int:
        """How many deals of a form are there that were made so."""
        ...

    async def duplicates_to_fill(self, limit: int, *, masters: bool) -> tuple[ToFill, ...]:
        """Chairs in which no house players have sat, the oldest first; those among masters only if
        these are asked for."""
        ...

    async def fill_duplicate(self, chair: ToFill, ghosts: tuple[Outcome, ...]) -> None:
        """Keep what house players have come to in a chair; none: the deal cannot be played there.
        Without any it is dealt to nobody."""
        ...
