"""The score of a deal, line by line, and its carry for the next one."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

Facts: TypeAlias = Mapping[str, int | str]
Plain: TypeAlias = tuple[int, ...] | bool | int | None
"""The values of a carry: numbers by player, a flag, a number that may be missing."""

Outcome = Literal["made", "lost"]
"""The fate of a bonus for a side; lost: in the last trick."""

Kind: TypeAlias = Literal["game", "bonus", "item"]
"""The game itself, whose grounds add up; a bonus; anything else that is paid or mentioned."""
NAMED = ("contract", "bonus", "side", "level")
"""Facts that stand for something with a name: a contract, a bonus, a side, a step of the ladder."""


class Line(NamedTuple):
    """One line of a score: ``points`` game points to each of ``players``, with their grounds.

    A fact is a number shown as it is, a key that only chooses between words, or one of ``NAMED``.
    Every fact is shown: facts that no sentence uses are not given.
    """

    key: str
    points: int
    players: tuple[int, ...]
    facts: Facts = MappingProxyType({})
    told: str = ""
    """The key of the sentence for it; empty: its own key."""
    kind: Kind = "item"

    @property
    def sentence(self) -> str:
        """The key of the sentence for it."""
        return self.told or self.key


class Note(NamedTuple):
    """A message beside cards and scores, as a key with its facts."""

    key: str
    facts: Facts = MappingProxyType({})
    players: tuple[int, ...] = ()
    """The players it is about, if any."""


class Counted(NamedTuple):
    """The players of a side, and its card points as people write them."""

    players: tuple[int, ...]
    points: str


class Settlement(NamedTuple):
    """The score of a deal: ``scores`` by player is the share-out of the lines.

    ``made`` says whether the declarer made the contract; None: there was no declarer.
    """

    lines: tuple[Line, ...]
    scores: tuple[int, ...]
    made: bool | None
    declaring: tuple[int, ...] = ()
    """The declarer and the partner, who made or lost the contract together."""
    notes: tuple[Note, ...] = ()
    """Changes made by the deal beside the scores."""
    piles: tuple[Counted, ...] = ()
    """The card points of each side, where they matter; the declaring one is the first."""
    needed: str = ""
    """The card points that the first of them needs; empty: card points do not decide."""


class Closing(NamedTuple):
    """The end of a match: the scores once all that was carried on is settled."""

    scores: tuple[int, ...]
    marks: tuple[int, ...] = ()
    """By player: the marks that were settled; empty: none were."""
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Carry:
    """The matters earlier deals leave for the next one; this one holds nothing.

    A game that carries something on has a record of its own. Its fields are ``Plain``: records
    and stores write and read them by their names.
    """

    @property
    def compulsory(self) -> bool:
        """Whether only contracts allowed in a compulsory deal may be bid (SLO-BID-9)."""
        return False

    def plain(self) -> dict[str, Plain]:
        """The fields by name, in order."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
