"""Practice: a person plays on from a position of a deal, with the house for all others.

A practice is stored as the position and the moves since, which are written before their effect is
shown. It affects neither the table nor any score.
"""

import asyncio
import logging
from dataclasses import dataclass, replace

from bot.archive.replays import Replayed, seat_of
from bot.base import accidents
from bot.games.forced import is_forced
from bot.games.info import PRACTICE, Chair, Level, TableInfo
from bot.games.rules import action_of
from bot.kit.errors import Denied, Stale
from bot.kit.wishes import Person
from bot.learning.practice.rows import NewPractice, PracticeMove, PracticeRows, StoredPractice
from bot.learning.practice.sources import Source, Sources
from bot.store import MoveTaken
from bot.tables.memory.deal_log import OTHER_RULES
from bot.tables.model.house_moves import ChooseMove, move_by_thumb, search_move, searches
from bot.thinkers.earlier import EarlierDeals
from engine import PASS, Deal, View, Views, act, decode, encode, observe, offers

logger = logging.getLogger(__name__)

MAX_SEARCH_SECONDS = 10.0
"""Seconds after which a master moves by rules of thumb."""

GO_ON = "on"
"""Code of the control that lets a chance to speak out of turn pass (SLO-OPT-34)."""


@dataclass(frozen=True)
class Practice:
    """A practice in its current state."""

    stored: StoredPractice
    replayed: Replayed | None
    """The deal as played in the match; None: it is a puzzle's."""
    info: TableInfo
    """The table before the deal, with house players on all other chairs and the practice's
    controls."""
    before: Deal
    """The deal before the person's last step; at first, the position."""
    deal: Deal
    match_scores: tuple[int, ...]
    """The deal's scores in the match, by player; empty: it was dealt again, or is a puzzle's."""
    levels: tuple[Level, ...]
    """The level of the house player on each seat."""
    earlier: EarlierDeals = ()
    """The match's earlier deals, from which house players learn about people."""

    @property
    def id(self) -> int:
        """The id of the match's table; 0: it is a puzzle."""
        return self.stored.table or 0

    @property
    def seq(self) -> int:
        """The number of the deal's moves so far, those before the position included."""
        return self.stored.position + len(self.stored.moves)

    @property
    def seat(self) -> int:
        """The player whose seat the person plays."""
        return self.stored.seat

    @property
    def view(self) -> View:
        """The deal as the person sees it."""
        return observe(self.deal, self.seat)

    @property
    def last_word(self) -> bool:
        """Whether all others are done speaking, but this person may still speak."""
        return not self.deal.over and self.deal.turn != self.seat

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores of the practice once over, by player; empty: the deal would be dealt again."""
        return () if self.deal.repeated else self.deal.rules.settle(self.deal).scores


class Practices:
    """The practices of all people. Every method may raise Denied or StoreError."""

    def __init__(self, rows: PracticeRows, sources: Sources, think: ChooseMove) -> None:
        """``think`` searches moves for masters."""
        self._rows = rows
        self._sources = sources
        self._think = think

    async def start(self, guild: int, user: int, table: int, deal: int, position: int) -> Practice:
        """Start a practice from a position of a deal that the user may replay.

        It replaces the user's last practice. They play the seat they had in the deal, or that of
        the player to move.
        """
        source = await self._sources.in_deal(
            guild=guild, user=user, table=table, deal=deal, position=position
        )
        first = source.start
        seat = None if source.replayed is None else seat_of(source.replayed, user)
        if seat not in first.order:
            seat = first.open_turn  # does not reveal who was asked in secret (ROM-DEAL-9)
        assert seat is not None
        moves_made = await self._house_moves(first, seat, source, position)
        moves = tuple(PracticeMove(player, code, 0) for player, code, _ in moves_made)
        new = NewPractice(
            user=user, table=table, deal=deal, position=position, seat=seat, moves=moves
        )
        return await self._begin(new, source)

    async def start_at_puzzle(self, guild: int, person: Person, key: str) -> Practice:
        """Start a practice at a puzzle that the person has answered, in place of their last one."""
        source = await self._sources.at_puzzle(guild, person, key)
        seat = source.start.turn
        assert seat is not None
        new = NewPractice(
            user=person.user, table=None, deal=None, position=0, puzzle=key, seat=seat
        )
        return await self._begin(new, source)

    async def _begin(self, new: NewPractice, source: Source) -> Practice:
        number = await self._rows.start(new)
        return _replay(StoredPractice(id=number, **vars(new)), source)

    async def find(self, person: Person, practice_id: int, guild: int) -> Practice:
        """Return a person's practice. Raises Denied if they have begun another one."""
        stored = await self._rows.load(practice_id)
        if stored is None or stored.user != person.user:
            raise Denied("practice-gone")
        return _replay(stored, await self._sources.of(guild, person, stored))

    async def act(self, practice: Practice, code: str) -> Practice:
        """Make the person's move and those of house players after it. Raises Refused and Stale."""
        action = action_of(practice.deal.rules, code)
        after = act(practice.deal, practice.seat, action)
        code_as_stored = encode(after.rules.pack, action)
        return await self._append(practice, (practice.seat, code_as_stored, after))

    async def let_pass(self, practice: Practice) -> Practice:
        """Let a chance to speak out of turn pass. Raises Stale."""
        if not practice.last_word:
            raise Stale
        first = await self._house_move(practice.deal, practice, practice.seq)
        return await self._append(practice, first)

    async def _append(self, practice: Practice, first: "_MadeMove") -> Practice:
        """Store a move and those of house players after it, up to the person's next decision."""
        stored = practice.stored
        step = practice.info.seq + 1
        moves_made = [first, *await self._moves_after(practice, first[2])]
        moves = tuple(PracticeMove(player, code, step) for player, code, _ in moves_made)
        try:
            await self._rows.append(stored.id, len(stored.moves), moves)
        except MoveTaken:
            raise Stale from None
        return replace(
            practice,
            stored=replace(stored, moves=(*stored.moves, *moves)),
            info=replace(practice.info, seq=step),
            before=practice.deal,
            deal=moves_made[-1][2],
        )

    async def _moves_after(self, practice: Practice, deal: Deal) -> list["_MadeMove"]:
        return await self._house_moves(deal, practice.seat, practice, practice.seq + 1)

    async def _house_moves(
        self, deal: Deal, seat: int, levels_of: Practice | Source, seed: int
    ) -> list["_MadeMove"]:
        """Return house players' moves until the person has to decide, or the deal is over."""
        moves: list[_MadeMove] = []
        while not deal.over and (deal.turn != seat or is_forced(Views(deal))):
            move = await self._house_move(deal, levels_of, seed + len(moves))
            if _last_chance(deal, move[2], seat):
                break
            moves.append(move)
            deal = move[2]
        return moves

    async def _house_move(self, deal: Deal, context: Practice | Source, seed: int) -> "_MadeMove":
        """Return the move of the house player whose turn it is."""
        assert deal.turn is not None
        view = observe(deal, deal.turn)
        level = context.levels[deal.turn]
        code = ""
        if searches(level, deal, view):
            try:
                async with asyncio.timeout(MAX_SEARCH_SECONDS):
                    code = await search_move(view, self._think, seed, context.earlier)
            except Exception as error:
                accidents.note(error, "a house player of a practice")
        code = code or move_by_thumb(view, level)
        return deal.turn, code, act(deal, deal.turn, decode(deal.rules.pack, code))


# Moves --------------------------------------------------------------------------------------

_MadeMove = tuple[int, str, Deal]
"""A move: its player, its code, and the deal after it."""


def _last_chance(deal: Deal, after: Deal, seat: int) -> bool:
    """Return whether a move would end the announcements before the person could answer the last.

    In a free order players are not asked, but may speak (SLO-OPT-34).
    """
    if not deal.free_order or deal.turn == seat or after.phase == deal.phase:
        return False
    for player, action in reversed(deal.speaking.said if deal.speaking else ()):
        if player == seat:
            return False
        if action != PASS:
            break
    return bool(offers(deal, seat))


def _replay(stored: StoredPractice, source: Source) -> Practice:
    """Replay a stored practice. Raises Denied if its moves no longer fit the rules."""
    steps = stored.moves[-1].step if stored.moves else 0
    deal = before = source.start
    try:
        for move in stored.moves:
            deal = act(deal, move.player, decode(deal.rules.pack, move.code))
            if move.step < steps:
                before = deal
    except OTHER_RULES as error:
        logger.error(
            "practice %d, from %s: its moves no longer fit the rules, so it cannot "
            "go on; its player may begin another one. After an update of the bot that is to be "
            "expected. If it was not updated, please report this:\n%s",
            stored.id,
            stored.origin,
            accidents.format_traceback(error),
        )
        raise Denied("practice-unreadable") from None
    return Practice(
        stored=stored,
        replayed=source.replayed,
        info=_info(stored, source, steps),
        before=before,
        deal=deal,
        match_scores=source.match_scores,
        levels=source.levels,
        earlier=source.earlier,
    )


def _info(stored: StoredPractice, source: Source, steps: int) -> TableInfo:
    """Return the table as it was before the deal, with house players on all chairs but one."""
    chairs = tuple(
        Chair(chair.name, stored.user)
        if player == stored.seat
        else Chair(chair.name, house=True, level=level)
        for player, (chair, level) in enumerate(zip(source.info.chairs, source.levels, strict=True))
    )
    info = replace(source.info, table=stored.id, seq=steps, kind=PRACTICE, chairs=chairs)
    info = replace(info, ready=(), looking=(), paused=False, forced=False)
    return replace(info, hints=True, limit=0)
