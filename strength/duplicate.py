"""Duplicate deals: the same cards again and again; only who sits where changes.

``at_table``: one challenger among players of another kind, on every seat in turn. ``in_role``: all
bid as the others do; then the challenger has the declarer's seat, or those of the defenders.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean
from time import thread_time
from typing import NamedTuple, TypeAlias

from engine import (
    Action,
    Cards,
    Deal,
    Offer,
    Play,
    Rules,
    act,
    encode,
    observe,
    open_deal,
)
from engine.sides import DEFENCE, members
from strength.players import PLAYERS

Line: TypeAlias = tuple[tuple[int, str], ...]
"""The moves of a deal: players and codes."""
Seating: TypeAlias = Callable[[Deal], str]
"""Names the player who chooses now."""


class Moment(NamedTuple):
    """A deal when somebody is to choose: its cards, and the moves up to there."""

    deal: Deal
    deck: tuple[Cards, ...]
    line: Line
    seed: str
    """Decides chance: it depends on the deal, the player and the number of moves."""

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The legal moves."""
        return observe(self.deal, self.deal.turn).offers


Chooser: TypeAlias = Callable[[Moment], Action]
"""A player that is given more than a view, such as one in another process."""


def by_view(name: str) -> Chooser:
    """A player by name, who sees only their view."""
    choosing = PLAYERS[name]
    return lambda now: choosing(observe(now.deal, now.deal.turn), Random(now.seed))


class Spent(NamedTuple):
    """Processor time of each move that was a choice, in seconds."""

    cards: list[float]
    words: list[float]
    """All but cards: bids, calls, discards, announcements."""


class Lines:
    """One deal, played in many ways: ``number`` seeds its cards, and what is left to chance.

    Ways that begin alike are played only once as far as they agree.
    """

    def __init__(self, rules: Rules, number: int, known: Mapping[str, Chooser] | None = None):
        """``known``: players by names that are not in ``PLAYERS``."""
        self.rules, self._dealer = rules, number % rules.players
        self._seed, self._known = f"{rules.variant} {rules.players} {number}", dict(known or {})
        self._deck = rules.pack.shuffled(Random(self._seed))
        self._chosen: dict[tuple[str, Line], Action] = {}
        self.spent: dict[str, Spent] = defaultdict(lambda: Spent([], []))
        """By player."""

    def seat(self, name: str, chooser: Chooser) -> None:
        """Let a player choose by that name."""
        self._known[name] = chooser

    def played(self, seating: Seating) -> Deal:
        """The end of the deal with this seating."""
        deal, line = open_deal(self.rules, self._deck, self._dealer), Line()
        while (player := deal.turn) is not None:
            now = Moment(deal, self._deck, line, f"{self._seed} {player} {len(line)}")
            action = self.choice(now, seating(deal))
            deal = act(deal, player, action)
            line = (*line, (player, encode(self.rules.pack, action)))
        return deal

    def choice(self, now: Moment, name: str) -> Action:
        """The choice of a player by name, who is asked only once."""
        if (name, now.line) not in self._chosen:
            if name not in self._known:
                self._known[name] = by_view(name)
            begun = thread_time()
            self._chosen[name, now.line] = self._known[name](now)
            if sum(offer.size for offer in now.offers) > 1:
                cards, words = self.spent[name]
                into = cards if now.offers[0].kind is Play else words
                into.append(thread_time() - begun)
        return self._chosen[name, now.line]


def scores(deal: Deal) -> tuple[int, ...]:
    """The scores of a deal, by player; 0 if it was void or annulled."""
    return deal.rules.settle(deal).scores


def lead(points: Sequence[float], player: int) -> float:
    """How far a player is ahead of the mean of the others."""
    return float(points[player] - (sum(points) - points[player]) / (len(points) - 1))


# At the same table ------------------------------------------------------------------------------


class Seated(NamedTuple):
    """A deal played with the challenger on every seat in turn: mean game points."""

    challenger: float
    others: float


def at_table(lines: Lines, challenger: str, other: str) -> Seated:
    """One challenger at a table of others."""
    challenger_scores, other_scores, players = [], [], lines.rules.players
    for seat in range(players):
        points = scores(lines.played(one_among(seat, challenger, other)))
        challenger_scores.append(points[seat])
        other_scores.append((sum(points) - points[seat]) / (players - 1))
    return Seated(fmean(challenger_scores), fmean(other_scores))


def one_among(seat: int, challenger: str, other: str) -> Seating:
    """The challenger on one seat."""
    return lambda deal: challenger if deal.turn == seat else other


# In its role ------------------------------------------------------------------------------------


class Roles(NamedTuple):
    """How much better the challenger does in each role, in game points of the declarer."""

    declarer: float
    defence: float


def in_role(lines: Lines, challenger: str, other: str) -> Roles | None:
    """The challenger as declarer, and as the defence; None: the deal has no declarer."""
    declarer = declarer_among(lines, other)
    if declarer is None:
        return None
    usual = scores(lines.played(lambda deal: other))[declarer]
    declaring, defending = (
        scores(lines.played(with_role(role, challenger, other)))[declarer] for role in ROLES
    )
    return Roles(declarer=declaring - usual, defence=usual - defending)


def declarer_among(lines: Lines, player: str) -> int | None:
    """The declarer if one kind of player has all seats; None: there is none."""
    return lines.played(lambda deal: player).bidding.declarer


Role: TypeAlias = Callable[[Deal], bool]
"""Tells of a deal whether its next player has a role."""

ROLES: tuple[Role, Role] = (
    lambda deal: deal.turn == deal.bidding.declarer,
    lambda deal: deal.turn in members(deal, DEFENCE),
)
"""The declarer's role, and that of the defence."""


def with_role(role: Role, challenger: str, other: str) -> Seating:
    """The challenger where a role is to choose, once somebody has the game; others elsewhere."""
    return lambda deal: challenger if is_bid(deal) and role(deal) else other


def is_bid(deal: Deal) -> bool:
    """Whether the auction is over and somebody has the game."""
    return deal.contract is not None and deal.bidding.declarer is not None


# Among themselves -------------------------------------------------------------------------------


class Ways(NamedTuple):
    """Choices of players of one kind among themselves, summed over deals."""

    contracts: Counter[str]
    made: Counter[str]
    lines: Counter[str]
    """How often each line of the score was written, by its sign: ``+trula``, ``-pagat_ultimo``."""
    spent: Spent


def among_themselves(rules: Rules, numbers: range, player: str) -> Ways:
    """Some deals played by one kind of player alone."""
    ways = Ways(Counter(), Counter(), Counter(), Spent([], []))
    for number in numbers:
        lines = Lines(rules, number)
        deal = lines.played(lambda deal: player)
        for whole, more in zip(ways.spent, lines.spent[player], strict=True):
            whole.extend(more)
        settled = rules.settle(deal)
        ways.contracts[contract_of(deal)] += 1
        ways.made[contract_of(deal)] += bool(settled.made)
        for line in settled.lines:
            ways.lines[f"{'-' if line.points < 0 else '+'}{line.key}"] += 1
    return ways


def contract_of(deal: Deal) -> str:
    """The key of what was played; ``passed`` where nothing was."""
    if deal.contract is None or deal.playing is None:
        return deal.ended or "passed"
    return deal.contract.key
