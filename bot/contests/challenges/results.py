"""Who has won a challenge: by the cost of decisions, or by points.

Costs are in tenths of a point, as they are shown, so that what decides is what both see. Plain
values in, plain values out.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from bot.contests.challenges.rows import ChallengeOutcome, Counts, StoredChallenge
from bot.contests.core.judging import judged_in
from bot.contests.core.rows import Try

Result: TypeAlias = Literal["won", "lost", "drawn", "void", "open"]
"""A challenge's result for somebody. Void: neither has played all deals, or one is gone."""


class Side(NamedTuple):
    """One of the two, and the results of their tries."""

    user: int | None
    """None: they have asked to be forgotten."""
    name: str
    """Empty: unknown."""
    tries: tuple[Try | None, ...] = ()
    """By deal; None: it was not opened."""
    alone: bool = True
    """What they left to the house counts as not played."""
    costs: tuple[int | None, ...] = ()
    """What their decisions cost, by deal, where that is known and told."""
    cost: int | None = None
    """What all of them cost, if that decided it."""

    @property
    def finished(self) -> int:
        """How many deals are finished."""
        return sum(self._is_finished(one) for one in self.tries if one is not None)

    def _is_finished(self, one: Try) -> bool:
        return one.points is not None and not (self.alone and one.by_house)

    @property
    def points(self) -> int:
        """All their points."""
        return sum(one.points or 0 for one in self.tries if one is not None)

    @property
    def played(self) -> "ChallengeTotal":
        """The same in short."""
        return ChallengeTotal(self.finished, self.points, self.cost)


class ChallengeTotal(NamedTuple):
    """Somebody's total."""

    finished: int
    """Deals."""
    points: int
    cost: int | None = None
    """None: costs do not decide."""


def sides_of(stored: StoredChallenge, tries: Sequence[Try]) -> tuple[Side, Side]:
    """Both, the challenger first.

    What the house finished counts where points decide. Its decisions are good, and not theirs:
    where decisions do, the deal was not played.
    """

    def side(user: int | None, name: str) -> Side:
        own = {one.deal: one for one in tries if one.person == user and user is not None}
        found = tuple(own.get(deal) for deal in range(stored.deals))
        return Side(user, name, found, stored.counts == "cost")

    opponent = side(stored.opponent, stored.opponent_name)
    return side(stored.challenger, stored.challenger_name), opponent


def compared(
    own: ChallengeTotal, other: ChallengeTotal, *, deals: int, gone: bool = False
) -> Result:
    """The result of a decided challenge.

    Playing all deals beats not doing so; of two who have, cheaper decisions win;
    if costs are level, or absent, points decide.

    >>> compared(Played(4, 35), Played(4, 20), deals=4)
    'won'
    >>> compared(Played(4, 35, 81), Played(4, 20, 12), deals=4)
    'lost'
    >>> compared(Played(4, 35, 12), Played(4, 20, 12), deals=4)
    'won'
    >>> compared(Played(4, -90, 81), Played(3, 20), deals=4)
    'won'
    >>> compared(Played(2, 35), Played(3, 20), deals=4)
    'void'
    >>> compared(Played(4, 35), Played(4, 35), deals=4)
    'drawn'
    """
    mine, theirs = own.finished == deals, other.finished == deals
    if gone or not (mine or theirs):
        return "void"
    if mine != theirs:
        return "won" if mine else "lost"
    less = _worth(own), _worth(other)
    if less[0] == less[1]:
        return "drawn"
    return "won" if less[0] > less[1] else "lost"


def _worth(played: ChallengeTotal) -> tuple[int, int]:
    return -(played.cost or 0), played.points


def cost_in(found: str | None) -> int | None:
    """What was found of a try as a cost; None: nobody has looked, or could say."""
    judged = judged_in(found)
    return None if judged is None else round(10 * judged.cost)


def costs_of(side: Side, found: Mapping[int, str]) -> tuple[int | None, ...]:
    """By deal what the decisions of somebody have cost, by what was found of tries."""
    return tuple(None if one is None else cost_in(found.get(one.entry)) for one in side.tries)


def with_costs(
    stored: StoredChallenge, sides: tuple[Side, Side], found: Mapping[int, str]
) -> tuple[Side, Side]:
    """Both with what their decisions have cost, which has decided it."""
    first, second = sides
    return (
        first._replace(costs=costs_of(first, found), cost=stored.challenger_cost),
        second._replace(costs=costs_of(second, found), cost=stored.opponent_cost),
    )


def both_played(stored: StoredChallenge, sides: tuple[Side, Side]) -> bool:
    """Whether both are still there and have finished all deals."""
    return all(one.user is not None and one.finished == stored.deals for one in sides)


def outcome(
    stored: StoredChallenge, sides: tuple[Side, Side], found: Mapping[int, str], *, waits: bool
) -> ChallengeOutcome | None:
    """By what a challenge that is over is decided; None: its decisions are still looked at.

    ``waits``: whether it is worth waiting for what nobody has looked at yet.
    """
    by_points: Counts = "points"
    if stored.counts == by_points or not both_played(stored, sides):
        return ChallengeOutcome(by_points)
    sums = [_sum(costs_of(side, found)) for side in sides]
    if None not in sums:
        return ChallengeOutcome("cost", *sums)
    entries = [one.entry for side in sides for one in side.tries if one is not None]
    given_up = any(cost_in(found[one]) is None for one in entries if one in found)
    return None if waits and not given_up else ChallengeOutcome(by_points)


def _sum(costs: tuple[int | None, ...]) -> int | None:
    known = [one for one in costs if one is not None]
    return sum(known) if len(known) == len(costs) else None
