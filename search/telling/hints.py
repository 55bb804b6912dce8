"""A hint: a nudge towards the best move, the move, and why: from the View alone, and earlier deals.

``weighing`` says what is best, for hints as for analyses; where nothing can be tried, rules of
thumb decide. No clock and no chance: the view and the effort decide all.
"""

from collections.abc import Iterator, Sequence

from engine import Action, Deal, Kontra, Lay, Play, Say, View, choose, each, encode
from engine.trump_count import TAROKS
from search.judging.equals import together
from search.judging.exact_endings import is_late
from search.kernel.contract_row import NotInKernel
from search.telling.chances import about
from search.telling.chances import told as told_of
from search.telling.ends import Compared, ends
from search.telling.grades import ALIKE, ENOUGH, TENTH
from search.telling.in_tricks import sure_of_trick
from search.telling.nudges import Hint, Told, Tried, codes, hint_by_thumb, nudge, thumb
from search.telling.own_ways import by_rule
from search.telling.reasons import reasons
from search.telling.weighing import (
    USUAL,
    Effort,
    Weighing,
    moves_to_weigh,
    seed_of,
    weigh,
    worlds_of,
)
from search.worlds.shown import Shown

MOST_REASONS = 5
NAMED = 3
"""How many moves that are as good are named; of more it is said that all are."""
FAR, FAR_SAID = 100.0, 25.0
"""Units: a move so much worse, such as a valat on nothing, is not worth a word; the second is for
announcements, most of which nobody thinks of."""
COUNTED, FEW = 2, 40
"""Reasons are counted in 1 of ``COUNTED`` worlds, but in at least ``FEW``, or all there are."""
BESIDE_AS_GOOD = (
    *("saves-lost", "saves-won", "feeds", "sheds", "takes-high"),
    *("bid-made", "bid-seldom", "empties", "lays-points"),
)
"""Reasons for a move beside one that is as good: what a card saves or brings in, how often a bid is
made, what a discard does for one's hand."""
RIVALS = 3
"""Among how many moves one is looked for that something speaks against."""
BY_HABIT = ("talon", "call", "discard", "fool")
"""Phases on which rules of thumb have something to say where nothing was counted."""


def hint(view: View, effort: Effort = USUAL, shown: Shown = ()) -> Hint:
    """The hint for the player on turn, given what people have shown in earlier deals."""
    found = weigh(view, effort, shown=shown) if view.dealt else None
    if found is None:
        return _without_search(view)
    move = found.advised
    told = tuple(why(found))[:MOST_REASONS]
    code = encode(view.rules.pack, move)
    return Hint(nudge(view, move), code, _tried(found), told, found.looked_at)


def _without_search(view: View) -> Hint:
    """What rules of thumb say, or the lowest of cards that are all the same."""
    moves = moves_to_weigh(view) if view.dealt and view.phase == "play" else []
    if len(moves) != 1 or not (same := _equal(view, moves[0])):
        return hint_by_thumb(view)
    return Hint(nudge(view, moves[0]), encode(view.rules.pack, moves[0]), (), tuple(same), 0)


def _tried(found: Weighing) -> tuple[Tried, ...]:
    """The moves that were tried, the advised one first."""
    pack = found.view.rules.pack
    return tuple(
        Tried(encode(pack, move), found.value(move), found.error(move), found.gap(move))
        for move in (found.advised, *_worth_a_word(found))
    )


def _worth_a_word(found: Weighing) -> list[Action]:
    """The other moves, less those that nobody would think of; the best of these if there are none.
    Of discards of one kind, pips of a suit say, one is enough.
    """
    others = found.others()
    near = [move for move in others if found.gap(move).less < _far(move) * found.unit]
    kinds: dict[object, Action] = {_kind(found, found.advised): found.advised}
    return [one for one in near if kinds.setdefault(_kind(found, one), one) is one] or others[:1]


def _far(move: Action) -> float:
    return FAR_SAID if isinstance(move, Say) else FAR


def _kind(found: Weighing, move: Action) -> object:
    """What is the same for moves that need not be told apart."""
    if not isinstance(move, Lay):
        return move
    pack, grade = found.view.rules.pack, found.gap(move).grade
    cards = sorted((pack.suit(card), pack.value_of[card]) for card in each(move.cards))
    return (*cards, "as-good" if grade == "best" else grade)


def why(found: Weighing) -> Iterator[Told]:
    """What speaks for the advised move; nothing, where nothing that was counted does."""
    move, value = found.advised, found.value(found.advised)
    if told := by_rule(found.view, move, value, found.error(move)):
        yield told
        return
    bolder = [move for move in found.others() if _promises(found, move)]
    graded = _by_grade(found, bolder)
    same = graded["as-good"]
    costs, unsure = graded["costs"], graded["not-sure"]
    if isinstance(move, Play) and same and not costs and not bolder and _is_one(found):
        yield Told("no-matter", {})
        return
    yield from _equal(found.view, found.advised)
    if same:
        yield _close(found, same, everything=not costs and not unsure and not bolder)
    if bolder:
        yield Told("held-back", {"moves": _codes(found.view, bolder)})
    if unsure:
        yield Told("not-sure", {"moves": _codes(found.view, unsure)})
    because = _counted(found, costs, [*same, *unsure]) or _sure(found, [*costs, *unsure])
    yield from because
    if not because and (costs or unsure):
        yield from _in_the_end(found, costly=bool(costs))


def _by_grade(found: Weighing, bolder: Sequence[Action]) -> dict[str, list[Action]]:
    """The other moves that are worth a word, less the bolder ones."""
    graded: dict[str, list[Action]] = {"as-good": [], "costs": [], "not-sure": []}
    for move in _worth_a_word(found):
        if move not in bolder:
            graded[found.gap(move).grade].append(move)
    return graded


def _close(found: Weighing, same: Sequence[Action], *, everything: bool) -> Told:
    """The moves that are about the same; of many cards, that all of them are."""
    if everything and len(same) > NAMED and isinstance(found.advised, Play):
        return Told("close-all", {})
    return Told("close", {"moves": _codes(found.view, same)})


def _counted(found: Weighing, costs: list[Action], others: list[Action]) -> list[Told]:
    """What was counted against the first move that costs something and has something to tell; or
    else what the advised one does, whatever comes of it, beside one that may be as good. Nothing
    where too few deals are likely enough to count in.
    """
    if found.looked_at < ENOUGH:
        return []
    for rival in costs[:RIVALS]:
        if told_against := against(found, rival):
            return told_against
    told = (against(found, move) for move in others[:RIVALS])
    kept = ([why for why in some if why.key in BESIDE_AS_GOOD] for some in told)
    return next(filter(None, kept), [])


def _sure(found: Weighing, worse: Sequence[Action]) -> list[Told]:
    """What is true whatever the others hold."""
    if about(found.advised) == TAROKS:
        return [Told("trumps-pay", {})]
    told = (list(sure_of_trick(found.view, found.advised, move)) for move in worse)
    return next(filter(None, told), [])


def _in_the_end(found: Weighing, *, costly: bool) -> Iterator[Told]:
    """What there is to say where nothing that was counted speaks for the move."""
    if _by_habit(found):
        yield thumb(found.view, found.advised)
    elif costly and isinstance(found.advised, Play):
        yield Told("searched" if is_late(found.deals[0]) else "in-all", {})


def _is_one(found: Weighing) -> bool:
    """Whether all that may be done comes to the same."""
    gaps = [found.gap(move) for move in found.moves]
    return all(abs(gap.less) + gap.error < TENTH for gap in gaps)


def against(found: Weighing, rival: Action) -> list[Told]:
    """What speaks for the advised move and against this one."""
    worlds = _looked_at(found.deals)
    try:
        first = ends(found.view, worlds, found.advised, found.seed)
        second = ends(found.view, worlds, rival, found.seed)
    except NotInKernel:
        return []
    return list(reasons(Compared(found.view, found.advised, first, rival, second)))


def chance(view: View, move: Action, effort: Effort = USUAL) -> float | None:
    """How likely it is, as a hint would tell it, that the game goes the viewer's way after a move,
    or that they keep what they say with it (``chances.told``).

    None: there is nothing of the kind, or nobody can tell.
    """
    try:
        deals = worlds_of(view, effort, seed_of(view))
        found = ends(view, _looked_at(deals), move, seed_of(view)) if deals else []
    except NotInKernel:
        return None
    return told_of(view, move, found) if found else None


def _looked_at(deals: Sequence[Deal]) -> list[Deal]:
    """The worlds in which reasons are counted: some of those that the values come from."""
    enough = max(len(deals) // COUNTED, min(len(deals), FEW))
    return [deals[place * len(deals) // enough] for place in range(enough)]


def _promises(found: Weighing, move: Action) -> bool:
    """Whether something to be said promises more than the advice, but not surely."""
    gap = found.gap(move)
    return isinstance(move, Say | Kontra) and gap.less < -ALIKE * gap.error


def _equal(view: View, move: Action) -> list[Told]:
    """Cards that are the same as the one that is advised."""
    same = together(view, move.card) if isinstance(move, Play) else []
    return [Told("equal", {"cards": codes(view, sum(same))})] if same else []


def _by_habit(found: Weighing) -> bool:
    view = found.view
    return view.phase in BY_HABIT and choose(view) == found.advised


def _codes(view: View, moves: Sequence[Action]) -> str:
    return " ".join(encode(view.rules.pack, one) for one in moves)
