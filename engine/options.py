"""A family of games as the rest of the program sees it: players, options and house player."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import exp, log
from typing import NamedTuple, TypeAlias

from engine.actions import Action
from engine.contracts import Aim
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
    """The key of its group: options of a group are shown together."""
    players: tuple[int, ...] = ()
    """The numbers of players with which it means something; empty: any number."""
    needs: tuple[str, ...] = ()
    """Another option, and the values of it with which this one means something."""
    joined: str = ""
    """The separator of the parts of a list value: ``,`` in this order, ``+`` in any order."""

    def spelled(self, value: str) -> str:
        """A list as the option spells it, whatever its writer put between the parts."""
        if not self.joined:
            return value
        parts = PARTS.findall(value)
        alike = (
            spelling for spelling in self.values if sorted(spelling.split("+")) == sorted(parts)
        )
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
    """House rules from the document: some options and their source."""

    key: str
    source: str
    """The document's tag, beside each of these options, for those who play so."""
    options: Mapping[str, str]


class OwnName(NamedTuple):
    """The name of the game with some number of players, where it has one of its own."""

    key: str
    aliases: tuple[str, ...] = ()
    """Further names under which players look for it."""


class Sober(NamedTuple):
    """The correction of the share of imagined games won before it is shown.

    It was measured (docs/strength.md, *What is told, and what came true*), and never changes an
    order.
    """

    shift: float = 0.0
    """Added to the logarithm of the odds, once that is multiplied."""
    slope: float = 1.0
    """The factor on that logarithm: less than 1 where a few imagined deals, in which all see all
    cards, are too sure of themselves."""

    def told(self, share: float) -> float:
        """The corrected share; certainties stay certain."""
        if not 0 < share < 1:
            return share
        return 1 / (1 + exp(-self.shift - self.slope * log(share / (1 - share))))


class Odds(NamedTuple):
    """The odds to make a contract, by the worth of the hand (``engine.house.hand_strength``)."""

    base: float
    """The logarithm of the odds of a hand that is worth nothing."""
    slope: float
    """The logarithm added for each point of worth: of strength, or in a contract to win no trick,
    of how spotless the hand is (0 to 1)."""

    def chance(self, worth: float) -> float:
        """The chance that a hand of this worth makes it."""
        return 1 / (1 + exp(-self.base - self.slope * worth))


class Searching(NamedTuple):
    """The best settings found for house players that search, game by game."""

    tries_statements: bool = False
    """Whether they try announcements and kontras; else rules of thumb say them better."""
    sober: Mapping[tuple[int, str], Sober] = {}
    """By number of players and side, or matter (``search.explain.chances``): the correction of the
    counted share; without one it is shown as counted."""
    alike: Mapping[tuple[int, str], Odds] = {}
    """By number of players and contract: how often hands of equal worth make their bid, whatever
    the others hold, where nobody bids more (`python -m strength.alike` fits them)."""
    pays: tuple[str, ...] = ()
    """Score lines mentioned by name, as bonuses are, where nobody announces them."""
    policy_aims: Mapping[int, Sequence[Aim]] = {}
    """By number of players: the aims for which cards are played out as people play
    (``search.kernel.policy``), and not by rules of thumb, which take less than half the time
    (docs/search.md). A contract with an open hand is left to these."""


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
        """The habits of a kind of house player at a table of ``players``."""
        return self._habits.get((kind.name, players), kind)

    def spread(self, players: int) -> float:
        """The spread of scores by chance with ``players``; a guess if it was never measured."""
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
        available = {option.key: option for option in (*self.options, *self.idle)}
        for key, text in (options or {}).items():
            value = available[key].spelled(text) if key in available else text
            if key not in available:
                raise BadOption(f"{self.key} has no option {key}", f"option {key}")
            if not available[key].admits(value):
                may = ", ".join(available[key].values)
                raise BadOption(f"{self.key}: {key} cannot be {text}, but {may}", f"option {key}")
            if key in chosen:
                chosen[key] = value
        rules = self.construct(players, chosen)
        if rules.variant != self.key:
            raise ValueError(f"{self.key} builds rules that call themselves {rules.variant}")
        return rules
