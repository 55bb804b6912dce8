"""Results of challenges, decided by the cost of decisions or by points.

Costs are in tenths of a point, and leads in points, as they are shown, so that what decides is what
both see. Plain values in, plain values out.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import Literal, NamedTuple, TypeAlias

from bot.contests.challenges.rows import ChallengeOutcome, Counts, StoredChallenge
from bot.contests.core.comparing import is_played
from bot.contests.core.judging import parse_verdict
from bot.contests.core.points_ahead import DealResult, whole_points
from bot.contests.core.rows import Try

ChallengeVerdict: TypeAlias = Literal["won", "lost", "drawn", "void", "open"]
"""A challenge's result for somebody. Void: neither has played all deals, or one is gone."""


class ChallengeSide(NamedTuple):
    """One of the two, and the results of their tries."""

    user: int | None
    """None: they have asked to be forgotten."""
    name: str
    """Empty: unknown."""
    tries: tuple[Try | None, ...] = ()
    """By deal; None: it was not opened."""
    costs: tuple[int | None, ...] = ()
    """The cost of the side's decisions by deal, where it is known and may be told."""
    cost: int | None = None
    """The cost of all decisions, if it decided the challenge."""

    @property
    def finished(self) -> int:
        """How many deals are finished."""
        return sum(is_played(attempt) for attempt in self.tries if attempt is not None)

    @property
    def points(self) -> int:
        """All their results."""
        tries = [attempt for attempt in self.tries if attempt is not None]
        return sum(result_of(attempt) for attempt in tries if is_played(attempt))

    @property
    def played(self) -> "ChallengeTotal":
        """The totals of these deals."""
        return ChallengeTotal(self.finished, self.points, self.cost)


def result_of(attempt: Try) -> int:
    """Return the result of a try in points: the lead, where that is compared."""
    return whole_points(DealResult(attempt.points or 0, attempt.ahead))


class ChallengeTotal(NamedTuple):
    """The total of one side."""

    finished: int
    """Deals."""
    points: int
    cost: int | None = None
    """None: costs do not decide."""


def sides_of(stored: StoredChallenge, tries: Sequence[Try]) -> tuple[ChallengeSide, ChallengeSide]:
    """Both sides, the challenger first."""

    def side(user: int | None, name: str) -> ChallengeSide:
        own_tries = {
            attempt.deal: attempt
            for attempt in tries
            if attempt.person == user and user is not None
        }
        tries_by_deal = tuple(own_tries.get(deal) for deal in range(stored.deals))
        return ChallengeSide(user, name, tries_by_deal)

    opponent = side(stored.opponent, stored.opponent_name)
    return side(stored.challenger, stored.challenger_name), opponent


def decide(
    first: ChallengeTotal, second: ChallengeTotal, *, deals: int, error: int, gone: bool = False
) -> ChallengeVerdict:
    """The result of a decided challenge, as the first of its two people sees it.

    Playing all deals beats not doing so; of two who have, cheaper decisions win;
    if costs are level, or absent, points decide. ``error``: the standard error of the difference
    of the costs; no difference below it counts.

    >>> decide(ChallengeTotal(4, 35), ChallengeTotal(4, 20), deals=4, error=0)
    'won'
    >>> decide(ChallengeTotal(4, 35, 81), ChallengeTotal(4, 20, 12), deals=4, error=30)
    'lost'
    >>> decide(ChallengeTotal(4, 35, 81), ChallengeTotal(4, 20, 12), deals=4, error=96)
    'won'
    >>> decide(ChallengeTotal(4, -90, 81), ChallengeTotal(3, 20), deals=4, error=0)
    'won'
    >>> decide(ChallengeTotal(2, 35), ChallengeTotal(3, 20), deals=4, error=0)
    'void'
    >>> decide(ChallengeTotal(4, 35), ChallengeTotal(4, 35), deals=4, error=0)
    'drawn'
    """
    complete = first.finished == deals, second.finished == deals
    if gone or not any(complete):
        return "void"
    if complete[0] != complete[1]:
        return "won" if complete[0] else "lost"
    if are_apart(first, second, error):
        return "won" if (first.cost or 0) < (second.cost or 0) else "lost"
    if first.points == second.points:
        return "drawn"
    return "won" if first.points > second.points else "lost"


def are_apart(first: ChallengeTotal, second: ChallengeTotal, error: int) -> bool:
    """Whether the costs of both are known, and differ by more than their error."""
    if first.cost is None or second.cost is None:
        return False
    return abs(first.cost - second.cost) > error


def cost_in(verdict: str | None) -> int | None:
    """The cost in a try's verdict; None: it was not judged, or could not be."""
    judged = parse_verdict(verdict)
    return None if judged is None else round(10 * round(judged.cost, 1))


def costs_of(side: ChallengeSide, verdicts: Mapping[int, str]) -> tuple[int | None, ...]:
    """The cost of a side's decisions in each deal; None where its try has no verdict."""
    return tuple(
        None if attempt is None else cost_in(verdicts.get(attempt.entry)) for attempt in side.tries
    )


def with_costs(
    stored: StoredChallenge, sides: tuple[ChallengeSide, ChallengeSide], verdicts: Mapping[int, str]
) -> tuple[ChallengeSide, ChallengeSide]:
    """Both sides, with the costs of their decisions filled in."""
    first, second = sides
    return (
        first._replace(costs=costs_of(first, verdicts), cost=stored.challenger_cost),
        second._replace(costs=costs_of(second, verdicts), cost=stored.opponent_cost),
    )


def both_played(stored: StoredChallenge, sides: tuple[ChallengeSide, ChallengeSide]) -> bool:
    """Whether both are still there and have finished all deals."""
    return all(side.user is not None and side.finished == stored.deals for side in sides)


def outcome(
    stored: StoredChallenge,
    sides: tuple[ChallengeSide, ChallengeSide],
    verdicts: Mapping[int, str],
    *,
    waits: bool,
) -> ChallengeOutcome | None:
    """How a finished challenge is decided; None while its decisions are still being judged.

    ``waits``: whether it is worth waiting for what nobody has looked at yet.
    """
    by_points: Counts = "points"
    if stored.counts == by_points or not both_played(stored, sides):
        return ChallengeOutcome(by_points)
    first, second = (_sum(costs_of(side, verdicts)) for side in sides)
    if first is not None and second is not None:
        return ChallengeOutcome("cost", first, second, _error(sides, verdicts))
    entries = [attempt.entry for side in sides for attempt in side.tries if attempt is not None]
    unjudgeable = any(
        cost_in(verdicts[attempt]) is None for attempt in entries if attempt in verdicts
    )
    return None if waits and not unjudgeable else ChallengeOutcome(by_points)


def _sum(costs: tuple[int | None, ...]) -> int | None:
    known_costs = [cost for cost in costs if cost is not None]
    return sum(known_costs) if len(known_costs) == len(costs) else None


def _error(sides: Iterable[ChallengeSide], verdicts: Mapping[int, str]) -> int:
    """The standard error of the difference between both sums of costs, in tenths of a point."""
    tries = [attempt for side in sides for attempt in side.tries if attempt is not None]
    judged = [parse_verdict(verdicts.get(attempt.entry)) for attempt in tries]
    return round(10 * hypot(*(verdict.error or 0.0 for verdict in judged if verdict is not None)))
