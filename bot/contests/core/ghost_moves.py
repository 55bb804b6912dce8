"""The moves of ghosts in a contest's deal: plain functions, run by a worker in short jobs."""

from collections.abc import Callable, Mapping
from functools import partial
from hashlib import blake2b
from math import inf
from time import perf_counter
from typing import NamedTuple, TypeAlias

from bot.contests.core.deals import (
    LinePosition,
    contest_name,
    ending_of,
    open_deal,
    position_after,
)
from bot.contests.core.house import WORLDS, House, decision_point, fits, has_choice, seed_of
from bot.contests.core.points_ahead import DealResult, deal_result
from bot.contests.core.rows import Contest, DecisionPoint
from bot.games.info import Level
from bot.games.levels import BY_THUMB
from bot.tables.model.house_moves import move_by_thumb, searches
from bot.thinkers.pickling import pack_view
from engine import HABITS, View, choose_as, decode, encode, observe

PIECE_SECONDS = 0.3
"""Seconds after which a job returns what it has, so that people's requests can come next."""

Find: TypeAlias = Callable[[bytes, int, int, bool], str]
"""Finds a move for a packed view, a seed, a number of worlds, and whether choices before the play
are drawn by their worth; deterministic (``bot.thinkers.work.answer``)."""
Choose: TypeAlias = Callable[[LinePosition, View], str]
"""Chooses a seat's move: the code of an action."""
KnownAnswers: TypeAlias = Mapping[tuple[int, str], str]
"""The house's answers at a deal, by player and digest of what they had seen."""


class GhostTask(NamedTuple):
    """A ghost yet to play."""

    seat: int
    level: Level
    number: int
    """From 1."""


class GhostResult(NamedTuple):
    """Moves of a ghost in a deal, and the result."""

    line: tuple[str, ...]
    """The codes of all players' moves."""
    met: tuple[tuple[tuple[int, str], str], ...]
    """The house's answers to the ghost since the job began."""
    came: DealResult | None
    """The ghost's result; None: it is still playing."""
    ending: str = ""
    """As ``Ghost`` has it."""


def play_on(
    contest: Contest,
    deal: int,
    ghosts: tuple[GhostTask, ...],
    line: tuple[str, ...],
    known_answers: KnownAnswers,
    find: Find,
) -> tuple[GhostResult, ...]:
    """Let ghosts play one after another until the job's time is up.

    ``line``: the moves that the first ghost has made in earlier jobs.
    """
    until, answers = perf_counter() + PIECE_SECONDS, dict(known_answers)
    results = list[GhostResult]()
    for ghost in ghosts:
        choose = partial(_ghost_move, contest, deal, ghost, find)
        result = play_seat(contest, deal, ghost.seat, choose, answers, find, line=line, until=until)
        results.append(result)
        if result.came is None or perf_counter() > until:
            break
        answers.update(result.met)
        line = ()
    return tuple(results)


def play_seat(
    contest: Contest,
    deal: int,
    seat: int,
    choose: Choose,
    known_answers: KnownAnswers,
    find: Find,
    *,
    line: tuple[str, ...] = (),
    until: float = inf,
) -> GhostResult:
    """Let somebody play a seat against a contest's house, to the end or until a moment.

    ``line``: the moves made so far; ``until``: as ``time.perf_counter`` counts.
    """
    position, codes = open_deal(contest, deal), list(line)
    answers = list[tuple[tuple[int, str], str]]()
    for code in line:
        position = position_after(contest, deal, position, decode(position.deal.rules.pack, code))
    while not position.deal.over:
        if len(codes) > len(line) and perf_counter() > until:
            return GhostResult(tuple(codes), tuple(answers), None)
        player = position.deal.turn
        assert player is not None
        view = observe(position.deal, player)
        if not has_choice(view):
            code = move_by_thumb(view)
        elif player == seat:
            code = choose(position, view)
        else:
            point = decision_point(contest, deal, position)
            key = point.player, point.seen
            code = known_answers.get(key) or _house_answer(contest, point, position, view, find)
            answers.append((key, code))
            code = code if fits(view, code) else move_by_thumb(view)
        codes.append(code)
        position = position_after(contest, deal, position, decode(position.deal.rules.pack, code))
    result = deal_result(position.deal, seat, by_ahead=contest.ahead)
    ending = str(ending_of(position.deal, seat))
    return GhostResult(tuple(codes), tuple(answers), result, ending)


def _house_answer(
    contest: Contest, point: DecisionPoint, position: LinePosition, view: View, find: Find
) -> str:
    """Compute the house's answer."""
    house = House.of(contest.house)
    if not searches(house.level, position.deal, view):
        return move_by_thumb(view, house.level)
    return find(pack_view(view), seed_of(contest, point), house.worlds, False)


def _ghost_move(
    contest: Contest, deal: int, ghost: GhostTask, find: Find, position: LinePosition, view: View
) -> str:
    """Compute the ghost's move."""
    name = f"{contest_name(contest)} {deal} {ghost.level} {ghost.number}"
    if searches(ghost.level, position.deal, view):
        text = f"{name} {decision_point(contest, deal, position).seen}".encode()
        seed = int.from_bytes(blake2b(text, digest_size=4).digest(), "big") >> 2
        return find(pack_view(view), seed, WORLDS, True)
    kind = HABITS[BY_THUMB[ghost.level]]
    return encode(view.rules.pack, choose_as(view, kind, name))
