"""Which cards are worth a contest: those that matter for the seat people play.

A few players by rules of thumb, who differ a little, play the seat. If all of them get the
same result, there is little to decide, and other cards are drawn.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from statistics import pstdev
from typing import NamedTuple, TypeAlias

from bot.store.contests import Contest, NewContest
from bot.tables.contest_deals import SEAT, after, opened
from bot.tables.levels import CLUB, NOVICE
from bot.tables.points_ahead import PARTS, came_to, measure
from engine import HABITS, choose, choose_as, observe, variant

TRIED = tuple((level, str(number)) for level in (NOVICE, CLUB) for number in range(6))
"""Who plays."""
APART, DISTINCT = 0.25, 3
"""How far apart their results must be (the standard deviation, in spreads of the game), and how
many different ones there must be."""
MOST = 40
"""Decks tried; if none is lively, the liveliest is taken."""


REST = 0.01
"""Seconds after each player: a deal takes a few thousandths."""


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
    most: int = MOST,
    sleep: Sleep = asyncio.sleep,
    surely: Surely | None = None,
) -> tuple[str, ...]:
    """For each deal of a contest a secret whose cards are lively, the first of at ``most``; if that
    is 1, whichever comes. ``surely`` looks again. Others may click meanwhile."""
    found = []
    for deal in range(len(new.secrets)):
        best, best_secret = Lively(False, -1.0), ""
        for _ in range(most):
            drawn = secret().hex()
            now = await _lively(new, deal, drawn, sleep) if most > 1 else Lively(True, 0.0)
            if now > best:
                best, best_secret = now, drawn
            contest = contest_of(new, deal, drawn)
            if now.enough and (most == 1 or surely is None or await surely(contest, deal)):
                best_secret = drawn
                break
        found.append(best_secret)
    return tuple(found)


def contest_of(new: NewContest, deal: int, secret: str) -> Contest:
    """A contest not made yet, with a secret for one of its deals."""
    secrets = (*new.secrets[:deal], secret, *new.secrets[deal + 1 :])
    return Contest(**vars(replace(new, secrets=secrets)), id=0, settled=False)


async def _lively(new: NewContest, deal: int, secret: str, sleep: Sleep) -> Lively:
    contest, results = contest_of(new, deal, secret), []
    for one in TRIED:
        results.append(result_of(contest, deal, *one))
        await sleep(REST)
    apart = pstdev(results) / PARTS / variant(new.variant).spread(new.players)
    return Lively(apart >= APART and len(set(results)) >= DISTINCT, apart)


def result_of(contest: Contest, deal: int, level: str, seed: str) -> int:
    """The result of one of them among club players, in parts of a point."""
    standing, habits = opened(contest, deal), HABITS[level]
    while not standing.deal.over:
        player = standing.deal.turn
        assert player is not None
        view = observe(standing.deal, player)
        action = choose_as(view, habits, seed) if player == SEAT else choose(view, HABITS[CLUB])
        standing = after(contest, deal, standing, action)
    return measure(came_to(standing.deal, SEAT, by_ahead=contest.ahead))
