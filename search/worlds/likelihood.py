"""The likelihood of the others' statements in a world: a high bidder mostly has the cards for it.

A world's weight among others is its likelihood, each player being of one of several styles, and
mostly all of one (``styles``).
"""

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import TypeAlias, TypeVar

import numpy as np

from engine import Cards, Rules, View, observe
from search.kernel.arrays import Floats
from search.worlds.auctions import Statement
from search.worlds.evidence import played_by
from search.worlds.hands import Hands
from search.worlds.reconstruction import dealt_hands, statement_steps
from search.worlds.shown import StyleWeights
from search.worlds.styles import STYLES, in_styles, of_any
from search.worlds.worlds import World

T = TypeVar("T")

Spoken: TypeAlias = Mapping[int, Sequence[Statement]]
"""By player what they have said."""


def likelihood(view: View, world: World) -> float:
    """The chance of the others' bids and calls with the hands of the world.

    Between 0 and 1, and 1 where no other player has spoken, or with straw men: no View shows which
    of their cards have been turned.
    """
    return float(np.exp(log_likelihoods(view, [world], statements_of_others(view, world))[0]))


def log_likelihoods(
    view: View, drawn: Sequence[World], said: Spoken, shown: StyleWeights = ()
) -> Floats:
    """By world the logarithm of that chance, given what was said, and what was shown earlier."""
    if not said:
        return np.zeros(len(drawn))
    played = played_by(view)
    dealt = [dealt_hands(view, world, played) for world in drawn]
    chances = {
        player: _in_styles(view.rules, words, [hands[player] for hands in dealt])
        for player, words in said.items()
    }
    return np.asarray(np.log(of_any(_as_shown(chances, shown, view.viewer))))


def _in_styles(rules: Rules, words: Sequence[Statement], hands: Sequence[Cards]) -> Floats:
    """By style and hand the chance of what a player said; equal hands are looked at once."""
    places = {hand: place for place, hand in enumerate(dict.fromkeys(hands))}
    by_hand: Floats = in_styles(words, Hands(rules, [*places]))
    return by_hand[:, [places[hand] for hand in hands]]


def _as_shown(chances: dict[int, Floats], shown: StyleWeights, viewer: int | None) -> list[Floats]:
    """The chances by style and world, even of others who have said nothing yet.

    Their style is a clue to everybody's.
    """
    silent = np.ones((len(STYLES), 1))
    known = {
        player: np.array(styles)[:, None] * chances.get(player, silent)
        for player, styles in enumerate(shown)
        if styles and player != viewer
    }
    return [*{**chances, **known}.values()]


def log_chances_of_bids(view: View, drawn: Sequence[World], shown: StyleWeights = ()) -> Floats:
    """By world the logarithm of the chance of what the others have said."""
    return log_likelihoods(view, drawn, statements_of_others(view, drawn[0]), shown)


def statements_of_others(view: View, world: World) -> Spoken:
    """The others' statements. All worlds agree in what they saw then but for their own hands."""
    statements: dict[int, list[Statement]] = defaultdict(list)
    if view.straw is not None or not view.dealt:
        return statements
    bids, calls = bidding_phases(view.rules)
    for step in statement_steps(view, world):
        if step.player != view.viewer:
            seen = observe(step.before, step.player)
            if seen.phase in (bids if step.before.contract is None else calls):
                statements[step.player].append(Statement(seen, step.action))
    return statements


def bidding_phases(rules: Rules) -> tuple[set[str], set[str]]:
    """The phases of bids, and of king calls unless the offers reveal a hand."""
    bids = {phase.name for phase in rules.phases if phase.asks == "openly"}
    calls = {phase.name for phase in rules.phases if phase.name == "call"}
    return bids, set() if rules.tells.call_by_hand else calls


def sampled(drawn: Sequence[T], chances: Iterable[float], number: int) -> list[T]:
    """A sample of ``number`` of the drawn things, each as often as it is likely."""
    sums = list(accumulate(chances))
    marks = ((place + 0.5) / number * sums[-1] for place in range(number))
    return [drawn[bisect(sums, mark)] for mark in marks]
