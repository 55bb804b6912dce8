"""How well a world explains what the others said: who bids high will mostly have the cards for it.

A world's weight among others is its likelihood, each player being of one of several styles, and
mostly all of one (``styles``).
"""

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import TypeAlias, TypeVar

import numpy as np

from engine import Rules, View, observe
from search.kernel.arrays import Floats
from search.worlds.auctions import Heard
from search.worlds.evidence import played_by
from search.worlds.hands import Hands
from search.worlds.retelling import dealt_hands, spoken
from search.worlds.shown import Shown
from search.worlds.styles import STYLES, in_styles, of_any
from search.worlds.worlds import World

T = TypeVar("T")

Spoken: TypeAlias = Mapping[int, Sequence[Heard]]
"""By player what they have said."""


def likelihood(view: View, world: World) -> float:
    """The chance of the others' bids and calls with the hands of the world.

    Between 0 and 1, and 1 where nobody else has spoken; with straw men, too, as no View tells which
    of their cards have been turned.
    """
    return float(np.exp(explained(view, [world], heard(view, world))[0]))


def explained(view: View, drawn: Sequence[World], said: Spoken, shown: Shown = ()) -> Floats:
    """By world the logarithm of that chance, given what was said, and what was shown earlier."""
    if not said:
        return np.zeros(len(drawn))
    played = played_by(view)
    dealt = [dealt_hands(view, world, played) for world in drawn]
    hands = {player: Hands(view.rules, [each[player] for each in dealt]) for player in said}
    chances = {player: in_styles(words, hands[player]) for player, words in said.items()}
    return np.asarray(np.log(of_any(_as_shown(chances, shown, view.viewer))))


def _as_shown(chances: dict[int, Floats], shown: Shown, viewer: int | None) -> list[Floats]:
    """The chances by style and world, even of others who have said nothing yet: their style is a
    clue to everybody's."""
    silent = np.ones((len(STYLES), 1))
    known = {
        player: np.array(styles)[:, None] * chances.get(player, silent)
        for player, styles in enumerate(shown)
        if styles and player != viewer
    }
    return [*{**chances, **known}.values()]


def told_by_bids(view: View, drawn: Sequence[World], shown: Shown = ()) -> Floats:
    """By world the logarithm of the chance of what the others have said."""
    return explained(view, drawn, heard(view, drawn[0]), shown)


def heard(view: View, world: World) -> Spoken:
    """What the others have said. All worlds agree in what they saw then but for their own hands."""
    found: dict[int, list[Heard]] = defaultdict(list)
    if view.straw is not None or not view.dealt:
        return found
    bids, calls = telling(view.rules)
    for step in spoken(view, world):
        if step.player != view.viewer:
            seen = observe(step.before, step.player)
            if seen.phase in (bids if step.before.contract is None else calls):
                found[step.player].append(Heard(seen, step.action))
    return found


def telling(rules: Rules) -> tuple[set[str], set[str]]:
    """The phases in which one bids, and calls a king; not where what may be called tells a hand."""
    bids = {phase.name for phase in rules.phases if phase.asks == "openly"}
    calls = {phase.name for phase in rules.phases if phase.name == "call"}
    return bids, set() if rules.tells.call_by_hand else calls


def likely(drawn: Sequence[T], chances: Iterable[float], number: int) -> list[T]:
    """``number`` of the things that were drawn, each as often as it is likely."""
    sums = list(accumulate(chances))
    marks = ((place + 0.5) / number * sums[-1] for place in range(number))
    return [drawn[bisect(sums, mark)] for mark in marks]
