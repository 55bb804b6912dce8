"""The lines of a traveller: results with the same cards, by contract and the player's role in it.

All who played the deal had the same seat.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.contests.core.deals import ROLES, Ending
from bot.contests.core.points_ahead import PARTS, measure, points_suffice
from bot.contests.core.rows import Contest

UNKNOWN = "unknown"
"""Stands for the role of a player whose moves were deleted before contracts were stored."""
LINE_ROLES = (*ROLES, UNKNOWN)
"""The order of the lines."""


class PlayedResult(NamedTuple):
    """A result of the deal: a person's or a house player's."""

    key: str
    """Names it in controls: the letter t and the number of the try, or a ghost's level and
    number."""
    points: int
    ahead: int | None
    """As ``StoredEntry`` has it."""
    ending: Ending | None
    """None: not known."""
    ghost: str = ""
    """The level and number of a house player; empty: a person."""
    name: str = ""
    """A person's, for readers in the server where they played; empty: not told."""
    is_readers: bool = False
    entry: int | None = None
    """The person's try, if the reader may look at the deal as it was played there."""
    moves: tuple[str, ...] = ()
    """The codes of all moves at a house player's table; empty: deleted, or a person's."""

    @property
    def can_be_seen(self) -> bool:
        """Whether the reader can look at the deal as it was played here."""
        return self.entry is not None or bool(self.moves)


@dataclass(frozen=True)
class ContractLine:
    """All results with the same contract and the same role in it."""

    contract: str
    role: str
    """One of ``LINE_ROLES``."""
    results: tuple[PlayedResult, ...]
    """The best first."""

    @property
    def key(self) -> str:
        """Names the line in controls."""
        return f"{self.role}.{self.contract}"

    @property
    def people(self) -> int:
        """The number of people in it."""
        return sum(not result.ghost for result in self.results)

    @property
    def ghosts(self) -> int:
        """The number of house players in it."""
        return len(self.results) - self.people

    @property
    def made(self) -> int | None:
        """How often the declarer has won; None: there was none, or it is not known."""
        if self.role in (UNKNOWN, "none"):
            return None
        return sum(result.ending is not None and result.ending.made for result in self.results)

    @property
    def mean_points(self) -> int:
        """The mean of the points on the score sheet, rounded."""
        return round(sum(result.points for result in self.results) / len(self.results))

    @property
    def mean_ahead(self) -> int:
        """The mean of the points ahead, rounded."""
        return round(sum(map(measure, self.results)) / (PARTS * len(self.results)))

    @property
    def is_readers(self) -> bool:
        """Whether the reader's own result is in it."""
        return any(result.is_readers for result in self.results)


@dataclass(frozen=True)
class Traveller:
    """All results of a closed deal, as a reader sees them."""

    contest: Contest
    deal: int
    lines: tuple[ContractLine, ...]
    heading: str = ""
    """As ``Kind.heading`` has it."""

    @property
    def by_points(self) -> bool:
        """Whether points alone decide who ranks before whom."""
        return points_suffice(result for line in self.lines for result in line.results)

    def line(self, key: str) -> ContractLine | None:
        """Return the line with a key."""
        return next((line for line in self.lines if line.key == key), None)

    def line_of(self, key: str) -> tuple[ContractLine, PlayedResult] | None:
        """Return the result with a key, and the line in which it is."""
        every = ((line, result) for line in self.lines for result in line.results)
        return next(((line, result) for line, result in every if result.key == key), None)


def lines_of(results: Iterable[PlayedResult], contracts: Sequence[str]) -> tuple[ContractLine, ...]:
    """Group results: declarers first, the most frequent contract first.

    ``contracts``: those of the game, in order.
    """
    groups: dict[tuple[str, str], list[PlayedResult]] = {}
    for result in sorted(results, key=lambda result: (-measure(result), -result.points)):
        ending = result.ending
        group = (UNKNOWN, "") if ending is None else (ending.role, ending.contract)
        groups.setdefault(group, []).append(result)
    order = {contract: place for place, contract in enumerate(contracts)}
    lines = [ContractLine(contract, role, tuple(of)) for (role, contract), of in groups.items()]
    return tuple(
        sorted(
            lines,
            key=lambda line: (
                LINE_ROLES.index(line.role),
                -len(line.results),
                order.get(line.contract, len(order)),
            ),
        )
    )
