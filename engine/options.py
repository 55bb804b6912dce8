"""What the rest of the program sees of a family of games: its players, options and house player."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import exp, log
from typing import NamedTuple, TypeAlias

from engine.actions import Action
from engine.house.habits import Habits
from engine.rules import Rules
from engine.view import View

HousePlayer: TypeAlias = Callable[[View, Habits], Action]
"""Chooses one of the actions that its view offers, with the habits of a kind of player."""


def nothing_more(value: str) -> bool:
    """No values are allowed beyond those listed."""
    del value
    return False


def number_within(least: int, most: int) -> Callable[[str], bool]:
    """Beyond those listed, whole numbers in a range are allowed, written plainly.

    >>> between = number_within(1, 100)
    >>> between("20"), between("020"), between("-1"), between("101")
    (True, False, False, False)
    """
    return lambda value: (
        value.isdecimal()
        and len(value) <= len(str(most))
        and value == str(int(value))
        and least <= int(value) <= most
    )


PARTS = re.compile(r"[^\s,+]+")


class Option(NamedTuple):
    """A table option: its key, its values (the default first) and the rule that grants it."""

    key: str
    values: tuple[str, ...]
    """The values that a lobby offers."""
    rule: str
    more: Callable[[str], bool] = nothing_more
    """Whether a value that the lobby does not offer is still valid, in a record or a command."""
    group: str = ""
    """What it is about, as a key: options of a group are shown together."""
    players: tuple[int, ...] = ()
    """The numbers of players with which it means something; empty: any number."""
    needs: tuple[str, ...] = ()
    """Another option, and the values of it with which this one means something."""
    joined: str = ""
    """What joins the parts of a value that is a list: ``,`` in this order, ``+`` in any order."""

    def spelled(self, value: str) -> str:
        """A list as the option spells it, whatever its writer put between the parts."""
        if not self.joined:
            return value
        parts = PARTS.findall(value)
        alike = (known for known in self.values if sorted(known.split("+")) == sorted(parts))
        return next(alike, self.joined.join(parts)) if self.joined == "+" else ",".join(parts)

    def admits(self, value: str) -> bool:
        """Whether a table may have this value."""
        return value in self.values or self.more(value)


def about(group: str, *options: Option, players: tuple[int, ...] = ()) -> tuple[Option, ...]:
    """Options that are shown together."""
    return tuple(
        option._replace(group=group, players=option.players or players) for option in options
    )


class BadOption(ValueError):
    """An option, a value or a number of players that the variant does not have.

    ``item`` names the line that says it in a record: ``variant``, ``players``, ``option <key>``;
    empty where options merely contradict each other.
    """

    def __init__(self, message: str, item: str = "") -> None:
        super().__init__(message)
        self.item = item


class Preset(NamedTuple):
    """House rules that the document names: some options that somebody plays by."""

    key: str
    source: str
    """The document's tag, beside each of these options, for those who play so."""
    options: Mapping[str, str]


class OwnName(NamedTuple):
    """What the game with some number of players is called, where it has a name of its own."""

    key: str
    aliases: tuple[str, ...] = ()
    """Further names under which players look for it."""


class Sober(NamedTuple):
    """How the share of imagined games won is corrected before it is told, as measured
    (docs/strength.md, *What is told, and what came true*). It never changes an order.
    """

    shift: float = 0.0
    """Added to the logarithm of the odds, once that is multiplied."""
    slope: float = 1.0
    """What that logarithm is multiplied by: less than 1 where a few imagined deals, in which all
    see all cards, are too sure of themselves."""

    def told(self, share: float) -> float:
        """A share as it is told; what is certain stays so."""
        if not 0 < share < 1:
            return share
        return 1 / (1 + exp(-self.shift - self.slope * log(share / (1 - share))))


class Odds(NamedTuple):
    """How hands make a contract, by what they are worth alone (``engine.house.hand_strength``)."""

    base: float
    """The logarithm of the odds of a hand that is worth nothing."""
    slope: float
    """What each point of worth adds to it: of strength, or in a contract to win no trick, of how
    spotless the hand is (0 to 1)."""

    def chance(self, worth: float) -> float:
        """How likely a hand of such worth makes it."""
        return 1 / (1 + exp(-self.base - self.slope * worth))


class Searching(NamedTuple):
    """What proved best for house players that search, game by game."""

    tries_statements: bool = False
    """Whether they try announcements and kontras; else rules of thumb say them better."""
    doubt: float = 1.0
    """How many standard errors better than the usual move another must be."""
    of_a_bid: float = 2.0
    """The same for bids and king calls, each of which decides about a whole deal."""
    sober: Mapping[tuple[int, str], Sober] = {}
    """By number of players and side, or matter (``search.telling.chances``): how to correct what
    was counted; else it is told as it is."""
    alike: Mapping[tuple[int, str], Odds] = {}
    """By number of players and contract: how often hands of the same worth make their bid, whatever
    the others hold, where nobody bids more (`python -m strength.alike` fits them)."""
    pays: tuple[str, ...] = ()
    """Score lines told by name, as bonuses are, where nobody announces them."""


AS_USUAL = Searching()
USUAL_SPREAD = 10.0


@dataclass(frozen=True)
class Variant:
    """A family of games: for how many people, with which options, and how its rules are built.

    Fields after ``house`` may be left out.
    """

    key: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    construct: Callable[[int, Mapping[str, str]], Rules] = field(repr=False)
    house: HousePlayer = field(repr=False)
    idle: tuple[Option, ...] = ()
    """Options of the document that change nothing here: read if given, never offered."""
    aliases: tuple[str, ...] = ()
    """Further names under which players look for it."""
    own_names: Mapping[int, OwnName] = field(default_factory=dict)
    """By number of players, where it goes by another name."""
    presets: tuple[Preset, ...] = ()
    habits: Mapping[int, tuple[Habits, ...]] = field(default_factory=dict, repr=False)
    """By number of players: the kinds of house players that have their own numbers for it."""
    searching: Searching = AS_USUAL
    spreads: Mapping[int, float] = field(default_factory=dict)
    """By number of players, in game points: how far chance alone sets two scores apart in a deal
    (the standard deviation of the difference over the root of two), from 250 deals of the club.
    """

    @cached_property
    def _habits(self) -> Mapping[tuple[str, int], Habits]:
        return {(row.name, players): row for players, rows in self.habits.items() for row in rows}

    def habits_of(self, kind: Habits, players: int) -> Habits:
        """How a kind of house player plays at a table of ``players``."""
        return self._habits.get((kind.name, players), kind)

    def spread(self, players: int) -> float:
        """How far chance sets scores apart with ``players``; a guess if nobody measured it."""
        return self.spreads.get(players, USUAL_SPREAD)

    def meant(self, players: int, chosen: Mapping[str, str]) -> tuple[Option, ...]:
        """The options that mean something to ``players``, given what has been chosen."""
        usual = {
            option.key: option
            for option in self.options
            if not option.players or players in option.players
        }

        def needed(option: Option) -> bool:
            key, *values = option.needs or ("",)
            other = usual.get(key)
            return other is None or chosen.get(key, other.values[0]) in values

        return tuple(option for option in usual.values() if needed(option))

    def build(self, players: int, options: Mapping[str, str] | None = None) -> Rules:
        """The rules for a table. Raises BadOption."""
        if players not in self.players:
            raise BadOption(f"{self.key} is not played by {players}", "players")
        chosen = {option.key: option.values[0] for option in self.options}
        known = {option.key: option for option in (*self.options, *self.idle)}
        for key, told in (options or {}).items():
            value = known[key].spelled(told) if key in known else told
            if key not in known:
                raise BadOption(f"{self.key} has no option {key}", f"option {key}")
            if not known[key].admits(value):
                may = ", ".join(known[key].values)
                raise BadOption(f"{self.key}: {key} cannot be {told}, but {may}", f"option {key}")
            if key in chosen:
                chosen[key] = value
        rules = self.construct(players, chosen)
        if rules.variant != self.key:
            raise ValueError(f"{self.key} builds rules that call themselves {rules.variant}")
        return rules
