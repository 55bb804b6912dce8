"""How ghosts play a contest's deal: plain functions, done by another process in short pieces."""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from time import perf_counter
from typing import NamedTuple, TypeAlias

from bot.contests.core.deals import LinePosition, after, name_of, opened
from bot.contests.core.house import WORLDS, House, has_choice, place_of, seed_of
from bot.contests.core.points_ahead import Came, came_to
from bot.contests.core.rows import Contest, DecisionPoint
from bot.games.levels import BY_THUMB
from bot.store import Level
from bot.tables.model.house_moves import decide, thinks
from bot.thinkers.pickling import pack
from engine import HABITS, View, choose_as, decode, encode, observe

PIECE = 0.3
"""Seconds after which a job answers with what it has, so that what people ask can come next."""

Find: TypeAlias = Callable[[bytes, int, int], str]
"""Finds a move for a packed view, a seed and a number of worlds, always the same
(``bot.thinkers.work.answer``)."""
Known: TypeAlias = Mapping[tuple[int, str], str]
"""Answers of the house at a deal, by player and what they had seen."""


class GhostTask(NamedTuple):
    """A ghost yet to play."""

    seat: int
    level: Level
    number: int
    """From 1."""


class GhostResult(NamedTuple):
    """Moves of a ghost in a deal, and the result."""

    line: tuple[str, ...]
    """The codes of all moves, of the others, too."""
    met: tuple[tuple[tuple[int, str], str], ...]
    """The house's answers to it since the job began."""
    came: Came | None
    """Its result; None: it is still playing."""


def play_on(
    contest: Contest,
    deal: int,
    ghosts: tuple[GhostTask, ...],
    line: tuple[str, ...],
    known: Known,
    find: Find,
) -> tuple[GhostResult, ...]:
    """Have ghosts play one after another, as far as they come in one piece. ``line``: what the
    first of them has played before."""
    begun, answers = perf_counter(), dict(known)
    found = list[GhostResult]()
    for ghost in ghosts:
        one = _played(contest, deal, ghost, line, answers, find, begun)
        found.append(one)
        if one.came is None or perf_counter() - begun > PIECE:
            break
        answers.update(one.met)
        line = ()
    return tuple(found)


def _played(
    contest: Contest,
    deal: int,
    ghost: GhostTask,
    line: tuple[str, ...],
    known: Known,
    find: Find,
    begun: float,
) -> GhostResult:
    """Have a ghost play to the end, or until the time for a piece is up."""
    standing, codes = opened(contest, deal), list(line)
    met = list[tuple[tuple[int, str], str]]()
    for code in line:
        standing = after(contest, deal, standing, decode(standing.deal.rules.pack, code))
    while not standing.deal.over:
        if len(codes) > len(line) and perf_counter() - begun > PIECE:
            return GhostResult(tuple(codes), tuple(met), None)
        player = standing.deal.turn
        assert player is not None
        view = observe(standing.deal, player)
        if not has_choice(view):
            code = decide(view)
        elif player == ghost.seat:
            code = _own(contest, deal, ghost, standing, view, find)
        else:
            place = place_of(contest, deal, standing)
            at = place.player, place.seen
            code = known.get(at) or _house(contest, place, standing, view, find)
            met.append((at, code))
        codes.append(code)
        standing = after(contest, deal, standing, decode(standing.deal.rules.pack, code))
    came = came_to(standing.deal, ghost.seat, by_ahead=contest.ahead)
    return GhostResult(tuple(codes), tuple(met), came)


def _house(
    contest: Contest, place: DecisionPoint, standing: LinePosition, view: View, find: Find
) -> str:
    """The house's answer where none is known."""
    house = House.of(contest.house)
    if not thinks(house.level, standing.deal, view):
        return decide(view, house.level)
    return find(pack(view), seed_of(contest, place), house.worlds)


def _own(
    contest: Contest, deal: int, ghost: GhostTask, standing: LinePosition, view: View, find: Find
) -> str:
    """The ghost's own decision."""
    who = f"{name_of(contest)} {deal} {ghost.level} {ghost.number}"
    if thinks(ghost.level, standing.deal, view):
        told = f"{who} {place_of(contest, deal, standing).seen}".encode()
        seed = int.from_bytes(blake2b(told, digest_size=4).digest(), "big") >> 2
        return find(pack(view), seed, WORLDS)
    kind = HABITS[BY_THUMB[ghost.level]]
    return encode(view.rules.pack, choose_as(view, kind, who))
