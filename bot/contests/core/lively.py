"""Which cards are worth a contest: those that matter for the seat people play.

A few players by rules of thumb, who differ a little, play the seat. If all of them get the
same result, there is little to decide, and other cards are drawn.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from statistics import pstdev
from typing import NamedTuple, TypeAlias

from bot.contests.core.deals import SEAT, LinePosition, after, opened
from bot.contests.core.points_ahead import PARTS, came_to, measure
from bot.contests.core.rows import Contest, NewContest
from bot.games.levels import CLUB, NOVICE
from bot.thinkers.side_jobs import Jobs
from engine import HABITS, Action, View, choose, choose_as, observe, variant

TRIED = tuple((level, str(number)) for level in (NOVICE, CLUB) for number in range(6))
"""Who plays."""
APART, DISTINCT = 0.25, 3
"""How far apart their results must be (the standard deviation, in spreads of the game), and how
many different ones there must be."""
MOST = 40
"""Decks tried; if none is lively, the liveliest is taken."""


Sleep: TypeAlias = Callable[[float], Awaitable[None]]
Surely: TypeAlias = Callable[[Contest, int], Awaitable[bool]]
"""Whether a contest's deal matters among the players who are its house."""


class Lively(NamedTuple):
    """How much a deal matters."""

    enough: bool
    apart: float


async def lively_secrets(
    new: NewContest,
    secret: Callable[[], bytes],
    jobs: Jobs,
    most: int = MOST,
    *,
    surely: Surely | None = None,
    person: int = 0,
) -> tuple[str, ...]:
    """For each deal of a contest a secret whose cards are lively, the first of at ``most``; if that
    is 1, whichever comes. ``surely`` looks again. ``person``: who waits for it."""
    found = []
    for deal in range(len(new.secrets)):
        best, best_secret = Lively(False, -1.0), ""
        for _ in range(most):
            drawn = secret().hex()
            if most == 1:
                best_secret = drawn
                break
            now = await jobs.do(lively, new, deal, drawn, person=person)
            if now > best:
                best, best_secret = now, drawn
            if now.enough and (surely is None or await surely(contest_of(new, deal, drawn), deal)):
                best_secret = drawn
                break
        found.append(best_secret)
    return tuple(found)


def contest_of(new: NewContest, deal: int, secret: str) -> Contest:
    """A contest not made yet, with a secret for one of its deals."""
    secrets = (*new.secrets[:deal], secret, *new.secrets[deal + 1 :])
    return Contest(**vars(replace(new, secrets=secrets)), id=0, settled=False)


def lively(new: NewContest, deal: int, secret: str) -> Lively:
    """How much a secret's cards matter (a few hundredths of a second)."""
    trials = Trials(contest_of(new, deal, secret), deal)
    results = [trials.result(*one) for one in TRIED]
    apart = pstdev(results) / PARTS / variant(new.variant).spread(new.players)
    return Lively(apart >= APART and len(set(results)) >= DISTINCT, apart)


@dataclass
class _Position:
    """A position in which the seat has a choice, or the end of the deal."""

    standing: LinePosition
    view: View | None
    """What the seat sees; None: the deal is over."""
    result: int = 0
    """The seat's result in parts of a point, once the deal is over."""
    next: dict[Action, "_Position"] = field(default_factory=dict)
    """The positions that its moves lead to, as far as somebody made them."""


class Trials:
    """A deal of a contest that one house player after another plays in the seat that people play,
    among players of the club. Where two of them play alike, the same positions follow: each is
    worked out once."""

    def __init__(self, contest: Contest, deal: int) -> None:
        self._contest = contest
        self._deal = deal
        self._first = self._played_on(opened(contest, deal))

    def result(self, level: str, seed: str) -> int:
        """The result of a player of a level in parts of a point; ``seed`` says which player."""
        habits, position = HABITS[level], self._first
        while position.view is not None:
            action = choose_as(position.view, habits, seed)
            found = position.next.get(action)
            if found is None:
                moved = after(self._contest, self._deal, position.standing, action)
                found = position.next[action] = self._played_on(moved)
            position = found
        return position.result

    def _played_on(self, standing: LinePosition) -> _Position:
        """Let the others move, until the seat has a choice or the deal is over."""
        while not standing.deal.over:
            player = standing.deal.turn
            assert player is not None
            view = observe(standing.deal, player)
            if player == SEAT and sum(offer.size for offer in view.offers) > 1:
                return _Position(standing, view)
            standing = after(self._contest, self._deal, standing, choose(view, HABITS[CLUB]))
        came = came_to(standing.deal, SEAT, by_ahead=self._contest.ahead)
        return _Position(standing, None, measure(came))
