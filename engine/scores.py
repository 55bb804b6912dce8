"""What a deal was worth, line by line, and what it leaves behind for the next one."""

from collections.abc import Mapping
from typing import NamedTuple


class Line(NamedTuple):
    """One line of a score: ``points`` game points to each of ``players``, with their grounds."""

    key: str
    points: int
    players: tuple[int, ...]
    facts: Mapping[str, int | str]


class Settlement(NamedTuple):
    """What a deal was worth: ``scores`` by player is the share-out of the lines.

    ``made`` says whether the declarer made the contract; None: there was no declarer.
    """

    lines: tuple[Line, ...]
    scores: tuple[int, ...]
    made: bool | None
    radlo_for_all: bool = False
    """Every player of the match gets an open radlo (SLO-RAD-1)."""
    strikes: tuple[int, ...] = ()
    """The players of whom one open radlo is struck (SLO-RAD-3, SLO-OPT-22)."""


class Carry(NamedTuple):
    """What earlier deals leave behind for the next one."""

    radli: tuple[int, ...]
    """Open radli by player (SLO-RAD)."""
    compulsory: bool = False
    """The next deal is a compulsory klop deal (SLO-BID-9)."""
    pool: int | None = None
    """Chips in the pool (ROM-POOL); None: before the first deal of a match, or there is none."""
    radler: int = 0
    """Radler deals still to come (ROM-POOL)."""
