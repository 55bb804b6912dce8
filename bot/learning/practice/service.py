"""Playing on from a position of a finished deal: one person, the house for all others, uncounted.

A practice is a deal of the archive, a position in it and the moves since, written
before anybody sees their effect. Nothing of it reaches the table, its people or any score.
"""

import asyncio
import logging
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from bot.archive.archive import Archive
from bot.archive.replays import Replayed, seat_of
from bot.base import accidents
from bot.base.bounded import Bounded
from bot.games.forced import is_forced
from bot.games.info import PRACTICE, Chair, TableInfo
from bot.games.levels import LEVELS
from bot.games.rules import action_of
from bot.kit.errors import Denied, Stale
from bot.learning.practice.rows import NewPractice, PracticeMove, PracticeRows, StoredPractice
from bot.store import (
    PERSON,
    DealLog,
    Level,
    MoveTaken,
    StoredTable,
)
from bot.tables.memory import stored_tables
from bot.tables.memory.deal_log import OTHER_RULES, Diverged, match_before, note_diverged, positions
from bot.tables.memory.earlier import earlier_deals
from bot.tables.model.house_moves import Think, by_thumb_alone, decide, searched, thinks
from bot.tables.rows.repository import TableRows
from bot.thinkers.earlier import Earlier
from engine import PASS, Deal, View, Views, act, decode, encode, observe, offers

logger = logging.getLogger(__name__)

LONGEST_THOUGHT = 10.0
"""Seconds after which a master in a practice moves by rules of thumb."""

REMEMBERED = 32
"""How many deals keep those before them in their match ready."""

GO_ON = "on"
"""For a person who could speak out of turn, and would rather not (SLO-OPT-34)."""


@dataclass(frozen=True)
class Practice:
    """A practice as it stands."""

    stored: StoredPractice
    looked_at: Replayed
    """The deal as played in the match."""
    info: TableInfo
    """The table before the deal, with the house on all other chairs; its controls are the
    practice's."""
    before: Deal
    """As the person last saw it, before the step that led here; at first, the position."""
    deal: Deal
    match_scores: tuple[int, ...]
    """The deal's scores in the match, by player; empty: it was dealt again."""
    levels: tuple[Level, ...]
    """How well the house plays each seat: as it did at the table."""
    earlier: Earlier = ()
    """The match's earlier deals: people are as well known as they were at the table."""

    @property
    def id(self) -> int:
        """The number of the match's table."""
        return self.stored.table

    @property
    def seq(self) -> int:
        """How many moves of the deal come before what is shown, including those since the
        position."""
        return self.stored.position + len(self.stored.moves)

    @property
    def seat(self) -> int:
        """The player whose seat the person plays."""
        return self.stored.seat

    @property
    def view(self) -> View:
        """What the person sees."""
        return observe(self.deal, self.seat)

    @property
    def last_word(self) -> bool:
        """Whether all others are done speaking unless this person says something."""
        return not self.deal.over and self.deal.turn != self.seat

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores once it is over, by player; empty: the deal would be dealt again."""
        return () if self.deal.repeated else self.deal.rules.settle(self.deal).scores


class _Source(NamedTuple):
    """A finished deal of the archive."""

    table: StoredTable
    log: DealLog
    looked_at: Replayed
    start: Deal
    """The position to play on from."""
    earlier: Earlier
    """The match's deals before it."""

    @property
    def levels(self) -> tuple[Level, ...]:
        """How well the house plays each seat: as in that deal, and for people as at the table."""
        levels: dict[str, Level] = {one: one for one in LEVELS}
        known = self.log.deal.house.split() or [PERSON] * len(self.table.seats)
        return tuple(levels.get(one, self.table.level) for one in known)


class Practices:
    """The practices of all people. Every method raises Denied, StoreError or what it names."""

    def __init__(
        self,
        rows: PracticeRows,
        table_rows: TableRows,
        archive: Archive,
        think: Think = by_thumb_alone,
    ) -> None:
        """``think``: how masters search."""
        self._rows = rows
        self._table_rows = table_rows
        self._archive = archive
        self._think = think
        self._earlier = Bounded[tuple[int, int], Earlier](REMEMBERED)

    async def start(self, guild: int, user: int, table: int, deal: int, position: int) -> Practice:
        """Play on from a position, in place of the person's last practice.

        For people who may look at the deal: on the seat they had, or on that of the player to move.
        """
        looked_at = await self._archive.replay(guild, user, table, deal)
        source = await self._source(looked_at, position)
        first, seat = source.start, seat_of(looked_at, user)
        if seat not in first.order:
            seat = first.open_turn  # nobody may learn who was asked in secret (ROM-DEAL-9)
        assert seat is not None
        made = await self._house(first, seat, source, position)
        moves = tuple(PracticeMove(player, code, 0) for player, code, _ in made)
        new = NewPractice(
            user=user, table=table, deal=deal, position=position, seat=seat, moves=moves
        )
        number = await self._rows.start(new)
        return _folded(StoredPractice(id=number, **vars(new)), source)

    async def find(self, user: int, number: int, guild: int) -> Practice:
        """A person's practice as it stands."""
        stored = await self._rows.load(number)
        if stored is None or stored.user != user:
            raise Denied("practice-gone")
        looked_at = await self._archive.replay(guild, user, stored.table, stored.deal)
        return _folded(stored, await self._source(looked_at, stored.position))

    async def act(self, practice: Practice, code: str) -> Practice:
        """A move of the person, and the house's answers. Raises Refused and Stale."""
        action = action_of(practice.deal.rules, code)
        after = act(practice.deal, practice.seat, action)
        written = encode(after.rules.pack, action)
        return await self._append(practice, (practice.seat, written, after))

    async def let_pass(self, practice: Practice) -> Practice:
        """Say nothing out of turn: the house goes on. Raises Stale."""
        if not practice.last_word:
            raise Stale
        first = await self._by_house(practice.deal, practice, practice.seq)
        return await self._append(practice, first)

    async def _append(self, practice: Practice, first: "_Made") -> Practice:
        """Write a move and those of the house after it, up to the person's next decision."""
        stored, step = practice.stored, practice.info.seq + 1
        made = [first, *await self._rest(practice, first[2])]
        moves = tuple(PracticeMove(player, code, step) for player, code, _ in made)
        try:
            await self._rows.append(stored.id, len(stored.moves), moves)
        except MoveTaken:
            raise Stale from None
        return replace(
            practice,
            stored=replace(stored, moves=(*stored.moves, *moves)),
            info=replace(practice.info, seq=step),
            before=practice.deal,
            deal=made[-1][2],
        )

    async def _rest(self, practice: Practice, deal: Deal) -> list["_Made"]:
        return await self._house(deal, practice.seat, practice, practice.seq + 1)

    async def _house(
        self, deal: Deal, seat: int, known: Practice | _Source, seed: int
    ) -> list["_Made"]:
        """The house's moves until the person has something to decide, or the deal is over."""
        moves: list[_Made] = []
        while not deal.over and (deal.turn != seat or is_forced(Views(deal))):
            made = await self._by_house(deal, known, seed + len(moves))
            if _last_chance(deal, made[2], seat):
                break
            moves.append(made)
            deal = made[2]
        return moves

    async def _by_house(self, deal: Deal, known: Practice | _Source, seed: int) -> "_Made":
        """The house's move for the player to move, who plays as well as at the table."""
        assert deal.turn is not None
        view, level = observe(deal, deal.turn), known.levels[deal.turn]
        code = ""
        if thinks(level, deal, view):
            try:
                async with asyncio.timeout(LONGEST_THOUGHT):
                    code = await searched(view, self._think, seed, known.earlier)
            except Exception as error:
                accidents.note(error, "a house player of a practice")
        code = code or decide(view, level)
        return deal.turn, code, act(deal, deal.turn, decode(deal.rules.pack, code))

    async def _source(self, looked_at: Replayed, position: int) -> _Source:
        table = await self._table_rows.table(looked_at.info.table)
        stored = await self._table_rows.load_deal(looked_at.info.table, looked_at.number)
        assert table is not None and stored is not None  # it was just looked at
        if not 0 <= position < len(stored.moves):  # after the last one it is over
            raise Denied("no-such-position")
        try:
            stood = positions(stored_tables.table_of(table), stored)
            start = next(islice(stood, position, None))
        except Diverged as error:
            note_diverged(looked_at.info.table, error)
            raise Denied("deal-unreadable") from None
        return _Source(table, stored, looked_at, start, await self._before(table.id, stored))

    async def _before(self, table: int, deal: DealLog) -> Earlier:
        """The match's earlier deals, which no longer change."""
        key = table, deal.deal.number
        if key not in self._earlier:
            self._earlier[key] = await earlier_deals(self._table_rows, table, deal.deal.number)
        return self._earlier[key]


# Moves --------------------------------------------------------------------------------------

_Made = tuple[int, str, Deal]
"""A move: for whom, its code, the deal after it."""


def _last_chance(deal: Deal, after: Deal, seat: int) -> bool:
    """Whether a move would end the talking before the person has answered what was said last.

    In a free order not all need be asked, but all may speak (SLO-OPT-34).
    """
    if not deal.free_order or deal.turn == seat or after.phase == deal.phase:
        return False
    for player, action in reversed(deal.speaking.said if deal.speaking else ()):
        if player == seat:
            return False
        if action != PASS:
            break
    return bool(offers(deal, seat))


def _folded(stored: StoredPractice, source: _Source) -> Practice:
    """A practice out of the store. Raises Denied if its moves no longer lead where they did."""
    steps = stored.moves[-1].step if stored.moves else 0
    deal = before = source.start
    try:
        for move in stored.moves:
            deal = act(deal, move.player, decode(deal.rules.pack, move.code))
            if move.step < steps:
                before = deal
    except OTHER_RULES as error:
        logger.error(
            "practice %d, from table %d, deal %d: its moves no longer fit the rules, so it cannot "
            "go on; its player may begin another one. After an update of the bot that is to be "
            "expected. If it was not updated, please report this:\n%s",
            stored.id,
            stored.table,
            stored.deal,
            accidents.traced(error),
        )
        raise Denied("practice-gone") from None
    return Practice(
        stored=stored,
        looked_at=source.looked_at,
        info=_info(stored, source, steps),
        before=before,
        deal=deal,
        match_scores=source.log.deal.scores or (),
        levels=source.levels,
        earlier=source.earlier,
    )


def _info(stored: StoredPractice, source: _Source, steps: int) -> TableInfo:
    """The table as it was before the deal, with the house on all chairs but one."""
    table = stored_tables.table_of(source.table)
    table.match, table.paused = match_before(table, source.log.deal), None
    chairs = tuple(
        Chair(chair.name, stored.user)
        if player == stored.seat
        else Chair(chair.name, house=True, level=level)
        for player, (chair, level) in enumerate(zip(table.chairs, source.levels, strict=True))
    )
    info = replace(
        table.info(),
        table=stored.id,
        seq=steps,
        kind=PRACTICE,
        chairs=chairs,
        deal=source.looked_at.info.deal,
    )
    info = replace(info, ready=(), looking=(), paused=False, forced=False)
    return replace(info, hints=True, limit=0)
