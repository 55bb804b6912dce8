"""The house in contests: the same situation always gets the same answer.

A move depends on what its player has seen, on the contest, and on nothing else: no clock, no load,
no number of workers. Answers are kept, so that they stay when the house changes, or
when a search failed and rules of thumb stood in: whoever comes there later meets the same.
"""

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import NamedTuple, TypeAlias

from bot.base import accidents
from bot.contests.core.deals import LinePosition, name_of, seen
from bot.contests.core.rows import Contest, ContestRows, DecisionPoint
from bot.games.levels import CLUB, LEVELS, MASTER
from bot.store import Level
from bot.tables.model.house_moves import decide, thinks
from engine import BadCode, View, admitted, decode, observe

Search: TypeAlias = Callable[[View, int, int], Awaitable[str | None]]
"""Finds a move for a view, a seed and a number of worlds, always the same; None: nobody can."""

EDITION = 1
"""Raise it when the house moves differently in contests: open ones then say so."""
WORLDS = 24
"""Worlds a master looks at for a card, however long that takes (docs/contests.md)."""


class House(NamedTuple):
    """A house, by the version a contest names."""

    level: Level
    worlds: int
    edition: int

    def __str__(self) -> str:
        return f"{self.level} {self.worlds} {self.edition}"

    @classmethod
    def of(cls, version: str) -> "House":
        """The house of a contest."""
        level, worlds, edition = version.split()
        known: dict[str, Level] = {one: one for one in LEVELS}
        return cls(known[level], int(worlds), int(edition))


def house_now(*, searching: bool) -> House:
    """The house for new contests: masters if anybody can search, else the club."""
    return House(MASTER, WORLDS, EDITION) if searching else House(CLUB, 0, EDITION)


def is_changed(contest: Contest) -> bool:
    """Whether the house has another edition now than when the contest was made."""
    return House.of(contest.house).edition != EDITION


async def nobody_searches(view: View, seed: int, worlds: int) -> None:
    """All moves are made by rules of thumb."""
    del view, seed, worlds


def place_of(contest: Contest, deal: int, standing: LinePosition) -> DecisionPoint:
    """Where the player to move answers."""
    player = standing.deal.turn
    assert player is not None
    short = seen(observe(standing.deal, player), standing.again)
    return DecisionPoint(contest.id, deal, player, short)


def seed_of(contest: Contest, place: DecisionPoint) -> int:
    """The seed for a master's worlds there: it depends on the contest and what they have seen."""
    told = f"{name_of(contest)} {place.deal} {place.player} {place.seen}"
    return int.from_bytes(blake2b(told.encode(), digest_size=4).digest(), "big") >> 2


def has_choice(view: View) -> bool:
    """Whether there is more than one thing to do."""
    return sum(offer.size for offer in view.offers) > 1


class ContestHouse:
    """Answers for the house in contests. Every method may raise StoreError."""

    def __init__(self, rows: ContestRows, search: Search = nobody_searches) -> None:
        self._rows = rows
        self._search = search

    async def move(self, contest: Contest, deal: int, standing: LinePosition) -> str:
        """The code of the move of the player to move, kept from now on."""
        assert standing.deal.turn is not None
        view = observe(standing.deal, standing.deal.turn)
        if not has_choice(view):
            return decide(view)
        place = place_of(contest, deal, standing)
        kept = await self._rows.answer(place)
        if kept is None or not _fits(view, kept):
            found = await found_anew(contest, place, standing, view, self._search)
            kept = await self._rows.keep_answer(place, found or decide(view))
        return kept if _fits(view, kept) else decide(view)


async def found_anew(
    contest: Contest, place: DecisionPoint, standing: LinePosition, view: View, search: Search
) -> str | None:
    """The house's answer where none is kept; None: the search failed."""
    house = House.of(contest.house)
    if not thinks(house.level, standing.deal, view):
        return decide(view, house.level)
    try:
        found = await search(view, seed_of(contest, place), house.worlds)
    except Exception as error:
        accidents.note(error, "the house in a contest")
        return None
    return found if found is not None and _fits(view, found) else None


def _fits(view: View, code: str) -> bool:
    try:
        return admitted(view.offers, decode(view.rules.pack, code))
    except BadCode:  # from a release that knew more
        return False
