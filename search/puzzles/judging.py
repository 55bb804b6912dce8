"""Whether a decision is a puzzle: one answer clearly best, in worlds of its own, for one reason."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

import numpy as np

from engine import Action, Deal, Play, View, choose, encode, observe
from engine.house.habits import CLUB, NOVICE, PLAIN
from search.explain.ends import ends
from search.explain.grades import unit
from search.explain.hints import reasons_against, worlds_to_count
from search.explain.nudges import Reason
from search.explain.reasons import paid
from search.explain.weighing import (
    Effort,
    Weighing,
    moves_to_weigh,
    representative,
    seed_of,
    weigh_moves,
)
from search.judging.equals import equivalents
from search.judging.judge import choose as searched
from search.judging.trials import try_moves
from search.puzzles.puzzle import SAME, Answer, Puzzle
from search.puzzles.themes import Choice, themes_of

THOROUGH = Effort(400, 250)
"""The worlds of the look that counts: for choices before the play each is played out four times,
so that 1,000 deals stand behind the answer."""


class Look(NamedTuple):
    """A quick look for positions worth the long one."""

    effort: Effort
    errs: float
    """Units by which somebody must err in it."""


LOOKS = (Look(Effort(24, 12), 2.5), Look(Effort(96, 48), 4.0))
ERRORS = 1.5
"""Standard errors by which somebody errs in those."""
FIRST_LOOK, SECOND_LOOK, LATER_LOOKS = 11, 19, 20
"""Added to the seed: no analysis and no hint looks at the same worlds."""

MARGIN = 5.0
"""Units (``grades``) by which the best answer leads all wrong ones."""
MARGIN_ERRORS = 4.0
"""Standard errors by which it leads them."""
AS_GOOD = 1.0
"""Units behind the best answer up to which another one is accepted."""
NO_DIFFERENCE = 0.5
"""Units within which all cards are as good in a puzzle that says so."""
MIN_ALIKE = 3
"""Cards, touching ones counted as one, of which there must be so many for it to be a question."""
MAX_ANSWERS = 2
"""Answers accepted, of touching cards one: with more the question asks too little."""
SELDOM_BETTER = 0.15
"""The share of worlds in which the best of the wrong answers may be better."""
MAX_REASONS, ONE_REASON = 2, 0.6
"""Reasons that are still one: a card and what comes of it. With more, the share of the difference
that one line of the score carries."""
HALF = 0.5
"""The share of solvers taken for a puzzle without a difference, until people have answered."""
SEARCHERS, FEW_WORLDS = 8, 16
"""Masters who try a puzzle, so that its first rating is known, and the worlds each looks at."""

Refused: TypeAlias = Literal[
    "nothing-to-choose", "small", "unsure", "several", "no-reason", "no-theme", "nobody-errs",
    "unlucky", "dull",
]  # fmt: skip
"""Why a decision is no puzzle."""


class Position(NamedTuple):
    """A decision, and the record of its deal up to there."""

    deal: Deal
    record: str

    @property
    def view(self) -> View:
        """The view of the solver."""
        assert self.deal.turn is not None
        return observe(self.deal, self.deal.turn)


def is_promising(view: View) -> bool:
    """Whether quick looks find that a player by rules of thumb errs, and by much."""
    moves = moves_to_weigh(view)
    made = {representative(view, move) for move in _by_thumb(view)} & set(moves)
    if len(moves) < 2 or not made:
        return False
    for look, (effort, least) in enumerate(LOOKS):
        weighing = weigh_moves(view, moves, effort, FIRST_LOOK + look)
        if weighing is None:
            return False
        gaps = [weighing.gap(move) for move in made]
        if not any(gap.less >= max(least * gap.unit, ERRORS * gap.error) for gap in gaps):
            return False
    return True


def judged(position: Position) -> Puzzle | Refused:
    """The puzzle that a decision is, or why it is none."""
    view = position.view
    moves = moves_to_weigh(view)
    weighing = weigh_moves(view, moves, THOROUGH, SECOND_LOOK) if len(moves) > 1 else None
    if weighing is None:
        return "nothing-to-choose"
    right = [move for move in moves if weighing.gap(move).less <= AS_GOOD * weighing.unit]
    wrong = [move for move in weighing.others() if move not in right]
    refusal = _not_clear(weighing, right, wrong) or _not_true(position, weighing, right)
    if refusal is not None:
        return refusal
    reasons = {move: tuple(reasons_against(weighing, move)) for move in wrong}
    if not _is_one_reason(weighing, wrong[0], reasons[wrong[0]]):
        return "no-reason"
    themes = themes_of(Choice(view, weighing.advised, wrong, reasons[wrong[0]]))
    if not themes:
        return "no-theme"
    solvers = _solvers(view, right)
    if not solvers[0] < 1:
        return "nobody-errs"
    answers = list(_answers(weighing, right, reasons))
    if isinstance(weighing.advised, Play):
        nearest = next(answer for answer in answers if not answer.is_right)
        answers.append(Answer(SAME, nearest.cost, nearest.error, False, nearest.reasons))
    return _puzzle(position, weighing, answers, themes, solvers)


def judged_same(position: Position) -> Puzzle | Refused:
    """The puzzle in which all cards come to the same, or why it is none."""
    view = position.view
    moves = moves_to_weigh(view)
    if len(moves) < MIN_ALIKE or view.phase != "play":
        return "dull"
    if not _are_alike(weigh_moves(view, moves, LOOKS[0].effort, FIRST_LOOK)):
        return "unsure"
    weighing = weigh_moves(view, moves, THOROUGH, SECOND_LOOK)
    if weighing is None or not _are_alike(weighing):
        return "unsure"
    cards = [Answer(code, 0.0, 0.0, False) for code in _codes(view, moves)]
    answers = [Answer(SAME, 0.0, 0.0, True), *cards]
    return _puzzle(position, weighing, answers, (SAME,), (HALF, HALF))


def _are_alike(weighing: Weighing | None) -> bool:
    """Whether all moves bring the same, as far as worlds tell."""
    if weighing is None:
        return False
    gaps = [weighing.gap(move) for move in weighing.moves]
    return all(gap.less + gap.error <= NO_DIFFERENCE * gap.unit for gap in gaps)


def look_again(puzzle: Puzzle, look: int) -> tuple[float, ...]:
    """The average worth of each move in as many fresh worlds; empty: it cannot be judged."""
    view = puzzle.view
    weighing = weigh_moves(view, moves_to_weigh(view), THOROUGH, LATER_LOOKS + look)
    return () if weighing is None else tuple(map(float, weighing.scores.mean(axis=0)))


def keeps_answer(puzzle: Puzzle, looks: Sequence[Sequence[float]]) -> bool:
    """Whether the answer is the same in all worlds of some further looks."""
    view = puzzle.view
    if not all(looks):
        return False
    means = np.mean(looks, axis=0)
    if puzzle.themes == (SAME,):
        return bool(means.max() - means.min() <= AS_GOOD * unit(view))
    best = moves_to_weigh(view)[int(means.argmax())]
    answer = puzzle.answer(encode(view.rules.pack, best))
    return answer is not None and answer.is_right


# What makes it one ------------------------------------------------------------------------------


def _not_clear(
    weighing: Weighing, right: Sequence[Action], wrong: Sequence[Action]
) -> Refused | None:
    """Why the best answers do not lead the others clearly; None: they do."""
    if not wrong or len(right) > MAX_ANSWERS:
        return "several"
    gap = weighing.gap(wrong[0])
    if gap.less < MARGIN * gap.unit:
        return "small"
    places = [weighing.place, weighing.moves.index(wrong[0])]
    best, rival = (weighing.scores[:, place] for place in places)
    if gap.less < MARGIN_ERRORS * gap.error or float((rival > best).mean()) > SELDOM_BETTER:
        return "unsure"
    return None


def _not_true(position: Position, weighing: Weighing, right: Sequence[Action]) -> Refused | None:
    """Why the answer would disappoint in the deal as it was: another one was better there."""
    deal, moves = position.deal, weighing.moves
    assert weighing.view.viewer is not None
    trials = try_moves([deal] * SEARCHERS, moves, weighing.view.viewer, weighing.seed)
    best = moves[int(trials.gains.mean(axis=(0, 2)).argmax())]
    means = trials.gains.mean(axis=(0, 2))
    lead = float(means.max() - max(means[moves.index(move)] for move in right))
    return "unlucky" if best not in right and lead > AS_GOOD * weighing.unit else None


def _is_one_reason(weighing: Weighing, rival: Action, reasons: Sequence[Reason]) -> bool:
    """Whether a reason and what comes of it explain the difference, or one line of the score."""
    if not reasons:
        return False
    return len(reasons) <= MAX_REASONS or _weightiest_share(weighing, rival) >= ONE_REASON


def _weightiest_share(weighing: Weighing, rival: Action) -> float:
    """The share of the difference that the weightiest line of the score carries."""
    view, worlds = weighing.view, worlds_to_count(weighing.deals)
    first = ends(view, worlds, weighing.advised, weighing.seed)
    second = ends(view, worlds, rival, weighing.seed)
    keys = {line.key for end in (*first, *second) for line in end.settled.lines}
    differences = [
        float(np.mean(paid(view, first, key)) - np.mean(paid(view, second, key))) for key in keys
    ]
    whole = sum(map(abs, differences))
    return max(differences, default=0.0) / whole if whole else 0.0


def _by_thumb(view: View) -> list[Action]:
    return [choose(view, habits) for habits in (NOVICE, PLAIN, CLUB)]


def _solvers(view: View, right: Sequence[Action]) -> tuple[float, float]:
    """The share of players by rules of thumb who answer right, and of masters in a hurry."""
    by_thumb = _by_thumb(view)
    seed = seed_of(view) + SECOND_LOOK
    by_search = [searched(view, seed + number, FEW_WORLDS) for number in range(SEARCHERS)]
    shares = [
        sum(representative(view, move) in right for move in moves) / len(moves)
        for moves in (by_thumb, by_search)
    ]
    return shares[0], shares[1]


# The puzzle -------------------------------------------------------------------------------------


def _puzzle(
    position: Position,
    weighing: Weighing,
    answers: Sequence[Answer],
    themes: tuple[str, ...],
    solvers: tuple[float, ...],
) -> Puzzle:
    return Puzzle(
        record=position.record,
        answers=tuple(answers),
        themes=themes,
        value=round(weighing.value(weighing.advised), 1),
        worlds=len(weighing.deals),
        solvers=solvers,
    )


def _answers(
    weighing: Weighing,
    right: Sequence[Action],
    reasons: Mapping[Action, tuple[Reason, ...]],
) -> Iterator[Answer]:
    """All that may be chosen, the best first: cards that touch are answers of their own."""
    view = weighing.view
    for move in (weighing.advised, *weighing.others()):
        gap = weighing.gap(move)
        for code in _codes(view, [move]):
            if move in right:
                yield Answer(code, 0.0, 0.0, True)
            else:
                cost, error = round(gap.less, 1), round(gap.error, 1)
                yield Answer(code, cost, error, False, reasons[move])


def _codes(view: View, moves: Sequence[Action]) -> list[str]:
    """The codes of moves, and of the cards equal to them."""
    pack, codes = view.rules.pack, list[str]()
    for move in moves:
        same = equivalents(view, move.card) if isinstance(move, Play) else []
        codes += [encode(pack, move), *(encode(pack, Play(card)) for card in same)]
    return codes
