"""A hint: a nudge towards the best move, the move, and why: from the View alone, and earlier deals.

What is best ``weighing`` says, for hints as for analyses; what cannot be tried, rules of thumb
decide. No clock and no chance: the view and the effort say all.
"""

from collections.abc import Iterator, Sequence

from engine import Action, Bid, Deal, Kontra, Play, Say, View, choose, encode
from search.judging.equals import together
from search.judging.exact_endings import late
from search.kernel.contract_row import NotInKernel
from search.telling.chances import told as told_of
from search.telling.ends import Compared, ends
from search.telling.grades import TENTH
from search.telling.nudges import Hint, Told, Tried, codes, hint_by_thumb, nudge, thumb
from search.telling.own_ways import thrown_in
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

MOST_REASONS = 4
FAR = 100.0
"""Units: what is worse by so much, such as a valat on nothing, is not worth a word."""
COUNTED, FEW = 2, 40
"""Reasons are counted in 1 of ``COUNTED`` worlds, but in at least ``FEW``, or all there are."""
BESIDE_AS_GOOD = (
    *("saves-lost", "saves-won", "feeds", "sheds", "takes-high"),
    *("bid-made", "bid-seldom"),
)
"""Reasons for a move beside one that is as good: what a card saves or brings in, and how often a
bid is made."""
BY_HABIT = ("talon", "call", "discard", "fool")
"""Phases of which rules of thumb have something to say where nothing was counted."""


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
    """The other moves, less those that nobody would think of; one of these, if there are none."""
    others = found.others()
    return [move for move in others if found.gap(move).less < FAR * found.unit] or others[:1]


def why(found: Weighing) -> Iterator[Told]:
    """What speaks for the move that is advised; nothing, where nothing that was counted does."""
    move, value = found.advised, found.value(found.advised)
    if thrown := thrown_in(found.view, move, value, found.error(move)):
        yield thrown
        return
    graded: dict[str, list[Action]] = {}
    for move in _worth_a_word(found):
        graded.setdefault(found.gap(move).grade, []).append(move)
    bolder = [move for move in found.others() if _promises(found, move)]
    same = [move for move in graded.get("as-good", ()) if move not in bolder]
    worse = [*graded.get("costs", ()), *graded.get("not-sure", ())]
    rival = next((move for move in worse if move not in bolder and _seems(found, move)), None)
    cards = isinstance(found.advised, Play)
    if cards and same and rival is None and not bolder and _is_one(found):
        yield Told("no-matter", {})
        return
    yield from _equal(found.view, found.advised)
    if same:
        yield Told("close", {"moves": _codes(found.view, same)})
    if bolder:
        yield Told("held-back", {"moves": _codes(found.view, bolder)})
    told = _for_habit(found, same) if rival is None else list(against(found, rival))
    yield from told
    if not told and not same and not bolder and not graded.get("costs"):
        yield Told("not-sure", {"moves": _codes(found.view, worse)})
    elif not told and rival is not None:
        if _by_habit(found):
            yield thumb(found.view, found.advised)
        elif isinstance(rival, Play) and found.gap(rival).grade == "costs" and not late(found.view):
            yield Told("in-all", {})


def _seems(found: Weighing, move: Action) -> bool:
    """Whether a move seems worse, so that something may speak against it."""
    gap = found.gap(move)
    return gap.grade == "costs" or gap.less > gap.error


def _is_one(found: Weighing) -> bool:
    """Whether all that may be done comes to the same."""
    gaps = [found.gap(move) for move in found.moves]
    return all(abs(gap.less) + gap.error < TENTH for gap in gaps)


def _for_habit(found: Weighing, same: Sequence[Action]) -> list[Told]:
    """What speaks for the move beside one that is as good."""
    rival = next((move for move in same if isinstance(move, Play | Bid)), None)
    told = [] if rival is None else against(found, rival)
    return [why for why in told if why.key in BESIDE_AS_GOOD]


def against(found: Weighing, rival: Action) -> list[Told]:
    """What speaks for the move that is advised, and against this one."""
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
    """The worlds of which reasons are counted: some of those that the values come from."""
    enough = max(len(deals) // COUNTED, min(len(deals), FEW))
    return [deals[place * len(deals) // enough] for place in range(enough)]


def _promises(found: Weighing, move: Action) -> bool:
    """Whether something to be said promises more than the advice, but not surely."""
    gap = found.gap(move)
    return isinstance(move, Say | Kontra) and gap.less < 0 and gap.grade != "as-good"


def _equal(view: View, move: Action) -> list[Told]:
    """Cards that are the same as the one that is advised."""
    same = together(view, move.card) if isinstance(move, Play) else []
    return [Told("equal", {"cards": codes(view, sum(same))})] if same else []


def _by_habit(found: Weighing) -> bool:
    view = found.view
    return view.phase in BY_HABIT and choose(view) == found.advised


def _codes(view: View, moves: Sequence[Action]) -> str:
    return " ".join(encode(view.rules.pack, one) for one in moves)
