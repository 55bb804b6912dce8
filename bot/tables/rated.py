"""Rated deals: each day has twenty, equally hard, and each person is dealt one of them.

Two accounts mostly get two different ones, and hardly anybody nearby has the same. What
counts is how a try compares with house players who had the same cards, so deals need not
bring the same points: they are equally hard if results are about as far apart, and better play
shows about as much. Players by rules of thumb who differ a little measure both.
"""

import asyncio
from collections.abc import Callable, Sequence
from statistics import fmean, median, pstdev
from typing import NamedTuple

from bot.store.contests import NewContest
from bot.tables.levels import CLUB, NOVICE
from bot.tables.lively import Sleep, Surely, contest_of, result_of
from bot.tables.points_ahead import PARTS
from engine import variant

DEALS = 20
"""Deals of a day."""
OF_EACH = 20
"""Ghosts of each level at each of them (docs/contests.md says how long they take)."""
TRIED, FIRST = 10, 3
"""Players of each level who try a deal; if the first of them all get the same, nobody else does."""
NEAR = 4
"""At most so many of those drawn are looked at again."""
REST = 0.03
"""Seconds after each player: a deal takes a few thousandths, and there are thousands."""
DRAWN = 32
"""Decks drawn for each deal, of which the most typical is taken."""
LEAST = 0.2
"""How far apart results must be at a deal that matters."""


class Hardness(NamedTuple):
    """How hard a deal is."""

    apart: float
    """How far apart results are: their standard deviation, in spreads of the game."""
    edge: float
    """How often a club player beats a novice."""

    def off(self, other: "Hardness") -> float:
        """How far this is from another's."""
        return abs(self.apart - other.apart) / other.apart + 2 * abs(self.edge - other.edge)


def edge(better: Sequence[int], worse: Sequence[int]) -> float:
    """How often the one beats the other; ties count half.

    >>> edge([10, 20], [10, 5])
    0.875
    """
    return fmean((one > other) + (one == other) / 2 for one in better for other in worse)


async def hardness(new: NewContest, deal: int, secret: str, sleep: Sleep) -> Hardness:
    """How hard a secret's cards are. Others may click meanwhile."""
    contest = contest_of(new, deal, secret)
    made: dict[str, list[int]] = {NOVICE: [], CLUB: []}
    for number in range(TRIED):
        for level, results in made.items():
            results.append(result_of(contest, deal, level, f"{number}"))
            await sleep(REST)
        if number + 1 == FIRST and len({*made[NOVICE], *made[CLUB]}) == 1:
            break
    spread = PARTS * variant(new.variant).spread(new.players)
    apart = pstdev(made[NOVICE] + made[CLUB]) / spread
    return Hardness(apart, edge(made[CLUB], made[NOVICE]))


async def alike_secrets(
    new: NewContest,
    secret: Callable[[], bytes],
    drawn: int = DRAWN,
    sleep: Sleep = asyncio.sleep,
    surely: Surely | None = None,
) -> tuple[str, ...]:
    """For each deal a secret whose cards are about as hard as all others': the one of ``drawn``
    nearest to the middle of all that matter; if ``drawn`` is 1, whichever comes. ``surely`` looks
    again at the nearest."""
    found: list[dict[str, Hardness]] = []
    for deal in range(len(new.secrets)):
        secrets = [secret().hex() for _ in range(drawn)]
        hard = [await hardness(new, deal, one, sleep) for one in secrets if drawn > 1]
        found.append(dict(zip(secrets, hard or [Hardness(0.0, 0.0)], strict=True)))
    every = [one for of_deal in found for one in of_deal.values() if one.apart >= LEAST]
    if not every:
        return tuple(next(iter(of_deal)) for of_deal in found)
    middle = Hardness(median(one.apart for one in every), median(one.edge for one in every))
    chosen = []
    for deal, of_deal in enumerate(found):
        near = sorted(of_deal, key=lambda one: of_deal[one].off(middle))
        chosen.append(await _first(new, deal, near[:NEAR], surely))
    return tuple(chosen)


async def _first(new: NewContest, deal: int, near: Sequence[str], surely: Surely | None) -> str:
    """The first of these secrets whose deal surely matters; if none does, the first."""
    for one in near if surely else ():
        if surely is not None and await surely(contest_of(new, deal, one), deal):
            return one
    return near[0]
