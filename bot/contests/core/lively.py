"""Which cards are worth a contest: those that matter for the seat people play.

A few players by rules of thumb, who differ a little, play the seat. If all of them get the
same result, there is little to decide, and other cards are drawn.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from statistics import pstdev
from typing import NamedTuple, TypeAlias

from bot.contests.core.house_trials import Trials
from bot.contests.core.points_ahead import PARTS
from bot.games.levels import CLUB, NOVICE
from bot.store.contests import Contest, NewContest
from bot.thinkers.side_jobs import Jobs
from engine import variant

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
