"""The rules of leagues: how people are grouped, ranked, and move up and down."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple

MAX_SIZE = 30
"""People in a league, at most."""
ZONE = 4
"""People who go up from a league, and down."""
PEOPLE_PER_MOVE = 3
"""In a small league so many people are needed for each who goes up."""
COUNTED_DAYS = 5
"""Days of a week that count, the best ones. Ladders ask for as many of seven."""


class Candidate(NamedTuple):
    """A person to be put into a league."""

    person: int
    league: int
    """Where their last week leads them, 1 the highest; 0: they are new."""
    points: int
    """Of their last week."""
    percent: float | None
    """Mean percentile of the last weeks; None: unknown."""


class Standing(NamedTuple):
    """A person's place in a league."""

    person: int
    place: int
    """Those who are level in everything share one."""
    points: int
    days: int
    """Days that they have played."""
    rise: int
    """1: up to the next higher league; -1: down; 0: they stay."""


def league_sizes(people: int) -> tuple[int, ...]:
    """How many people each league has, from the highest: the last two are about as large.

    >>> league_sizes(30), league_sizes(31), league_sizes(75)
    ((30,), (16, 15), (30, 23, 22))
    """
    if people <= MAX_SIZE:
        return (people,) if people else ()
    full = -(-people // MAX_SIZE) - 2
    rest = people - full * MAX_SIZE
    return (*(MAX_SIZE,) * full, rest - rest // 2, rest // 2)


def arrange(candidates: Sequence[Candidate]) -> tuple[tuple[int, ...], ...]:
    """Put people into leagues, the highest first. Those who are level keep their order.

    New people come above all who have a lower mean percentile; without one they come last.
    """
    ranked = sorted(
        (candidate for candidate in candidates if candidate.league),
        key=lambda candidate: (candidate.league, -candidate.points),
    )
    percents = sorted(-1.0 if each.percent is None else each.percent for each in ranked)
    keyed = [((row, 1, 0.0), each.person) for row, each in enumerate(ranked)]
    for new in (candidate for candidate in candidates if not candidate.league):
        percent = -1.0 if new.percent is None else new.percent
        better = len(percents) - bisect_right(percents, percent)
        row = len(percents) if new.percent is None else better
        keyed.append(((row, 0, -percent), new.person))
    order = [person for _, person in sorted(keyed, key=lambda pair: pair[0])]
    leagues, first = list[tuple[int, ...]](), 0
    for size in league_sizes(len(order)):
        leagues.append(tuple(order[first : first + size]))
        first += size
    return tuple(leagues)


def rank(
    percents: Mapping[int, Sequence[int]], *, may_rise: bool, may_fall: bool
) -> tuple[Standing, ...]:
    """Rank the people of a league, by the percentiles of their days.

    The sum of the best days decides; then the best day, then the second best, and so on. Those who
    share a place at the edge of a zone move along, but not if all are level; nobody rises without
    points. ``may_rise``: there is a higher league; ``may_fall``: a lower one.
    """
    scores = {person: _score(days) for person, days in percents.items()}
    in_order = sorted(scores.values())
    zone = min(ZONE, len(scores) // PEOPLE_PER_MOVE)
    standings = []
    for person, score in sorted(scores.items(), key=lambda item: item[1], reverse=True):
        worse = bisect_left(in_order, score)
        better = len(in_order) - bisect_right(in_order, score)
        points, best = score
        rises = may_rise and better < zone and bool(points and worse)
        falls = may_fall and worse < zone and bool(better)
        standings.append(Standing(person, better + 1, points, len(best), rises - falls))
    return tuple(standings)


def _score(percents: Sequence[int]) -> tuple[int, list[int]]:
    best = sorted(percents, reverse=True)
    return sum(best[:COUNTED_DAYS]), best
