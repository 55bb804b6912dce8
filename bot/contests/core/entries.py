"""People's tries in contests: a person plays one seat, house players the others.

A move is stored before its effect is shown, and the house's answers after it: if the bot stops in
between, the next load of the try continues from there.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.base import accidents
from bot.contests.core.deals import SEAT, LinePosition, mark_of, position_after, replay_line, rules
from bot.contests.core.house import ContestHouse, House
from bot.contests.core.points_ahead import deal_result
from bot.contests.core.rows import (
    Contest,
    ContestRows,
    EntryFinish,
    EntryMove,
    NewEntry,
    StoredEntry,
)
from bot.games.forced import is_forced
from bot.games.info import ENTRY, Chair, TableInfo
from bot.games.rules import action_of
from bot.kit.errors import Denied, Stale
from bot.kit.wishes import Reach
from bot.store import MoveTaken
from bot.store.database import Work
from bot.tables.memory.deal_log import OTHER_RULES
from engine import Deal, View, Views, decode, encode, observe

logger = logging.getLogger(__name__)

Opening = Callable[[NewEntry], tuple[Work, ...]]
"""Further writes for the transaction that begins a try."""


@dataclass(frozen=True)
class Entrant:
    """A person who plays, and where they opened the try."""

    person: int
    name: str
    home: int
    """The server; outside of servers, the channel."""
    reach: Reach
    language: str
    house: tuple[str, ...]
    """The names of house players there."""


@dataclass(frozen=True)
class OpenEntry:
    """A try in its current state."""

    stored: StoredEntry
    contest: Contest
    info: TableInfo
    """The table as its person sees it, with the entry's controls."""
    before: Deal
    """The deal before the person's last step; at first, as dealt."""
    standing: LinePosition
    note: str = ""
    """A line that there is only one try, and for what it counts; empty: the entry is not shown."""
    heading: str = ""
    """As ``Kind.heading`` has it, in the reader's language."""

    @property
    def id(self) -> int:
        """The id of the try."""
        return self.stored.id

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        return self.standing.deal

    @property
    def seq(self) -> int:
        """The number of moves made."""
        return len(self.stored.moves)

    @property
    def seat(self) -> int:
        """The player whose seat the person plays."""
        return self.stored.seat

    @property
    def view(self) -> View:
        """The deal as the person sees it."""
        return observe(self.deal, self.seat)

    def called(self, name: str) -> "OpenEntry":
        """Return the entry with the person's name where they read it.

        The stored name is that of the server in which the try was opened.
        """
        chairs = tuple(
            replace(chair, name=name) if player == self.seat else chair
            for player, chair in enumerate(self.info.chairs)
        )
        return replace(self, info=replace(self.info, chairs=chairs))

    @property
    def over(self) -> bool:
        """Whether it is finished: the deal is over, and its points are written."""
        return self.stored.finished_at is not None

    @property
    def all_told(self) -> bool:
        """Whether its decisions are judged and its deal is laid open."""
        return self.stored.found is not None and self.stored.table is not None


class Entries:
    """The tries of all people. Every method may raise Denied or StoreError."""

    def __init__(self, rows: ContestRows, house: ContestHouse, now: Callable[[], int]) -> None:
        self._rows = rows
        self._house = house
        self._now = now
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(
        self, contest: Contest, entrant: Entrant, deal: int, opening: Opening
    ) -> OpenEntry:
        """Begin a try, which counts from now on, or load the one begun."""
        now = self._now()
        if now < contest.opens:
            raise Denied("contest-not-open", at=str(contest.opens))
        new = NewEntry(
            contest=contest.id,
            deal=deal,
            seat=SEAT,
            person=entrant.person,
            mark=mark_of(contest, entrant.person, deal),
            name=entrant.name,
            home=entrant.home,
            reach=entrant.reach,
            language=entrant.language,
            late=now >= contest.closes,
            opened_at=now,
        )
        stored = await self._rows.open_entry(new, opening(new))
        if stored.person != entrant.person:
            raise Denied("contest-tried")
        return await self._advance(stored.id, entrant.house)

    async def find(self, person: int, entry_id: int, house: tuple[str, ...]) -> OpenEntry:
        """Return a person's try. Raises Denied if it is not theirs."""
        stored = await self._rows.entry(entry_id)
        if stored is None or stored.person != person:
            raise Denied("entry-gone")
        return await self._advance(entry_id, house)

    async def act(self, entry: OpenEntry, code: str, house: tuple[str, ...]) -> OpenEntry:
        """Make the person's move and the house's moves after it. Raises Refused and Stale."""
        action = action_of(entry.deal.rules, code)
        if entry.over or entry.deal.turn != entry.seat:
            raise Stale
        if self._is_late(entry):
            raise Denied("contest-over")
        position_after(entry.contest, entry.stored.deal, entry.standing, action)  # may be refused
        code_as_stored = encode(entry.deal.rules.pack, action)
        moves = (EntryMove(entry.seat, code_as_stored, entry.info.seq + 1),)
        try:
            await self._rows.append_moves(entry.id, entry.seq, moves)
        except MoveTaken:
            raise Stale from None
        return await self._advance(entry.id, house)

    async def finish(self, entry_id: int) -> None:
        """Let the house finish a try that a person left unfinished: it counts as not played."""
        await self._advance(entry_id, (), alone=True)

    def _is_late(self, entry: OpenEntry) -> bool:
        return not entry.stored.late and self._now() >= entry.contest.closes

    async def _advance(
        self, entry_id: int, house: tuple[str, ...], *, alone: bool = False
    ) -> OpenEntry:
        """Load a try after the house has made its moves. ``alone``: the house makes all moves."""
        lock = self._locks.setdefault(entry_id, asyncio.Lock())
        async with lock:
            entry = await self._read(entry_id, house)
            while not entry.over and (
                not self._must_decide(entry) or alone or self._is_late(entry)
            ):
                entry = await self._by_house(entry, house)
            return entry

    @staticmethod
    def _must_decide(entry: OpenEntry) -> bool:
        """Whether the person has something to decide."""
        deal = entry.deal
        return deal.turn == entry.seat and not is_forced(Views(deal))

    async def _by_house(self, entry: OpenEntry, house: tuple[str, ...]) -> OpenEntry:
        """Store all moves of the house up to the person's next decision."""
        contest, number, position = entry.contest, entry.stored.deal, entry.standing
        moves: list[EntryMove] = []
        for_person = self._must_decide(entry)  # the first move is made for an absent person
        while not position.deal.over:
            if moves and position.deal.turn == entry.seat and not is_forced(Views(position.deal)):
                break
            player = position.deal.turn
            assert player is not None
            code = await self._house.move(contest, number, position)
            action = decode(position.deal.rules.pack, code)
            position = position_after(contest, number, position, action)
            moves.append(EntryMove(player, code, entry.info.seq + for_person))
        finish = self._finish(entry, position.deal, for_person)
        with suppress(MoveTaken):  # the person or another process was quicker
            await self._rows.append_moves(entry.id, entry.seq, tuple(moves), finish)
        return await self._read(entry.id, house)

    def _finish(self, entry: OpenEntry, deal: Deal, by_house: bool) -> EntryFinish | None:
        if not deal.over:
            return None
        points, ahead = deal_result(deal, entry.seat, by_ahead=entry.contest.ahead)
        return EntryFinish(points, self._now(), by_house, ahead)

    async def _read(self, entry_id: int, house: tuple[str, ...]) -> OpenEntry:
        stored = await self._rows.entry(entry_id)
        contest = None if stored is None else await self._rows.find(stored.contest)
        if stored is None or contest is None:
            raise Denied("entry-gone")
        return restore_entry(stored, contest, house)


def restore_entry(stored: StoredEntry, contest: Contest, house: tuple[str, ...]) -> OpenEntry:
    """Replay a stored try. Raises Denied if its moves no longer fit the rules."""
    steps = stored.moves[-1].step if stored.moves else 0
    moves_shown = sum(move.step < steps for move in stored.moves)
    try:
        line = list(replay_line(contest, stored.deal, (move.code for move in stored.moves)))
    except OTHER_RULES as error:
        logger.error(
            "entry %d of contest %d: its moves no longer fit the rules, so it cannot go on. After "
            "an update of the bot that is to be expected. If it was not updated, please report "
            "this:\n%s",
            stored.id,
            contest.id,
            accidents.format_traceback(error),
        )
        raise Denied("entry-gone") from None
    position = line[-1]
    before = line[moves_shown] if line[moves_shown].again == position.again else position
    info = info_of(stored, contest, position, house)
    return OpenEntry(stored, contest, replace(info, seq=steps), before.deal, position)


def info_of(
    stored: StoredEntry, contest: Contest, position: LinePosition, house: tuple[str, ...]
) -> TableInfo:
    """Return the table of a try: its person, and house players on all other chairs."""
    contest_rules = rules(contest)
    return TableInfo(
        table=stored.id,
        seq=0,
        variant=contest.variant,
        players=contest.players,
        chairs=chairs_of(stored, contest, house),
        founder=0,
        scores=(0,) * contest.players,
        marks=contest_rules.tally.marks(position.match.carry),
        deal=1,
        length=1,
        goal=None,
        options=contest.options,
        single=True,
        kind=ENTRY,
    )


def chairs_of(stored: StoredEntry, contest: Contest, house: tuple[str, ...]) -> tuple[Chair, ...]:
    """Return the chairs of a try by player. ``house``: the names of house players."""
    level, names = House.of(contest.house).level, iter(house)
    return tuple(
        Chair(stored.name, stored.person)
        if player == stored.seat
        else Chair(next(names, f"{player}"), house=True, level=level)
        for player in range(contest.players)
    )
