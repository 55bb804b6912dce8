"""Rated deals: of each day there are twenty, equally hard, and each person is dealt one of them.

Who has two accounts has two different ones mostly, and hardly anybody near them has the same. What
counts of a try is how it stands beside house players who had the same cards, so deals need not
bring the same points: they are equally hard where results lie about as far apart, and better play
shows about as much. Both are found by players of rules of thumb who differ a little.
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
"""Players of each level who try a deal; where the first of them all come to the same nobody else
does."""
NEAR = 4
"""As many at most of those that are drawn are looked at once more."""
REST = 0.03
"""Seconds after each player: one deal takes a few thousandths, and there are thousands of them."""
DRAWN = 32
"""Decks that are drawn for each deal, of which the one is taken that is most like all others."""
LEAST = 0.2
"""How far results lie apart at a deal on which anything hangs."""


class Hardness(NamedTuple):
    """How hard a deal is."""

    apart: float
    """How far results lie apart: the standard deviation, in spreads of the game."""
    edge: float
    """How often a player of the club is before a novice."""

    def off(self, other: "Hardness") -> float:
        """How far another one is from it."""
        return abs(self.apart - other.apart) / other.apart + 2 * abs(self.edge - other.edge)


def edge(better: Sequence[int], worse: Sequence[int]) -> float:
    """How often the one is before the other; equal ones count by half.

    >>> edge([10, 20], [10, 5])
    0.875
    """
    return fmean((one > other) + (one == other) / 2 for one in better for other in worse)


async def hardness(new: NewContest, deal: int, secret: str, sleep: Sleep) -> Hardness:
    """How hard the cards are that follow from a secret. Others may click meanwhile."""
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
    """By deal a secret whose cards are about as hard as those of all others: the one of ``drawn``
    that is nearest to the middle of all on which something hangs. Of one, whichever comes.
    ``surely`` looks once more at the nearest."""
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
    """The first of these secrets on which something surely hangs; if on none, the first."""
    for one in near if surely else ():
        if surely is not None and await surely(contest_of(new, deal, one), deal):
            return one
    return near[0]
