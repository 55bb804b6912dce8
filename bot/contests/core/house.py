"""The house in contests: the same situation always gets the same answer.

A move depends on the contest and on what its player has seen, not on time, load or the number of
workers. Answers are stored, so that all people meet the same ones even if the house changes, or if
a search failed and rules of thumb stood in.
"""

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import NamedTuple, TypeAlias

from bot.base import accidents
from bot.contests.core.deals import LinePosition, contest_name, view_digest
from bot.contests.core.rows import Contest, ContestRows, DecisionPoint
from bot.games.info import Level
from bot.games.levels import CLUB, LEVELS, MASTER
from bot.tables.model.house_moves import move_by_thumb, searches
from engine import BadCode, View, admitted, decode, observe

Search: TypeAlias = Callable[[View, int, int], Awaitable[str | None]]
"""Finds a move for a view, a seed and a number of worlds; deterministic. None: no worker can."""

EDITION = 5
"""Raise it when the house moves differently in contests: open contests then say so."""
WORLDS = 24
"""Worlds that a master searches for a card, however long that takes (docs/contest_methods.md)."""


class House(NamedTuple):
    """The version of the house that a contest names."""

    level: Level
    worlds: int
    edition: int

    def __str__(self) -> str:
        return f"{self.level} {self.worlds} {self.edition}"

    @classmethod
    def of(cls, version: str) -> "House":
        """Parse the version of a contest."""
        level, worlds, edition = version.split()
        levels: dict[str, Level] = {level_name: level_name for level_name in LEVELS}
        return cls(levels[level], int(worlds), int(edition))


def house_now(*, searching: bool) -> House:
    """Return the house for new contests: masters if workers can search, else the club."""
    return House(MASTER, WORLDS, EDITION) if searching else House(CLUB, 0, EDITION)


def is_changed(contest: Contest) -> bool:
    """Return whether the house has another edition now than when the contest was made."""
    return House.of(contest.house).edition != EDITION


async def nobody_searches(view: View, seed: int, worlds: int) -> None:
    """Find no move, so that all moves are made by rules of thumb."""
    del view, seed, worlds


def decision_point(contest: Contest, deal: int, position: LinePosition) -> DecisionPoint:
    """Return the decision point of the player to move."""
    player = position.deal.turn
    assert player is not None
    digest = view_digest(observe(position.deal, player), position.again)
    return DecisionPoint(contest.id, deal, player, digest)


def seed_of(contest: Contest, point: DecisionPoint) -> int:
    """Return the seed of a master's worlds at a decision point."""
    text = f"{contest_name(contest)} {point.deal} {point.player} {point.seen}"
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big") >> 2


def has_choice(view: View) -> bool:
    """Return whether a player has more than one legal action."""
    return sum(offer.size for offer in view.offers) > 1


class ContestHouse:
    """Finds and stores the house's answers in contests. Every method may raise StoreError."""

    def __init__(self, rows: ContestRows, search: Search) -> None:
        self._rows = rows
        self._search = search

    async def move(self, contest: Contest, deal: int, position: LinePosition) -> str:
        """Return the code of the house's move for the player to move, stored from now on."""
        assert position.deal.turn is not None
        view = observe(position.deal, position.deal.turn)
        if not has_choice(view):
            return move_by_thumb(view)
        point = decision_point(contest, deal, position)
        stored = await self._rows.answer(point)
        if stored is None or not fits(view, stored):
            answer = await new_answer(contest, point, position, view, self._search)
            stored = await self._rows.keep_answer(point, answer or move_by_thumb(view))
        return stored if fits(view, stored) else move_by_thumb(view)


async def new_answer(
    contest: Contest, point: DecisionPoint, position: LinePosition, view: View, search: Search
) -> str | None:
    """Compute the house's answer; None if the search failed."""
    house = House.of(contest.house)
    if not searches(house.level, position.deal, view):
        return move_by_thumb(view, house.level)
    try:
        code = await search(view, seed_of(contest, point), house.worlds)
    except Exception as error:
        accidents.note(error, "the house in a contest")
        return None
    return code if code is not None and fits(view, code) else None


def fits(view: View, code: str) -> bool:
    """Return whether a stored answer is a legal move; another release may have meant another."""
    try:
        return admitted(view.offers, decode(view.rules.pack, code))
    except BadCode:  # from a newer release
        return False
