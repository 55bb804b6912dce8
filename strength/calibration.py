"""Whether what is told comes true: of a hundred games told as 40 %, forty should be won.

People of all kinds play a deal (``styles``); now and then the one on turn is told, as a hint tells
it, how often the game goes their way after the club's move. Then the club plays on for all, and the
deal says what came true.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from engine import Deal, Rules, View, act, choose, observe, open_deal
from engine.sides import DECLARING, DEFENCE, side
from search.telling.hints import chance_of_game
from strength.styles import played_in
from strength.tally import NORMAL

PEOPLE = ("club", "plain", "novice", "timid", "bold", "noisy")
"""The styles that sit at the tables; who plays by chance is none of them."""
PARTS = {"bids": range(1), "early": range(1, 4), "middle": range(4, 8), "late": range(8, 11)}
"""Parts of a deal by tricks played; at its first card everybody has just bid."""
SIDES = (DECLARING, DEFENCE)
TENTHS = 10


def calibrated(rules: Rules, number: int) -> dict[str, list[float]]:
    """By side and part of a deal: what was told, what came true (0 or 1), the number of the deal.

    One after the other, so that the lists of several deals can be joined (``tenths``).
    """
    found: dict[str, list[float]] = defaultdict(list)
    for part, deal, view in _asked(rules, number):
        move = choose(view)
        told = chance_of_game(view, move)
        came = _came_true(deal, view)
        if told is not None and came is not None:
            found[f"{side(deal, view.viewer or 0)} {part}"] += [told, came, float(number)]
    return dict(found)


def _asked(rules: Rules, number: int) -> Iterator[tuple[str, Deal, View]]:
    """The deal where somebody with a choice of cards is asked: once in each part of it."""
    seed = f"calibration {rules.variant} {rules.players} {number}"
    chance = Random(seed)
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    styles = [chance.choice(PEOPLE) for _ in range(rules.players)]
    chances = [Random(f"{seed} {player}") for player in range(rules.players)]
    left = {part: (chance.choice(tricks), chance.randrange(rules.players))
            for part, tricks in PARTS.items()}  # fmt: skip
    while (player := deal.turn) is not None:
        view = observe(deal, player)
        if view.phase == "play" and view.straw is None and _chooses(view):
            here = len(view.tricks), len(view.trick)
            for part in [part for part, when in left.items() if when <= here]:
                del left[part]
                if here[0] in PARTS[part]:
                    yield part, deal, view
        deal = act(deal, player, played_in(styles[player], view, chances[player]))


def _chooses(view: View) -> bool:
    return sum(offer.size for offer in view.offers) > 1


def _came_true(deal: Deal, view: View) -> float | None:
    """1: the game went the viewer's way, once the club had played on; None: there was none."""
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    made = deal.rules.settle(deal).made
    if made is None:
        return None
    return float(made == (side(deal, view.viewer or 0) == DECLARING))


class Tenth(NamedTuple):
    """Positions in which about the same was told."""

    told: float
    """In the mean."""
    came: float
    half: float
    """Half of a 95 % interval of how much oftener it came true, reckoned by whole deals."""
    number: int


def tenths(values: Sequence[float]) -> dict[int, Tenth]:
    """What was found, by tenths of what was told; 10: all of it."""
    rows = list(zip(values[::3], values[1::3], values[2::3], strict=True))
    by_tenth: Mapping[int, list[tuple[float, float, float]]] = defaultdict(list)
    for row in rows:
        by_tenth[min(int(row[0] * TENTHS), TENTHS - 1)].append(row)
    found = {tenth: _tenth(by_tenth[tenth]) for tenth in sorted(by_tenth)}
    return {**found, TENTHS: _tenth(rows)} if rows else {}


def _tenth(rows: Sequence[tuple[float, float, float]]) -> Tenth:
    number = len(rows)
    told, came = sum(row[0] for row in rows) / number, sum(row[1] for row in rows) / number
    sums: dict[float, float] = defaultdict(float)
    for row in rows:
        sums[row[2]] += row[1] - row[0] - (came - told)
    half = NORMAL * sqrt(sum(one * one for one in sums.values())) / number
    return Tenth(told, came, half, number)
