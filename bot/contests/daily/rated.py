"""Rated deals: each day has twenty, equally hard, and each person is dealt one of them.

Two accounts mostly get two different ones, and hardly anybody nearby has the same. What
counts is how a try compares with house players who had the same cards, so deals need not
bring the same points: they are equally hard if results are about as far apart, and better play
shows about as much. Players by rules of thumb who differ a little measure both.
"""

from collections.abc import Callable
from math import ceil, inf
from statistics import median, pstdev
from typing import NamedTuple

from bot.contests.core.drawing_deals import Confirm, Trials, contest_of, edge
from bot.contests.core.points_ahead import PARTS
from bot.contests.core.rows import NewContest
from bot.games.levels import CLUB, NOVICE
from bot.thinkers.side_jobs import Jobs
from engine import variant

DEALS = 20
"""Deals of a day."""
OF_EACH = 10
"""Ghosts of each level at each of them (docs/contest_methods.md says how many in all)."""
TRIED, FIRST = 5, 3
"""Players of each level who try a deal; if the first of them all get the same, nobody else does."""
PILOT, DRAWN = 40, 32
"""Decks drawn in all before it is known what is typical, and at most for each deal."""
NEAR = 0.4
"""How far off the middle (``DealHardness.off``) a deck may be. If all are, it is the nearest."""
LOOKED = 4
"""At most so many of a deal's decks are looked at again."""
LEAST = 0.2
"""How far apart results must be at a deal that matters."""


class DealHardness(NamedTuple):
    """How hard a deal is."""

    apart: float
    """How far apart results are: their standard deviation, in spreads of the game."""
    edge: float
    """How often a club player beats a novice."""

    def off(self, other: "DealHardness") -> float:
        """How far this is from another's."""
        return abs(self.apart - other.apart) / other.apart + 2 * abs(self.edge - other.edge)


def hardness(new: NewContest, deal: int, secret: str, tried: int = TRIED) -> DealHardness:
    """How hard a secret's cards are, by ``tried`` players of each level.

    Takes some hundredths of a second.
    """
    trials, made = Trials(contest_of(new, deal, secret), deal), dict[str, list[int]]()
    for number in range(tried):
        for level in (NOVICE, CLUB):
            made.setdefault(level, []).append(trials.result(level, f"{number}"))
        if number + 1 == FIRST and len({*made[NOVICE], *made[CLUB]}) == 1:
            break
    spread = PARTS * variant(new.variant).spread(new.players)
    apart = pstdev(made[NOVICE] + made[CLUB]) / spread
    return DealHardness(apart, edge(made[CLUB], made[NOVICE]))


async def alike_secrets(
    new: NewContest,
    secret: Callable[[], bytes],
    jobs: Jobs,
    drawn: int,
    surely: Confirm | None,
) -> tuple[str, ...]:
    """Draw for each deal a secret whose cards are about as hard as all others'.

    It is one near the middle of all that matter among the first drawn, or else the nearest of
    ``drawn``; if ``drawn`` is 1, the first. ``surely`` looks again at the nearest.
    """
    if drawn == 1:
        return tuple(secret().hex() for _ in new.secrets)
    decks = [_Decks(new, deal, secret, jobs) for deal in range(len(new.secrets))]
    for deck in decks:
        for _ in range(min(ceil(PILOT / len(decks)), drawn)):
            await deck.draw()
    lively_ones = [hard for deck in decks for hard in deck.drawn.values() if hard.apart >= LEAST]
    if not lively_ones:
        return tuple(next(iter(deck.drawn)) for deck in decks)
    middle = DealHardness(
        median(deck.apart for deck in lively_ones), median(deck.edge for deck in lively_ones)
    )
    return tuple([await deck.nearest(middle, drawn, surely) for deck in decks])


class _Decks:
    """The decks drawn for a deal."""

    def __init__(self, new: NewContest, deal: int, secret: Callable[[], bytes], jobs: Jobs) -> None:
        self._new = new
        self._deal = deal
        self._secret = secret
        self._jobs = jobs
        self.drawn: dict[str, DealHardness] = {}
        """How hard they are, by their secrets."""
        self._dull: list[str] = []
        """Those that were looked at again, and do not matter."""

    async def draw(self) -> None:
        """Draw one more."""
        secret = self._secret().hex()
        self.drawn[secret] = await self._jobs.do(hardness, self._new, self._deal, secret)

    async def nearest(self, middle: DealHardness, most: int, surely: Confirm | None) -> str:
        """The first that is near the middle and surely matters, drawn as needed.

        If there is none among so many, the nearest that matters; if none does, the first looked at.
        """
        while (secret := await self._first(middle, NEAR, surely)) is None:
            if len(self.drawn) >= most or len(self._dull) >= LOOKED:
                return await self._first(middle, inf, surely) or self._dull[0]
            await self.draw()
        return secret

    async def _first(self, middle: DealHardness, near: float, surely: Confirm | None) -> str | None:
        """The nearest to the middle, if it is so near, that surely matters."""
        off = {secret: hard.off(middle) for secret, hard in self.drawn.items()}
        for secret in sorted(off, key=lambda candidate: off[candidate]):
            if off[secret] > near or len(self._dull) >= LOOKED:
                return None
            if secret in self._dull:
                continue
            contest = contest_of(self._new, self._deal, secret)
            if surely is None or await surely(contest, self._deal):
                return secret
            self._dull.append(secret)
        return None
