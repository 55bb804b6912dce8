"""Selection of lively cards for contests: cards with which the decisions of the seat matter.

A few players by rules of thumb, who differ, play the seat of some decks: that with the most
different results is taken. Where there is time, the liveliest decks are then played by many more,
as a few players do not tell how lively a deck is to as many as its ghosts. Deals that somebody will
wait for are drawn in advance.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, pstdev
from typing import Any, NamedTuple, TypeAlias

from bot.base.background import Background
from bot.base.bounded import Bounded
from bot.contests.core.deals import SEAT, LinePosition, open_deal, position_after
from bot.contests.core.house import has_choice
from bot.contests.core.points_ahead import PARTS, deal_result, measure
from bot.contests.core.rows import Contest, NewContest
from bot.games.levels import CLUB, NOVICE
from bot.thinkers.side_jobs import Jobs
from engine import HABITS, Action, View, choose, choose_as, observe, variant

SEEDS = tuple(map(str, range(6)))
"""Six novices and six club players."""
FINAL_SEEDS = tuple(map(str, range(20)))
"""Twenty of each, who play the decks that have turned out to be the liveliest."""
MIN_EDGE = 0.5
"""How often club players must come before novices: else better play does not show."""
MIN_DEVIATION = 0.25
"""Standard deviation of the results of a lively deal, in spreads of the game."""
MAX_DECKS = 24
"""Decks that are tried."""
MAX_CONFIRMED = 4
"""Of these, the liveliest that are tried against the contest's house."""
MAX_PREPARED = 100
"""Newest contests of a kind whose deals are kept ready; others' are drawn when they are needed."""

PauseFor: TypeAlias = Callable[[float], Awaitable[None]]
Confirm: TypeAlias = Callable[[Contest, int], Awaitable[bool]]
"""Confirms that a contest's deal is lively against the contest's house."""
Rate: TypeAlias = Callable[[NewContest, int, str], Any]
"""Measures the cards of a deal of a contest with a secret: larger is livelier. Picklable."""
Waiting: TypeAlias = Callable[[], int]
"""Returns the user who waits for deals that are being drawn; 0: none."""
Secrets: TypeAlias = tuple[str, ...]
DrawSecrets: TypeAlias = Callable[[Waiting], Awaitable[Secrets]]
"""Draws the secrets of a contest's deals."""


def nobody() -> int:
    """Return that no user waits."""
    return 0


class Lively(NamedTuple):
    """The liveliness of a deal: the larger, the livelier."""

    apart: bool
    """Whether the results differ by what is worth playing for (``MIN_DEVIATION``)."""
    rewards: bool
    """Whether club players come before novices more often than not (``edge``)."""
    worth: float
    """The number of different results (``number_of_results``); to many players, times how often
    club players come before novices, as more results alone may come from more luck."""


async def draw_lively_secrets(
    new: NewContest,
    secret: Callable[[], bytes],
    jobs: Jobs,
    max_decks: int,
    *,
    finalists: int = 0,
    confirm: Confirm | None = None,
    waiting: Waiting = nobody,
    rate: Rate | None = None,
    liveliest_rating: object = None,
) -> Secrets:
    """Draw for each deal of a contest a secret with lively cards, trying ``max_decks`` secrets.

    The liveliest is taken that ``confirm`` finds lively, too; ``finalists``: of how many it is the
    liveliest to many players. With ``max_decks`` 1 the first secret is taken unchecked.
    ``waiting``: asked before each job, as somebody may begin to wait meanwhile. ``rate``: measures
    how lively cards are (None: ``lively``); after the ``liveliest_rating`` no more secrets are
    tried.
    """
    secrets = []
    for deal in range(len(new.secrets)):
        liveliest = [secret().hex() for _ in range(max_decks)]
        if max_decks > 1:
            sort = partial(_liveliest, new, deal, jobs=jobs, waiting=waiting)
            liveliest = await sort(rate or lively, liveliest, last=liveliest_rating)
            best = await sort(lively_to_many, liveliest[:finalists], last=None)
            liveliest = [*best, *liveliest[finalists:]]
        secrets.append(
            liveliest[0] if confirm is None else await _confirmed(new, deal, liveliest, confirm)
        )
    return tuple(secrets)


class _Waits:
    """The users who wait for deals that are being drawn."""

    def __init__(self) -> None:
        self.people = list[int]()

    def waiting(self) -> int:
        """Return a user who waits now; 0: none."""
        return next(iter(self.people), 0)


class _Drawing(NamedTuple):
    """Secrets that are being drawn, or are drawn."""

    task: "asyncio.Task[Secrets | None]"
    """Its result is None if drawing has failed."""
    waits: _Waits


class PreparedDeals:
    """The secrets of deals that are drawn in advance; in memory only."""

    def __init__(self, name: str) -> None:
        """``name``: what accidents call the task, such as "deals of a challenge"."""
        self._name = name
        self._drawings = Bounded[int, _Drawing](MAX_PREPARED)
        self._background = Background()

    def begin(self, number: int, draw: DrawSecrets) -> None:
        """Draw the deals of the contest with a number, when there is time for it."""
        if len(self._drawings) >= MAX_PREPARED:
            self.drop(next(iter(self._drawings)))
        waits = _Waits()
        task = self._background.start(partial(draw, waits.waiting), self._name)
        self._drawings[number] = _Drawing(task, waits)

    async def take(self, number: int, draw: DrawSecrets, person: int) -> Secrets:
        """Return the secrets of a contest's deals, for a person who needs them now.

        Drawing that has begun goes on as fast as if it began for that person. Prepared deals stay
        ready until they are dropped, as the contest may not begin after all.
        """
        drawing = self._drawings.get(number)
        if drawing is not None:
            drawing.waits.people.append(person)
            try:
                secrets = await asyncio.shield(drawing.task)
            finally:
                drawing.waits.people.remove(person)
            if secrets is not None:
                return secrets
        return await draw(lambda: person)

    def drop(self, number: int) -> None:
        """Forget the deals of a contest that has begun, or never will; draw no more of them.

        Drawing goes on while somebody waits for it: they are refused afterwards.
        """
        drawing = self._drawings.pop(number, None)
        if drawing is not None and not drawing.waits.people:
            drawing.task.cancel()

    async def close(self) -> None:
        """Stop drawing."""
        await self._background.close()


async def _liveliest(
    new: NewContest,
    deal: int,
    rate: Rate,
    secrets: Sequence[str],
    *,
    last: object,
    jobs: Jobs,
    waiting: Waiting,
) -> list[str]:
    """Return secrets sorted by the liveliness of their cards, the liveliest first.

    After one with the rating ``last`` no more are tried, nor returned.
    """
    rated = dict[str, Any]()
    for candidate in secrets:
        rated[candidate] = await jobs.do(rate, new, deal, candidate, person=waiting())
        if rated[candidate] == last:
            break
    return sorted(rated, key=lambda candidate: rated[candidate], reverse=True)


async def _confirmed(new: NewContest, deal: int, liveliest: Sequence[str], confirm: Confirm) -> str:
    """Return the first confirmed secret; if there is none, the first."""
    for candidate in liveliest[:MAX_CONFIRMED]:
        if await confirm(contest_of(new, deal, candidate), deal):
            return candidate
    return liveliest[0]


def contest_of(new: NewContest, deal: int, secret: str) -> Contest:
    """Return a contest with a secret for one of its deals, as if it were not stored yet."""
    secrets = (*new.secrets[:deal], secret, *new.secrets[deal + 1 :])
    return Contest(**(vars(new) | {"secrets": secrets, "id": 0, "settled": False}))


def lively(new: NewContest, deal: int, secret: str) -> Lively:
    """Measure the liveliness of a secret's cards (takes a few hundredths of a second)."""
    return _measured(new, deal, secret, SEEDS)[0]


def lively_to_many(new: NewContest, deal: int, secret: str) -> Lively:
    """Measure the liveliness of a secret's cards by many players (takes a tenth of a second)."""
    liveliness, advantage = _measured(new, deal, secret, FINAL_SEEDS)
    return liveliness._replace(worth=liveliness.worth * advantage)


def _measured(
    new: NewContest, deal: int, secret: str, seeds: Sequence[str]
) -> tuple[Lively, float]:
    """Return the liveliness of cards, and how often club players come before novices."""
    trials = Trials(contest_of(new, deal, secret), deal)
    made = {level: [trials.result(level, seed) for seed in seeds] for level in (NOVICE, CLUB)}
    results, advantage = made[NOVICE] + made[CLUB], edge(made[CLUB], made[NOVICE])
    deviation = pstdev(results) / PARTS / variant(new.variant).spread(new.players)
    liveliness = Lively(
        apart=deviation >= MIN_DEVIATION,
        rewards=advantage > MIN_EDGE,
        worth=number_of_results(results),
    )
    return liveliness, advantage


def edge(better: Sequence[int], worse: Sequence[int]) -> float:
    """How often the one beats the other; ties count half.

    >>> edge([10, 20], [10, 5])
    0.875
    """
    return fmean(
        (result > other_result) + (result == other_result) / 2
        for result in better
        for other_result in worse
    )


def number_of_results(results: Sequence[int]) -> float:
    """Return the effective number of different results: frequent ones count for less.

    >>> number_of_results([5, 5, 10, 10]), round(number_of_results([5, 5, 5, 10]), 1)
    (2.0, 1.6)
    """
    return len(results) ** 2 / sum(number**2 for number in Counter(results).values())


@dataclass
class _Position:
    """A position in which the seat has a choice, or the end of the deal."""

    standing: LinePosition
    view: View | None
    """The seat's view; None: the deal is over."""
    result: int = 0
    """The seat's result in twelfths of a point, once the deal is over."""
    next: dict[Action, "_Position"] = field(default_factory=dict)
    """The positions after the seat's moves so far."""


class Trials:
    """A deal of a contest that house players play one after another on the seat that people play.

    The others are players of the club. Positions are cached by the moves that lead to them, as
    players often move alike.
    """

    def __init__(self, contest: Contest, deal: int) -> None:
        self._contest = contest
        self._deal = deal
        self._first = self._played_on(open_deal(contest, deal))

    def result(self, level: str, seed: str) -> int:
        """Return the result of a player of a level, in twelfths of a point; ``seed``: which one."""
        habits, position = HABITS[level], self._first
        while position.view is not None:
            action = choose_as(position.view, habits, seed)
            following = position.next.get(action)
            if following is None:
                moved = position_after(self._contest, self._deal, position.standing, action)
                following = position.next[action] = self._played_on(moved)
            position = following
        return position.result

    def _played_on(self, standing: LinePosition) -> _Position:
        """Let the others move, until the seat has a choice or the deal is over."""
        while not standing.deal.over:
            player = standing.deal.turn
            assert player is not None
            view = observe(standing.deal, player)
            if player == SEAT and has_choice(view):
                return _Position(standing, view)
            standing = position_after(
                self._contest, self._deal, standing, choose(view, HABITS[CLUB])
            )
        came = deal_result(standing.deal, SEAT, by_ahead=self._contest.ahead)
        return _Position(standing, None, measure(came))
