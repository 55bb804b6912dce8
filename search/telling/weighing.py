"""The one place where a decision is judged: hints, analyses and practices ask here.

A view and what people have shown in earlier deals always get the same answer, whoever asks: chance
is seeded with what the viewer knows.
"""

from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32

from engine import GAME, Action, Bid, Deal, Kontra, Pass, Play, View, actions_of, variant
from engine import choose as by_thumb
from search.judging.candidates import MOST, candidates
from search.judging.equals import does_or_spares, equals, lowest_that_does
from search.judging.judge import CALLING, advised, not_rash
from search.judging.likely_worlds import (
    WIDE,
    alike,
    fitting,
    standard_error,
    telling,
)
from search.judging.trials import Trials, try_moves
from search.kernel.arrays import Floats
from search.kernel.contract_row import NotInKernel
from search.kernel.jit import AVAILABLE
from search.telling.grades import ALIKE, APART, Gap
from search.telling.own_ways import rid_of_it
from search.worlds.shown import Shown

BIDS = 3
"""Bids that are tried beside a pass and what rules of thumb say: the lowest ones."""


class Effort(NamedTuple):
    """In how many worlds moves are tried."""

    cards: int
    others: int
    """Before the play, where each takes longer."""

    def worlds(self, view: View) -> int:
        """How many for this decision; twice as many for whom to play with."""
        if view.phase == "play":
            return self.cards
        return 2 * self.others if view.phase == CALLING else self.others

    @property
    def doubled(self) -> "Effort":
        """Twice the worlds; before the play, where deals go more ways, three times as many."""
        return Effort(2 * self.cards, 3 * self.others)


USUAL = Effort(100, 40)
"""To find the move to advise."""
AGAIN = Effort(160, 80)
"""To set it against the move made, where that is in doubt: fresh worlds."""
SECOND, LAST = 1, 4
"""Added to the seed for these, and for the look after them if they tell too little."""
FEW = 0.3
"""The share of them that must tell something by themselves, which copies do not."""
SOME = 6.0
"""How many of them must do so for anything to be said of moves at all."""
FRESH = 5
"""Added to the seed where a hint looks once more; analyses add less."""


class Weighing(NamedTuple):
    """Moves that were tried in the same worlds, and the one of them that is advised."""

    view: View
    moves: list[Action]
    """Of equal cards, only the lowest is here."""
    place: int
    """The place of the advised one."""
    trials: Trials
    deals: list[Deal]
    seed: int
    shown: Shown = ()
    """What people had shown in earlier deals of the match."""

    @property
    def advised(self) -> Action:
        """The move."""
        return self.moves[self.place]

    @property
    def scores(self) -> Floats:
        """By world and move what comes of it on average, in game points for the viewer."""
        found: Floats = self.trials.gains.mean(axis=2)
        return found

    def value(self, move: Action) -> float:
        """What a move is worth on average."""
        return float(self.scores[:, self.moves.index(move)].mean())

    def error(self, move: Action) -> float:
        """The standard error of that."""
        return standard_error(self.scores[:, self.moves.index(move)], self.trials.alike)

    def gap(self, move: Action) -> Gap:
        """How much less it brings than the advised one."""
        apart = self.scores[:, self.place] - self.scores[:, self.moves.index(move)]
        error = standard_error(apart, self.trials.alike) if move != self.advised else 0.0
        return Gap(float(apart.mean()), error, self.looked_at, self.unit)

    @property
    def looked_at(self) -> int:
        """How many deals they were tried in; where few are likely, as few as tell."""
        told = telling(self.trials.alike)
        return len(self.deals) if told >= SOME else round(told)

    @property
    def unit(self) -> float:
        """That of its game."""
        return unit(self.view)

    def others(self) -> list[Action]:
        """The moves that are not advised, the best first."""
        means = self.scores.mean(axis=0)
        order = sorted(range(len(self.moves)), key=lambda at: -means[at])
        return [self.moves[at] for at in order if at != self.place]

    @property
    def weight(self) -> float:
        """What is surely at stake, in units: the best move over the worst one."""
        means = self.scores.mean(axis=0)
        apart = self.scores[:, means.argmax()] - self.scores[:, means.argmin()]
        surely = float(apart.mean()) - ALIKE * standard_error(apart, self.trials.alike)
        return max(0.0, surely / self.unit)


def unit(view: View) -> float:
    """What a point of this game is to one of the game for which ``grades`` were made."""
    return variant(view.rules.variant).spread(view.rules.players) / APART


def weigh(
    view: View, effort: Effort = USUAL, made: Action | None = None, shown: Shown = ()
) -> Weighing | None:
    """The moves that one may think of, and ``made`` among them.

    None: there is but one, or it cannot be judged. ``shown``: what people have shown in earlier
    deals of the match.
    """
    moves = moves_to_weigh(view, made)
    if not AVAILABLE or len(moves) < 2:
        return None
    found = _tried(view, moves, effort, seed_of(view), shown)
    return found and found._replace(place=_advised(found, made))


def weigh_again(
    view: View,
    advised: Action,
    made: Action,
    effort: Effort = AGAIN,
    look: int = SECOND,
    shown: Shown = (),
) -> Weighing | None:
    """Two moves in fresh worlds: the highest of many means is too high by chance."""
    return _tried(view, [advised, made], effort, seed_of(view) + look, shown)


def seed_of(view: View) -> int:
    """A number that is the same for the same decision, and tells nothing but what the view does."""
    told = (view.viewer, view.dealer, view.hand, view.phase, view.bids, view.said, view.called,
            view.trick, view.tricks, view.laid)  # fmt: skip
    return crc32(repr(told).encode()) >> 4


def _tried(
    view: View, moves: list[Action], effort: Effort, seed: int, shown: Shown
) -> Weighing | None:
    """The moves in worlds that fit the view; None: there are none, or they can't be played."""
    assert view.viewer is not None
    try:
        deals = worlds_of(view, effort, seed, shown)
        if not deals:
            return None
        trials = try_moves(deals, moves, view.viewer, seed)
    except NotInKernel:
        return None
    return Weighing(view, moves, 0, trials, deals, seed, shown)


def worlds_of(view: View, effort: Effort, seed: int, shown: Shown = ()) -> list[Deal]:
    """The worlds in which moves are tried; more are drawn where few of them are likely.

    Raises NotInKernel.
    """
    number = effort.worlds(view)
    found = fitting(view, seed, number, shown=shown)
    if found and telling(alike(found)) < FEW * number:
        found = fitting(view, seed, number, WIDE, shown)
    return found


def _again_better(found: Weighing, usual: Action) -> bool:
    """Whether the move that seems better than the usual one is so in fresh worlds, too, where that
    is in doubt: the highest of many means is too high by chance.
    """
    if usual == found.advised or found.gap(usual).grade == "costs":
        return True
    effort = Effort(len(found.deals), len(found.deals))
    moves = [found.advised, usual]
    again = _tried(found.view, moves, effort, found.seed + FRESH, found.shown)
    return again is None or again.gap(usual).less > ALIKE * again.gap(usual).error


# What might be done ---------------------------------------------------------------------------


def alike_to(view: View, move: Action) -> Action:
    """The move that stands for this one: the lowest of equal cards."""
    if not isinstance(move, Play):
        return move
    lowest = equals(view).get(move.card, move.card)
    return next(one for one in _cards(view) if one.card == lowest)


def moves_to_weigh(view: View, made: Action | None = None) -> list[Action]:
    """The moves that are set against each other; ``made`` may be one that nobody thought of."""
    if view.phase == "play":
        stands = equals(view)
        return [move for move in _cards(view) if stands[move.card] == move.card]
    found = [*(candidates(view) or _near(view))][: MOST + 1]
    if _surely_told(view):
        found = list(dict.fromkeys([*found, Kontra(GAME)]))
    return [*found, *([made] if made is not None and made not in found else [])]


def _surely_told(view: View) -> bool:
    """Whether a kontra may be said on a game that one lost trick ends.

    Of others worlds know too little where a declarer is alone (``judging.candidates``).
    """
    contract = view.contract
    every = contract is not None and contract.aim == "all_tricks"
    return every and any(move == Kontra(GAME) for move in _words(view))


def _words(view: View) -> Iterable[Action]:
    return (
        offer.nth(at) for offer in view.offers if offer.kind is Kontra for at in range(offer.size)
    )


def _cards(view: View) -> Iterable[Play]:
    """Every card once, with the word that is due."""
    cards = {move.card: move for move in actions_of(view.offers) if isinstance(move, Play)}
    return cards.values()


def _near(view: View) -> list[Action]:
    """What rules of thumb say, the least that could be said, and nothing."""
    usual = by_thumb(view)
    if sum(offer.size for offer in view.offers) <= MOST // 2 and not _bids(view):
        return list(dict.fromkeys([usual, *actions_of(view.offers)]))
    said = [move for move in actions_of(view.offers) if isinstance(move, Bid | Pass)]
    nothing = [move for move in said if isinstance(move, Pass)]
    least = [offer.nth(0) for offer in view.offers if offer.size]
    bids = [move for move in said if isinstance(move, Bid)][:BIDS]
    return list(dict.fromkeys([usual, *nothing, *bids, *least]))


def _bids(view: View) -> bool:
    return any(offer.kind is Bid for offer in view.offers)


def _advised(found: Weighing, made: Action | None) -> int:
    """The place of the usual move, unless another one is better; of cards that do as much for a
    trick, the lowest, unless that is worse beyond doubt.

    The move made is never advised for having been made: whoever asks beforehand hears the same.
    """
    view, moves = found.view, found.moves
    thought_of = moves_to_weigh(view) if made is not None else moves
    usual = alike_to(view, by_thumb(view))
    if usual not in thought_of:
        usual = thought_of[0]
    scores: Floats = found.scores[:, [moves.index(one) for one in thought_of]]
    usual = not_rash(view, thought_of, scores, usual)
    best = thought_of[advised(view, thought_of, scores, usual, found.trials.alike)]
    better = found._replace(place=moves.index(best))
    if better.gap(usual).grade == "as-good" or not _again_better(better, usual):
        best, better = usual, found._replace(place=moves.index(usual))
    fine = [move for move in thought_of if better.gap(move).grade != "costs"]
    lowest = lowest_that_does(view, fine, best, does=does_or_spares)
    rid = rid_of_it(view, thought_of, better.value(lowest), better.error(lowest), better.unit)
    return moves.index(rid or lowest)
