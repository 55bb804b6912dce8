"""Players of graded strength who try a contest's deals: none of them is the judge's own kind.

Club players who play some cards by chance, who are timid, bold or forgetful; masters who look at
fewer worlds than the house's; novices.
"""

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from bot.contests.core.deals import LinePosition, contest_name
from bot.contests.core.house import WORLDS
from bot.contests.core.rows import Contest
from bot.tables.model.house_moves import searches
from bot.thinkers.pickling import pack_view
from bot.thinkers.work import answer
from engine import HABITS, View, choose, encode, variant

EARLIER_WORLDS = 6
"""Worlds of a master as those of an earlier release were: they searched a quarter as much."""
DARE, WORTH = 0.2, 0.25
"""Differences of timid and bold players: in the chance at which a bid is dared, and in the points
that it must bring, as a share of how far chance sets scores apart."""


class Kind(NamedTuple):
    """A row: a kind of player."""

    name: str
    base: str
    """The habits; of masters, for what they don't search."""
    by_chance: float = 0.0
    """The share of cards that chance plays."""
    bold: int = 0
    remembers: int = 0
    """The newest tricks that they remember; 0: all."""
    worlds: int = 0
    """Worlds that a master looks at; 0: rules of thumb."""

    @property
    def varies(self) -> bool:
        """Whether two of a kind play differently."""
        return self.by_chance > 0 or self.worlds > 0 or self.base == "novice"


KINDS = (
    Kind("master", "club", worlds=WORLDS),
    Kind("earlier-master", "club", worlds=EARLIER_WORLDS),
    Kind("club", "club"),
    Kind("timid", "club", bold=-1),
    Kind("bold", "club", bold=1),
    Kind("forgetful", "club", remembers=2),
    Kind("club-5", "club", by_chance=0.05),
    Kind("club-10", "club", by_chance=0.1),
    Kind("club-20", "club", by_chance=0.2),
    Kind("club-25", "club", by_chance=0.25),
    Kind("club-40", "club", by_chance=0.4),
    Kind("novice", "novice"),
)
"""The better ones first, as far as their rows tell."""


def chooser(kind: Kind, contest: Contest, number: int) -> Callable[[LinePosition, View], str]:
    """How one of a kind plays a contest's deal; ``number`` tells those of a kind apart."""
    return partial(_move, kind, f"{contest_name(contest)} {kind.name} {number}")


def _move(kind: Kind, name: str, position: LinePosition, view: View) -> str:
    """The code of the move of a player; the same for the same name and view."""
    seed = blake2b(f"{name} {view}".encode(), digest_size=8).digest()
    pack = view.rules.pack
    if kind.worlds and searches("master", position.deal, view):
        return answer(pack_view(view), int.from_bytes(seed[:4], "big") >> 2, kind.worlds)
    chance = Random(seed)
    if view.phase == "play" and chance.random() < kind.by_chance:
        plays = [action for offer in view.offers for action in offer.actions()]
        return encode(pack, chance.choice(plays))
    game = variant(view.rules.variant)
    habits = game.habits_of(HABITS[kind.base], view.rules.players)
    personal = habits._replace(
        name=kind.name,
        dare=min(1.0, max(0.0, habits.dare - DARE * kind.bold)),
        worth=habits.worth - WORTH * game.spread(view.rules.players) * kind.bold,
        remembers=kind.remembers or habits.remembers,
    )
    return encode(pack, choose(view, personal))
