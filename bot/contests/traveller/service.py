"""Travellers of closed deals: read for those who may, and deals replayed from them."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.archive.replays import Replayed, replay
from bot.base.bounded import Bounded
from bot.contests.core.archive import ghost_try, published_try
from bot.contests.core.deals import SEAT, Ending, ending_of, replay_line, rules
from bot.contests.core.kind import Kinds
from bot.contests.core.rows import Contest, ContestRows, Ghost, StoredEntry
from bot.contests.traveller.lines import PlayedResult, Traveller, lines_of
from bot.contests.traveller.rows import FinishedTry, TravellerRows
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.tables.memory.deal_log import OTHER_RULES
from bot.tables.memory.stored_tables import new_table_from
from bot.tables.model.records import DealLog, StoredDeal

MAX_CACHED = 64
"""Deals whose endings are remembered: those read last."""

Moves = Sequence[str]


class Travellers:
    """Travellers of closed deals. Every method may raise Denied or StoreError."""

    def __init__(self, rows: TravellerRows, contests: ContestRows, kinds: Kinds) -> None:
        self._rows = rows
        self._contests = contests
        self._kinds = kinds
        self._endings = Bounded[tuple[int, int], Mapping[str, Ending | None]](MAX_CACHED)
        """By contest and deal the endings that are not stored, by the keys of their results."""

    async def read(
        self, guild: int, reader: int, contest_id: int, deal: int, words: Words
    ) -> Traveller:
        """Return the traveller of a deal, if it is closed and the reader may know its results."""
        contest = await self._contests.find(contest_id)
        if contest is None or not contest.settled or deal >= len(contest.secrets):
            raise Denied("no-traveller")
        kind = self._kinds.find(contest)
        people = await kind.readable_people(contest, guild)
        tries = [
            attempt
            for attempt in await self._rows.tries(contest_id, deal)
            if people is None or attempt.person in people
        ]
        ghosts = await self._contests.ghosts(contest_id, deal, SEAT)
        endings = await self._endings_of(contest, deal, tries, ghosts)
        results = (
            *_of_people(tries, guild, reader, endings, viewable=contest.viewable),
            *(_of_ghost(ghost, endings) for ghost in ghosts),
        )
        lines = lines_of(results, tuple(rules(contest).contracts))
        return Traveller(contest, deal, lines, await kind.heading(contest, words))

    async def _endings_of(
        self, contest: Contest, deal: int, tries: Sequence[FinishedTry], ghosts: Sequence[Ghost]
    ) -> Mapping[str, Ending | None]:
        """Return the endings of all tries, and of ghosts whose endings are not stored."""
        place = contest.id, deal
        known = self._endings.get(place)
        if known is None or not all(_try_key(attempt) in known for attempt in tries):
            moves = await self._rows.moves(contest.id, deal)
            lines: dict[str, Moves] = {
                _try_key(attempt): moves.get(attempt.entry, ()) for attempt in tries
            }
            lines |= {_ghost_key(ghost): ghost.line.split() for ghost in ghosts if not ghost.ending}
            known = await asyncio.to_thread(_replayed_endings, contest, deal, lines)
            self._endings[place] = known
        return known

    async def replay(
        self, traveller: Traveller, result: PlayedResult, names: Sequence[str]
    ) -> Replayed:
        """Replay a deal that the reader may look at, as its player played it.

        ``names``: the player's, as the reader may know it, and those of house players. Nothing else
        in what is returned tells who the player was.
        """
        stored = await self._line(traveller, result)
        try:
            replayed = await asyncio.to_thread(_replayed, stored, traveller.contest, names)
        except OTHER_RULES:
            replayed = None
        if replayed is None:
            raise Denied("deal-unreadable")
        return replayed

    async def _line(self, traveller: Traveller, result: PlayedResult) -> StoredEntry:
        """Return a result's line of play. Raises Denied if its person was forgotten just now."""
        if result.entry is None:
            return ghost_try(_ghost(traveller, result), name="")
        stored = await self._contests.entry(result.entry)
        if stored is None or stored.person is None:
            raise Denied("no-traveller-line")
        return stored


def _try_key(attempt: FinishedTry) -> str:
    return f"t{attempt.entry}"


def _ghost_key(ghost: Ghost) -> str:
    return f"{ghost.level}{ghost.number}"


def _of_people(
    tries: Sequence[FinishedTry],
    guild: int,
    reader: int,
    endings: Mapping[str, Ending | None],
    *,
    viewable: bool,
) -> Iterator[PlayedResult]:
    """Yield people's results; people of other servers stay without a name.

    ``viewable``: readers who have finished the deal in time, so that their try is among these, may
    look at all of them. All others see of people only what these have shared.
    """
    sees_all = viewable and any(attempt.person == reader for attempt in tries)
    for attempt in tries:
        is_readers, is_near = attempt.person == reader, attempt.home == guild
        is_open = sees_all or is_readers or (is_near and attempt.shared)
        yield PlayedResult(
            key=_try_key(attempt),
            points=attempt.points,
            ahead=attempt.ahead,
            ending=endings.get(_try_key(attempt)),
            name=attempt.name if is_near and attempt.person is not None else "",
            is_readers=is_readers,
            entry=attempt.entry if is_open else None,
        )


def _of_ghost(ghost: Ghost, endings: Mapping[str, Ending | None]) -> PlayedResult:
    key = _ghost_key(ghost)
    return PlayedResult(
        key=key,
        points=ghost.points,
        ahead=ghost.ahead,
        ending=Ending.parse(ghost.ending) or endings.get(key),
        ghost=f"{ghost.level} {ghost.number}",
        moves=tuple(ghost.line.split()),
    )


def _replayed_endings(
    contest: Contest, deal: int, lines: Mapping[str, Moves]
) -> dict[str, Ending | None]:
    """Replay lines, which takes a while."""
    return {key: _replayed_ending(contest, deal, codes) for key, codes in lines.items()}


def _replayed_ending(contest: Contest, deal: int, codes: Moves) -> Ending | None:
    """Return how a line ends; None: its moves are deleted, or no longer fit the rules."""
    try:
        *_, end = replay_line(contest, deal, codes)
    except OTHER_RULES:
        return None
    return ending_of(end.deal, SEAT) if end.deal.over else None


def _ghost(traveller: Traveller, result: PlayedResult) -> Ghost:
    level, _, number = result.ghost.partition(" ")
    return Ghost(
        contest=traveller.contest.id,
        deal=traveller.deal,
        seat=SEAT,
        level=level,
        number=int(number),
        points=result.points,
        line=" ".join(result.moves),
        ahead=result.ahead,
    )


def _replayed(stored: StoredEntry, contest: Contest, names: Sequence[str]) -> Replayed | None:
    """Replay a line as the deal of a table. Raises the exceptions in ``OTHER_RULES``."""
    name, *others = names
    nameless = replace(stored, person=None, name=name, home=0)
    opened = published_try(nameless, contest, tuple(others))
    table = new_table_from(opened.table)
    outcome = opened.outcome
    played = StoredDeal(
        **vars(opened.deal), state="finished", scores=outcome.scores, finished_at=outcome.at
    )
    return replay(table, DealLog(played, opened.moves))
