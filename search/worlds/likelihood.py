"""How well a world explains what the others said: who bids high will mostly have the cards for it.

A world's weight among others is its likelihood; what that brings is measured where it is used.
"""

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple, TypeAlias, TypeVar

from engine import Action, Cards, Rules, View, choose, observe
from engine.house.habits import CLUB, PLAIN
from search.worlds.evidence import played_by
from search.worlds.retelling import dealt_hands, spoken
from search.worlds.worlds import World

T = TypeVar("T")

KINDS = (CLUB, PLAIN)
"""As which of the house's kinds others may bid, each as likely: some dare more than others.

Among 40 worlds of Slovenian tarok the real deal is then 2.9 times as likely as without bids where
plain players have bid, and 3.7 times where the club has. By the club's bids alone it would be 4.8
times where it has bid itself, but 0.85 times where plain players have. The king that was called
makes it a quarter likelier still; which talon set was taken and who announced nothing tell little.
"""
SURE = 0.97
"""How often a player is taken to say what their kind would."""
HOPELESS = 0.01
"""A world less than a hundredth as likely as another is not asked what was said in it."""


class Heard(NamedTuple):
    """A bid or a call, and what the player saw then but for their hand."""

    view: View
    action: Action


Spoken: TypeAlias = Mapping[int, Sequence[Heard]]
"""By player what they have said."""


def likelihood(view: View, world: World) -> float:
    """The chance of the others' bids and calls with the hands of the world, each player being of
    one of the house's kinds and mostly saying what it would.

    Between 0 and 1, and 1 where nobody else has spoken; for the straw men, whose cards since turned
    a View does not tell, too.
    """
    return explained(view, world, heard(view, world), played_by(view))


def explained(
    view: View,
    world: World,
    said: Spoken,
    played: list[Cards],
    before: float = 1.0,
    least: float = 0.0,
) -> float:
    """The same, given what was said, and how likely the world was before.

    0 as soon as it is no more than ``least``: then nobody else is asked.
    """
    hands = dealt_hands(view, world, played) if said and before else []
    for player, words in said.items():
        if before <= least:
            return 0.0
        before *= _chance(words, hands[player])
    return before


def heard(view: View, world: World) -> Spoken:
    """What the others have said. All worlds agree in what they saw then but for their own hands."""
    found: dict[int, list[Heard]] = defaultdict(list)
    if view.straw is not None or not view.dealt:
        return found
    bids, calls = _telling(view.rules)
    for step in spoken(view, world):
        if step.player != view.viewer:
            seen = observe(step.before, step.player)
            if seen.phase in (bids if step.before.contract is None else calls):
                found[step.player].append(Heard(seen, step.action))
    return found


def _telling(rules: Rules) -> tuple[set[str], set[str]]:
    """The phases in which one bids, and calls a king; not where what may be called tells a hand."""
    bids = {phase.name for phase in rules.phases if phase.asks == "openly"}
    calls = {phase.name for phase in rules.phases if phase.name == "call"}
    return bids, set() if rules.tells.call_by_hand else calls


def _chance(words: Sequence[Heard], hand: Cards) -> float:
    """The chance of all that a player has said, had they been dealt this hand."""
    fits = sum(
        all(choose(word.view._replace(hand=hand), kind) == word.action for word in words)
        for kind in KINDS
    )
    return (fits * SURE + (len(KINDS) - fits) * (1 - SURE)) / len(KINDS)


def weights(view: View, drawn: Sequence[World], before: Iterable[float]) -> list[float]:
    """By world its likelihood, given how likely it was before; what has no chance is not asked."""
    said, played = heard(view, drawn[0]), played_by(view)
    found, best = [], 0.0
    for world, chance in zip(drawn, before, strict=True):
        worth_asking = chance if chance > HOPELESS else 0.0
        found.append(explained(view, world, said, played, worth_asking, HOPELESS * best))
        best = max(best, found[-1])
    return found


def likely(drawn: Sequence[T], chances: Iterable[float], number: int) -> list[T]:
    """``number`` of the things that were drawn, each as often as it is likely."""
    sums = list(accumulate(chances))
    marks = ((place + 0.5) / number * sums[-1] for place in range(number))
    return [drawn[bisect(sums, mark)] for mark in marks]
