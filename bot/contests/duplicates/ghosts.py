"""House players who sit where one person plays alone, for comparison, in time nobody else wants.

They meet the same house as people: its novices and club players always answer the same to the same,
its masters as they do in contests.
"""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from hashlib import blake2b
from time import perf_counter
from typing import NamedTuple

from bot.base.accidents import note
from bot.base.background import Background
from bot.contests.core.deals import view_digest
from bot.contests.core.drawing_deals import PauseFor
from bot.contests.core.ghost_moves import PIECE_SECONDS, Find, KnownAnswers
from bot.contests.core.house import WORLDS, has_choice
from bot.contests.duplicates.lines import expand_move, open_deal, outcome, shorten_move
from bot.contests.duplicates.rows import ChairResult, DuplicateRows, ToFill
from bot.games.info import Level
from bot.games.levels import BY_THUMB, CLUB, MASTER, NOVICE
from bot.store import StoreError
from bot.tables.model.house_moves import move_by_thumb, searches
from bot.thinkers.pickling import pack_view
from bot.thinkers.side_jobs import Jobs
from bot.thinkers.work import answer
from engine import HABITS, Deal, View, act, choose_as, decode, encode, observe

OF_EACH = 6
"""House players of each level in a chair."""
QUIET, LATER, REST = 60.0, 20.0, 0.05
"""Seconds after a start, between looks at what there is to do, and after each of them."""
BATCH = 20
"""Chairs filled before looking again which are empty."""


class ChairGhost(NamedTuple):
    """A house player to sit in a chair."""

    level: Level
    number: int
    """From 1."""

    def __str__(self) -> str:
        return f"{self.level} {self.number}"


def ghosts(*, searching: bool) -> Iterator[ChairGhost]:
    """The house players that fill a chair; masters only where moves can be searched."""
    levels: tuple[Level, ...] = (NOVICE, CLUB, MASTER) if searching else (NOVICE, CLUB)
    for number in range(1, OF_EACH + 1):
        for level in levels:
            yield ChairGhost(level, number)


class NobodySearches(Exception):
    """A master cannot think now."""


class Sat(NamedTuple):
    """Moves of a house player in a chair, and the result."""

    codes: tuple[str, ...]
    """Its moves and those of the others, in short (``lines.shorten_move``)."""
    over: bool
    outcome: ChairResult | None
    """Its result, once it is over; None: nothing is played there."""


def sit_on(
    of: ToFill, who: tuple[ChairGhost, ...], codes: tuple[str, ...], met: KnownAnswers, find: Find
) -> tuple[tuple[Sat, ...], KnownAnswers]:
    """Have house players sit in a chair one after another, as far as they come in one piece.

    ``codes``: what the first of them has played before; ``met``: the answers of masters on other
    chairs, of which all are returned.
    """
    begun, answers, sat = perf_counter(), dict(met), list[Sat]()
    for ghost in who:
        ghost_result = _sat(of, ghost, codes, answers, find, begun)
        sat.append(ghost_result)
        if not ghost_result.over or perf_counter() - begun > PIECE_SECONDS:
            break
        codes = ()
    return tuple(sat), answers


def _sat(
    of: ToFill,
    ghost: ChairGhost,
    played: tuple[str, ...],
    answers: dict[tuple[int, str], str],
    find: Find,
    begun: float,
) -> Sat:
    """Have a house player play to the end, or until the time for a piece is up."""
    deal, codes = open_deal(of), list(played)
    for written in played:
        at, code = expand_move(deal, written)
        mover = deal.turn if at is None else at
        assert mover is not None
        deal = act(deal, mover, decode(deal.rules.pack, code))
    while not deal.over:
        if len(codes) > len(played) and perf_counter() - begun > PIECE_SECONDS:
            return Sat(tuple(codes), False, None)
        player = deal.turn
        assert player is not None
        code = _code(of, ghost, deal, player, answers, find)
        codes.append(shorten_move(deal, player, code))
        deal = act(deal, player, decode(deal.rules.pack, code))
    return Sat(tuple(codes), True, outcome(deal, of.chair.place, codes, str(ghost)))


def _code(
    of: ToFill,
    ghost: ChairGhost,
    deal: Deal,
    player: int,
    answers: dict[tuple[int, str], str],
    find: Find,
) -> str:
    """The move of the player to move."""
    view = observe(deal, player)
    if not has_choice(view):
        return move_by_thumb(view)
    if player == of.chair.place:
        return _own(of, ghost, deal, view, find)
    if not searches(of.chair.level, deal, view):
        return move_by_thumb(view, of.chair.level)
    at = player, view_digest(view, 0)
    if at not in answers:
        answers[at] = _searched(of, view, "house", at[1], find)
    return answers[at]


def _own(of: ToFill, ghost: ChairGhost, deal: Deal, view: View, find: Find) -> str:
    if searches(ghost.level, deal, view):
        return _searched(of, view, str(ghost), view_digest(view, 0), find)
    who = f"{of.cards} {ghost}"
    return encode(view.rules.pack, choose_as(view, HABITS[BY_THUMB[ghost.level]], who))


def _searched(of: ToFill, view: View, who: str, short: str, find: Find) -> str:
    digest_text = f"{of.cards} {who} {short}".encode()
    seed = int.from_bytes(blake2b(digest_text, digest_size=4).digest(), "big") >> 2
    return find(pack_view(view), seed, WORLDS, False)


class FilledChair:
    """A deal's chair, where one house player sits after another."""

    def __init__(self, chair: ToFill, jobs: Jobs, find: Find = answer) -> None:
        """``find``: how masters think, where the jobs are done."""
        self._of = chair
        self._jobs = jobs
        self._find = find
        self._met: KnownAnswers = {}

    async def sit(self, ghosts: tuple[ChairGhost, ...]) -> list[ChairResult]:
        """The results of house players; none where nothing is played. Raises NobodySearches."""
        rest, codes, results = ghosts, tuple[str, ...](), list[ChairResult]()
        while rest:
            pieces, self._met = await self._piece(rest, codes)
            for piece in pieces:
                if not piece.over:
                    codes = piece.codes
                    continue
                rest, codes = rest[1:], ()
                results += [] if piece.outcome is None else [piece.outcome]
        return results

    async def _piece(
        self, ghosts: tuple[ChairGhost, ...], codes: tuple[str, ...]
    ) -> tuple[tuple[Sat, ...], KnownAnswers]:
        needs_search = MASTER in (self._of.chair.level, *(ghost.level for ghost in ghosts))
        run = self._jobs.search if needs_search else self._jobs.do
        sat = await run(sit_on, self._of, ghosts, codes, self._met, self._find)
        if sat is None:
            raise NobodySearches
        return sat


class Filling:
    """Has house players sit in all chairs.

    It can break off at any moment: the next start goes on with the unfilled chair.
    """

    def __init__(
        self,
        rows: DuplicateRows,
        reckon: Callable[[], Awaitable[None]],
        jobs: Jobs,
        *,
        searching: bool = False,
        sleep: PauseFor,
    ) -> None:
        """Make the ghosts of duplicate deals.

        ``reckon`` is called when there is nothing else to do; ``searching``: whether anybody can
        search.
        """
        self._rows = rows
        self._reckon = reckon
        self._jobs = jobs
        self._searching = searching
        self._sleep = sleep
        self._background = Background()

    def start(self) -> None:
        """Work in the background."""
        self._background.keep(
            self._attend, "deals to compare", first_pause=LATER, passing=(StoreError,)
        )

    async def close(self) -> None:
        """Break off."""
        await self._background.close()

    async def _attend(self) -> None:
        await self._sleep(QUIET)
        while True:
            while await self.fill():
                await self._sleep(REST)
            with suppress(TimeoutError):
                await self._reckon()
            await self._sleep(LATER)

    async def fill(self) -> int:
        """Fill some of the empty chairs; how many. Raises StoreError."""
        filled = 0
        empty = await self._rows.to_fill(BATCH, masters=self._searching)
        for chair in empty:
            filled += await self._fill(chair)
        return filled

    async def _fill(self, chair: ToFill) -> bool:
        """Fill a chair.

        If that is impossible, say because the rules have changed, nobody is dealt its cards.
        """
        try:
            ghosts = await self._sat(chair)
        except NobodySearches:
            return False  # later
        except Exception as error:
            note(error, "a deal to compare")
            ghosts = []
        await self._rows.fill(chair, tuple(ghosts))
        return True

    async def _sat(self, chair: ToFill) -> list[ChairResult]:
        sitters = tuple(ghosts(searching=self._searching))
        sat = await FilledChair(chair, self._jobs).sit(sitters)
        await self._sleep(REST)
        return sat
