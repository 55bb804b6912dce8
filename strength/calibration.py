"""Whether what is told comes true: of a hundred games told as 40 %, forty should be won.

People of all kinds play a deal (``styles``); now and then the one on turn is told, as a hint tells
it, how often the game goes their way after the club's move, or with no game to be made, how often
they end with more than nothing; and how likely they are to make some bid, or a bonus that they may
announce, or to win a game that they may double. Then the club plays on for all, and the deal says
what came true.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from engine import (
    GAME,
    Action,
    Bid,
    Deal,
    Kontra,
    Rules,
    Say,
    View,
    act,
    choose,
    observe,
    open_deal,
)
from engine.sides import DECLARING, DEFENCE, side
from engine.trump_count import TAROKS
from search.explain.chances import AHEAD, spoken_chance
from search.explain.decisions import together_with
from search.explain.ends import End
from search.explain.hints import chance
from search.explain.weighing import moves_to_weigh
from strength.styles import played_in
from strength.tally import NORMAL

PEOPLE = ("club", "plain", "novice", "timid", "bold", "noisy")
"""The styles that sit at the tables; nobody there plays by chance."""
PARTS = {"bids": range(1), "early": range(1, 4), "middle": range(4, 8), "late": range(8, 11)}
"""Parts of a deal by tricks played; at its first card everybody has just bid."""
SIDES = (DECLARING, DEFENCE, AHEAD)
"""Whom the play is told of; ``AHEAD``: who ends above nothing, where no game is to be made."""
SAID = {"bid": Bid, "bonus": Say, "kontra": Kontra}
"""Moves in words whose chances are told, by their names here."""
TENTHS = 10


def calibrated(rules: Rules, number: int) -> dict[str, list[float]]:
    """The chances told, what came true (0 or 1) and the deal's number.

    They are listed by side and part of a deal, and by ``SAID``.

    One after the other, so that the lists of several deals can be joined (``tenths``).
    """
    answers: dict[str, list[float]] = defaultdict(list)
    for matter, deal, move in _asked(rules, number):
        view = observe(deal, deal.turn)
        likely = chance(view, move)
        end = None if likely is None else _played_on(deal, move)
        came = end and spoken_chance(view, move, [end], least=1)
        if likely is not None and end is not None and came is not None:
            answers[_named(matter, view, end)] += [likely, came, float(number)]
    return dict(answers)


def _named(matter: str, view: View, end: End) -> str:
    if matter in SAID:
        return matter
    declared = end.settled.made is not None
    return f"{side(end.deal, view.viewer or 0) if declared else AHEAD} {matter}"


def _asked(rules: Rules, number: int) -> Iterator[tuple[str, Deal, Action]]:
    """The deal where somebody with a choice is asked, and about which move.

    It asks once in each part of the deal, and once for each kind of word.
    """
    seed = f"calibration {rules.variant} {rules.players} {number}"
    chance = Random(seed)
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    styles = [chance.choice(PEOPLE) for _ in range(rules.players)]
    chances = [Random(f"{seed} {player}") for player in range(rules.players)]
    left = {part: (chance.choice(tricks), chance.randrange(rules.players))
            for part, tricks in PARTS.items()}  # fmt: skip
    words = dict.fromkeys(SAID, chance.randrange(rules.players))
    while (player := deal.turn) is not None:
        view = observe(deal, player)
        if view.phase == "play" and sum(offer.size for offer in view.offers) > 1:
            here = len(view.tricks), len(view.trick)
            for part in [part for part, when in left.items() if when <= here]:
                del left[part]
                if here[0] in PARTS[part]:
                    yield part, deal, choose(view)
        for word, who in list(words.items()):
            if who == player and (moves := _words(view, SAID[word])):
                del words[word]
                yield word, deal, chance.choice(moves)
        deal = act(deal, player, played_in(styles[player], view, chances[player]))


def _words(view: View, kind: type[Action]) -> list[Action]:
    """The moves in words that a player may weigh, and whose chance is told."""
    if not view.dealt or not any(offer.kind is kind for offer in view.offers):
        return []
    moves = [move for move in moves_to_weigh(view) if isinstance(move, kind)]
    return [move for move in moves if _tells(move)]


def _tells(move: Action) -> bool:
    """Whether its chance is told: not for doubling a bonus, nor for counted trumps."""
    return move == Kontra(GAME) if isinstance(move, Kontra) else getattr(move, "key", "") != TAROKS


def _played_on(deal: Deal, move: Action) -> End:
    """The end of the deal, once the club has played on for all."""
    viewer = deal.turn or 0
    deal = act(deal, viewer, move)
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    return End(deal, deal.rules.settle(deal), together_with(deal, viewer))


class Tenth(NamedTuple):
    """Positions in which about the same was told."""

    told: float
    """On average."""
    came: float
    half: float
    """Half of the 95 % interval of how much more often it came true, by whole deals."""
    number: int


def tenths(values: Sequence[float]) -> dict[int, Tenth]:
    """Outcomes by tenths of the chance that was told; 10: all of them."""
    rows = list(zip(values[::3], values[1::3], values[2::3], strict=True))
    by_tenth: Mapping[int, list[tuple[float, float, float]]] = defaultdict(list)
    for row in rows:
        by_tenth[min(int(row[0] * TENTHS), TENTHS - 1)].append(row)
    spread = {tenth: _tenth(by_tenth[tenth]) for tenth in sorted(by_tenth)}
    return {**spread, TENTHS: _tenth(rows)} if rows else {}


def _tenth(rows: Sequence[tuple[float, float, float]]) -> Tenth:
    number = len(rows)
    mean_told = sum(row[0] for row in rows) / number
    share_true = sum(row[1] for row in rows) / number
    sums: dict[float, float] = defaultdict(float)
    for row in rows:
        sums[row[2]] += row[1] - row[0] - (share_true - mean_told)
    half = NORMAL * sqrt(sum(surplus * surplus for surplus in sums.values())) / number
    return Tenth(mean_told, share_true, half, number)
