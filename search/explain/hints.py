"""A hint: a nudge towards the best move, the move, and why: from the View alone, and earlier deals.

``weighing`` says what is best, for hints as for analyses; where nothing can be tried, rules of
thumb decide. No clock and no chance: the view and the effort decide all.
"""

from collections.abc import Iterator, Sequence

from engine import Action, Deal, Kontra, Lay, Play, Say, View, choose, each, encode
from engine.trump_count import TAROKS
from search.explain.chances import claim_of, spoken_chance
from search.explain.ends import Compared, ends
from search.explain.game_reasons import by_rule
from search.explain.grades import MIN_DEALS, MIN_SHOWN_COST, SAME_ERRORS
from search.explain.in_tricks import sure_of_trick
from search.explain.nudges import Hint, Reason, Tried, codes, hint_by_thumb, nudge, thumb
from search.explain.reasons import reasons
from search.explain.weighing import (
    USUAL_EFFORT,
    Effort,
    Weighing,
    moves_to_weigh,
    seed_of,
    weigh,
    worlds_of,
)
from search.judging.equals import equivalents
from search.judging.exact_endings import is_late
from search.kernel.contract_row import NotInKernel
from search.worlds.shown import StyleWeights

MOST_REASONS = 5
MAX_NAMED = 3
"""The most moves named as equally good; with more, a hint says that all are."""
FAR, FAR_SAID = 100.0, 25.0
"""Units: a move so much worse, such as a valat on nothing, is not mentioned; the second is for
announcements, most of which are far-fetched."""
COUNTED, FEW = 2, 40
"""Reasons are counted in 1 of ``COUNTED`` worlds, but in at least ``FEW``, or all there are."""
BESIDE_AS_GOOD = (
    *("saves-lost", "saves-won", "feeds", "sheds", "takes-high"),
    *("bid-made", "bid-seldom", "empties", "lays-points"),
)
"""Reasons for a move beside one that is as good: what a card saves or brings in, how often a bid is
made, what a discard does for one's hand."""
MAX_RIVALS = 3
"""Among how many moves one is looked for that something speaks against."""
BY_HABIT = ("talon", "call", "discard", "fool")
"""Phases on which rules of thumb have something to say where nothing was counted."""


def hint(view: View, effort: Effort = USUAL_EFFORT, shown: StyleWeights = ()) -> Hint:
    """The hint for the player on turn, given what people have shown in earlier deals."""
    weighing = weigh(view, effort, shown=shown) if view.dealt else None
    if weighing is None:
        return _without_search(view)
    move = weighing.advised
    chosen = tuple(reasons_for(weighing))[:MOST_REASONS]
    code = encode(view.rules.pack, move)
    return Hint(nudge(view, move), code, _tried(weighing), chosen, weighing.looked_at)


def _without_search(view: View) -> Hint:
    """A hint by rules of thumb, or the lowest of cards that are all equal."""
    moves = moves_to_weigh(view) if view.dealt and view.phase == "play" else []
    if len(moves) != 1 or not (same := _equal(view, moves[0])):
        return hint_by_thumb(view)
    return Hint(nudge(view, moves[0]), encode(view.rules.pack, moves[0]), (), tuple(same), 0)


def _tried(weighing: Weighing) -> tuple[Tried, ...]:
    """The moves that were tried, the advised one first."""
    pack = weighing.view.rules.pack
    return tuple(
        Tried(encode(pack, move), weighing.value(move), weighing.error(move), weighing.gap(move))
        for move in (weighing.advised, *_notable(weighing))
    )


def _notable(weighing: Weighing) -> list[Action]:
    """The other moves, less the far worse ones; the best of these if there are none.

    Of discards of one kind, pips of a suit say, one is enough.
    """
    others = weighing.others()
    near = [move for move in others if weighing.gap(move).less < _far(move) * weighing.unit]
    kinds: dict[object, Action] = {_kind(weighing, weighing.advised): weighing.advised}
    return [
        candidate
        for candidate in near
        if kinds.setdefault(_kind(weighing, candidate), candidate) is candidate
    ] or others[:1]


def _far(move: Action) -> float:
    return FAR_SAID if isinstance(move, Say) else FAR


def _kind(weighing: Weighing, move: Action) -> object:
    """The grouping key of a move: moves with the same key are mentioned once."""
    if not isinstance(move, Lay):
        return move
    pack, grade = weighing.view.rules.pack, weighing.gap(move).grade
    cards = sorted((pack.suit(card), pack.value_of[card]) for card in each(move.cards))
    return (*cards, "as-good" if grade == "best" else grade)


def reasons_for(weighing: Weighing) -> Iterator[Reason]:
    """The reasons for the advised move; none, where nothing counted speaks for it."""
    move, value = weighing.advised, weighing.value(weighing.advised)
    if reason := by_rule(weighing.view, move, value, weighing.error(move)):
        yield reason
        return
    bolder = [move for move in weighing.others() if _promises(weighing, move)]
    graded = _by_grade(weighing, bolder)
    same = graded["as-good"]
    costs, unsure = graded["costs"], graded["not-sure"]
    if isinstance(move, Play) and same and not costs and not bolder and _is_one(weighing):
        yield Reason("no-matter", {})
        return
    yield from _equal(weighing.view, weighing.advised)
    if same:
        yield _close(weighing, same, everything=not costs and not unsure and not bolder)
    if bolder:
        yield Reason("held-back", {"moves": _codes(weighing.view, bolder)})
    if unsure:
        yield Reason("not-sure", {"moves": _codes(weighing.view, unsure)})
    because = _counted(weighing, costs, [*same, *unsure]) or _sure(weighing, [*costs, *unsure])
    yield from because
    if not because and (costs or unsure):
        yield from _in_the_end(weighing, costly=bool(costs))


def _by_grade(weighing: Weighing, bolder: Sequence[Action]) -> dict[str, list[Action]]:
    """The other moves that are worth a word, less the bolder ones."""
    graded: dict[str, list[Action]] = {"as-good": [], "costs": [], "not-sure": []}
    for move in _notable(weighing):
        if move not in bolder:
            graded[weighing.gap(move).grade].append(move)
    return graded


def _close(weighing: Weighing, same: Sequence[Action], *, everything: bool) -> Reason:
    """The moves that are about the same; of many cards, that all of them are."""
    if everything and len(same) > MAX_NAMED and isinstance(weighing.advised, Play):
        return Reason("close-all", {})
    return Reason("close", {"moves": _codes(weighing.view, same)})


def _counted(weighing: Weighing, costs: list[Action], others: list[Action]) -> list[Reason]:
    """The reasons counted against the first costly move that has some.

    If none has, the effects of the advised move beside one that may be as good. None where too few
    deals are likely enough to count in.
    """
    if weighing.looked_at < MIN_DEALS:
        return []
    for rival in costs[:MAX_RIVALS]:
        if rival_reasons := reasons_against(weighing, rival):
            return rival_reasons
    of_rivals = (reasons_against(weighing, move) for move in others[:MAX_RIVALS])
    kept = ([reason for reason in some if reason.key in BESIDE_AS_GOOD] for some in of_rivals)
    return next(filter(None, kept), [])


def _sure(weighing: Weighing, worse: Sequence[Action]) -> list[Reason]:
    """The reasons that hold whatever the others hold."""
    if claim_of(weighing.advised) == TAROKS:
        return [Reason("trumps-pay", {})]
    sure = (list(sure_of_trick(weighing.view, weighing.advised, move)) for move in worse)
    return next(filter(None, sure), [])


def _in_the_end(weighing: Weighing, *, costly: bool) -> Iterator[Reason]:
    """The last resort where nothing counted speaks for the move."""
    if _by_habit(weighing):
        yield thumb(weighing.view, weighing.advised)
    elif costly and isinstance(weighing.advised, Play):
        yield Reason("searched" if is_late(weighing.deals[0]) else "in-all", {})


def _is_one(weighing: Weighing) -> bool:
    """Whether all that may be done comes to the same."""
    gaps = [weighing.gap(move) for move in weighing.moves]
    return all(abs(gap.less) + gap.error < MIN_SHOWN_COST for gap in gaps)


def reasons_against(weighing: Weighing, rival: Action) -> list[Reason]:
    """The reasons for the advised move and against this one."""
    worlds = worlds_to_count(weighing.deals)
    try:
        first = ends(weighing.view, worlds, weighing.advised, weighing.seed)
        second = ends(weighing.view, worlds, rival, weighing.seed)
    except NotInKernel:
        return []
    return list(reasons(Compared(weighing.view, weighing.advised, first, rival, second)))


def chance(view: View, move: Action, effort: Effort = USUAL_EFFORT) -> float | None:
    """The chance after a move, as a hint would state it (``chances.spoken_chance``).

    It is the chance that the game goes the viewer's way, or that they keep the promise made with
    the move.

    None: there is no such matter, or it cannot be estimated.
    """
    try:
        deals = worlds_of(view, effort, seed_of(view))
        world_ends = ends(view, worlds_to_count(deals), move, seed_of(view)) if deals else []
    except NotInKernel:
        return None
    return spoken_chance(view, move, world_ends) if world_ends else None


def worlds_to_count(deals: Sequence[Deal]) -> list[Deal]:
    """The worlds in which reasons are counted: some of those that the values come from."""
    enough = max(len(deals) // COUNTED, min(len(deals), FEW))
    return [deals[place * len(deals) // enough] for place in range(enough)]


def _promises(weighing: Weighing, move: Action) -> bool:
    """Whether something to be said promises more than the advice, but not surely."""
    gap = weighing.gap(move)
    return isinstance(move, Say | Kontra) and gap.less < -SAME_ERRORS * gap.error


def _equal(view: View, move: Action) -> list[Reason]:
    """The equal cards beside the advised one."""
    same = equivalents(view, move.card) if isinstance(move, Play) else []
    return [Reason("equal", {"cards": codes(view, sum(same))})] if same else []


def _by_habit(weighing: Weighing) -> bool:
    view = weighing.view
    return view.phase in BY_HABIT and choose(view) == weighing.advised


def _codes(view: View, moves: Sequence[Action]) -> str:
    return " ".join(encode(view.rules.pack, move) for move in moves)
