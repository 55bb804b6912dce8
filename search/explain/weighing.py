"""The judgement of a decision: the only place for it, used by hints, analyses and practices.

A view, with the styles shown in earlier deals, always gets the same answer: chance is seeded with
what the viewer knows.
"""

from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32

from engine import GAME, Action, Bid, Deal, Kontra, Pass, Play, View, actions_of
from engine import choose as by_thumb
from search.explain.game_reasons import rid_of_it
from search.explain.grades import SAME_ERRORS, Gap, unit
from search.judging.bids import is_bid
from search.judging.candidates import MAX_CANDIDATES, candidates
from search.judging.equals import equals, lowest_sufficient, suffices_or_saves_master
from search.judging.judge import CALLING, advised, not_rash
from search.judging.likely_worlds import (
    WIDE,
    alike,
    effective_number,
    fitting,
    standard_error,
)
from search.judging.trials import Trials, try_moves
from search.kernel.arrays import Floats
from search.kernel.contract_row import NotInKernel
from search.kernel.jit import AVAILABLE
from search.worlds.shown import StyleWeights

MAX_OTHER_BIDS = 3
"""Bids that are tried beside a pass and what rules of thumb say: the lowest ones."""


class Effort(NamedTuple):
    """The number of worlds in which moves are tried."""

    cards: int
    others: int
    """Before the play, where each takes longer."""

    def worlds(self, view: View) -> int:
        """The number for this decision; twice as many for a call of a partner."""
        if view.phase == "play":
            return self.cards
        return 2 * self.others if view.phase == CALLING else self.others

    @property
    def doubled(self) -> "Effort":
        """Twice the worlds; before the play, where deals go more ways, three times as many."""
        return Effort(2 * self.cards, 3 * self.others)


USUAL_EFFORT = Effort(100, 40)
"""The effort of finding the move to advise."""
RECHECK_EFFORT = Effort(160, 80)
"""The effort of setting it against the move made, where that is in doubt: fresh worlds."""
SECOND, LAST = 1, 4
"""Added to the seed for these, and for the look after them if they are inconclusive."""
FEW = 0.3
"""The least share of them that the effective number must reach, without copies."""
MIN_EFFECTIVE_WORLDS = 6.0
"""The effective number of worlds below which moves are not judged at all."""
FRESH = 5
"""Added to the seed where a hint looks once more; analyses add less."""


class Weighing(NamedTuple):
    """Moves tried in the same worlds, and the advised one."""

    view: View
    moves: list[Action]
    """Of equal cards, only the lowest is here."""
    place: int
    """The place of the advised one."""
    trials: Trials
    deals: list[Deal]
    seed: int
    shown: StyleWeights = ()
    """The bidding styles that people had shown in earlier deals of the match."""

    @property
    def advised(self) -> Action:
        """The move."""
        return self.moves[self.place]

    @property
    def scores(self) -> Floats:
        """By world and move what comes of it on average, in game points for the viewer."""
        means: Floats = self.trials.gains.mean(axis=2)
        return means

    def value(self, move: Action) -> float:
        """The average worth of a move."""
        return float(self.scores[:, self.moves.index(move)].mean())

    def error(self, move: Action) -> float:
        """The standard error of that."""
        return standard_error(self.scores[:, self.moves.index(move)], self.trials.alike)

    def gap(self, move: Action) -> Gap:
        """The shortfall of a move against the advised one."""
        apart = self.scores[:, self.place] - self.scores[:, self.moves.index(move)]
        error = standard_error(apart, self.trials.alike) if move != self.advised else 0.0
        return Gap(float(apart.mean()), error, self.looked_at, self.unit)

    @property
    def looked_at(self) -> int:
        """The number of deals tried; where few are likely, the effective number."""
        number = effective_number(self.trials.alike)
        return len(self.deals) if number >= MIN_EFFECTIVE_WORLDS else round(number)

    @property
    def unit(self) -> float:
        """The unit of its game."""
        return unit(self.view)

    def others(self) -> list[Action]:
        """The moves that are not advised, the best first."""
        means = self.scores.mean(axis=0)
        order = sorted(range(len(self.moves)), key=lambda index: -means[index])
        return [self.moves[index] for index in order if index != self.place]

    @property
    def weight(self) -> float:
        """The sure stake, in units: the best move over the worst one."""
        means = self.scores.mean(axis=0)
        apart = self.scores[:, means.argmax()] - self.scores[:, means.argmin()]
        surely = float(apart.mean()) - SAME_ERRORS * standard_error(apart, self.trials.alike)
        return max(0.0, surely / self.unit)


def weigh(
    view: View, effort: Effort = USUAL_EFFORT, made: Action | None = None, shown: StyleWeights = ()
) -> Weighing | None:
    """The moves worth considering, weighed, with ``made`` among them.

    None: there is but one, or it cannot be judged. ``shown``: what people have shown in earlier
    deals of the match.
    """
    moves = moves_to_weigh(view, made)
    if not AVAILABLE or len(moves) < 2:
        return None
    weighing = _tried(view, moves, effort, seed_of(view), shown)
    return weighing and weighing._replace(place=_advised(weighing, made))


def weigh_again(
    view: View,
    advised: Action,
    made: Action,
    effort: Effort = RECHECK_EFFORT,
    look: int = SECOND,
    shown: StyleWeights = (),
) -> Weighing | None:
    """Two moves in fresh worlds: the highest of many means is too high by chance."""
    return _tried(view, [advised, made], effort, seed_of(view) + look, shown)


def weigh_moves(view: View, moves: list[Action], effort: Effort, look: int) -> Weighing | None:
    """Moves in worlds of their own, and the one with the highest mean in place of an advised one.

    ``look``: added to the seed, so that other looks say nothing about this one.
    """
    weighing = _tried(view, moves, effort, seed_of(view) + look, ())
    return weighing and weighing._replace(place=int(weighing.scores.mean(axis=0).argmax()))


def seed_of(view: View) -> int:
    """A seed that depends on nothing but the view, and is always the same for a decision."""
    seen = (view.viewer, view.dealer, view.hand, view.phase, view.bids, view.said, view.called,
            view.trick, view.tricks, view.laid)  # fmt: skip
    return crc32(repr(seen).encode()) >> 4


def _tried(
    view: View, moves: list[Action], effort: Effort, seed: int, shown: StyleWeights
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


def worlds_of(view: View, effort: Effort, seed: int, shown: StyleWeights = ()) -> list[Deal]:
    """The worlds in which moves are tried; more are drawn where few of them are likely.

    Raises NotInKernel.
    """
    number = effort.worlds(view)
    deals = fitting(view, seed, number, shown=shown)
    if deals and effective_number(alike(deals)) < FEW * number:
        deals = fitting(view, seed, number, WIDE, shown)
    return deals


def _again_better(weighing: Weighing, usual: Action) -> bool:
    """Whether the move that seems better than the usual one is so in fresh worlds, too.

    They are looked at where that is in doubt: the highest of many means is too high by chance.
    """
    if usual == weighing.advised or weighing.gap(usual).grade == "costs":
        return True
    effort = Effort(len(weighing.deals), len(weighing.deals))
    moves = [weighing.advised, usual]
    again = _tried(weighing.view, moves, effort, weighing.seed + FRESH, weighing.shown)
    return again is None or again.gap(usual).less > SAME_ERRORS * again.gap(usual).error


# What might be done ---------------------------------------------------------------------------


def representative(view: View, move: Action) -> Action:
    """The move that stands for this one: the lowest of equal cards."""
    if not isinstance(move, Play):
        return move
    lowest = equals(view).get(move.card, move.card)
    return next(play for play in _cards(view) if play.card == lowest)


def moves_to_weigh(view: View, made: Action | None = None) -> list[Action]:
    """The moves that are set against each other; ``made`` may be an unusual one."""
    if view.phase == "play":
        stands = equals(view)
        return [move for move in _cards(view) if stands[move.card] == move.card]
    weighed = [*(candidates(view) or _near(view))][: MAX_CANDIDATES + 1]
    if _may_double_whole_game(view):
        weighed = list(dict.fromkeys([*weighed, Kontra(GAME)]))
    return [*weighed, *([made] if made is not None and made not in weighed else [])]


def _may_double_whole_game(view: View) -> bool:
    """Whether a kontra may be said on a game that one lost trick ends.

    Of others worlds know too little where a declarer is alone (``judging.candidates``).
    """
    contract = view.contract
    every = contract is not None and contract.aim == "all_tricks"
    return every and any(move == Kontra(GAME) for move in _words(view))


def _words(view: View) -> Iterable[Action]:
    return (
        offer.nth(index)
        for offer in view.offers
        if offer.kind is Kontra
        for index in range(offer.size)
    )


def _cards(view: View) -> Iterable[Play]:
    """Every card once, with the word that is due."""
    cards = {move.card: move for move in actions_of(view.offers) if isinstance(move, Play)}
    return cards.values()


def _near(view: View) -> list[Action]:
    """The usual move by rules of thumb, the least statement, and silence."""
    usual = by_thumb(view)
    if sum(offer.size for offer in view.offers) <= MAX_CANDIDATES // 2 and not is_bid(view):
        return list(dict.fromkeys([usual, *actions_of(view.offers)]))
    said = [move for move in actions_of(view.offers) if isinstance(move, Bid | Pass)]
    nothing = [move for move in said if isinstance(move, Pass)]
    least = [offer.nth(0) for offer in view.offers if offer.size]
    bids = [move for move in said if isinstance(move, Bid)][:MAX_OTHER_BIDS]
    return list(dict.fromkeys([usual, *nothing, *bids, *least]))


def _advised(weighing: Weighing, made: Action | None) -> int:
    """The place of the usual move, unless another one is better.

    Of cards that suffice for a trick, the lowest, unless that is worse beyond doubt.

    The move made is never advised for having been made: a hint beforehand says the same.
    """
    view, moves = weighing.view, weighing.moves
    thought_of = moves_to_weigh(view) if made is not None else moves
    usual = representative(view, by_thumb(view))
    if usual not in thought_of:
        usual = thought_of[0]
    scores: Floats = weighing.scores[:, [moves.index(candidate) for candidate in thought_of]]
    usual = not_rash(view, thought_of, scores, usual)
    best = thought_of[advised(view, thought_of, scores, usual, weighing.trials.alike)]
    better = weighing._replace(place=moves.index(best))
    if better.gap(usual).grade == "as-good" or not _again_better(better, usual):
        best, better = usual, weighing._replace(place=moves.index(usual))
    fine = [move for move in thought_of if better.gap(move).grade != "costs"]
    lowest = lowest_sufficient(view, fine, best, does=suffices_or_saves_master)
    rid = rid_of_it(view, thought_of, better.value(lowest), better.error(lowest), better.unit)
    return moves.index(rid or lowest)
