"""What a table waits for and until when: computed from the table and the host's settings.

``clock.py`` carries it out. Time in which the bot was away counts against nobody (``downtime.py``).
"""

import heapq
from collections.abc import Callable, Iterable, Mapping
from math import ceil
from typing import Protocol

from bot.store import NOW, Sleep
from bot.tables.pace import Pace
from bot.tables.table import Table

DEAL, NEXT, REMIND, ABSENT, CLOSE = "deal", "next", "remind", "absent", "close"
PAUSE, UNPAUSE = "pause", "unpause"
HOUSE = "house"
"""A house player's turn: it ends by itself, and is looked at only if it does not."""

ROUND = "round"
"""The end of a team match, after which the house plays on, as it does at once where nobody sits."""

QUESTION = "question"
"""A question in secret: unanswered it is passed over as early as nobody can tell (ROM-DEAL-9)."""

After = Callable[[int, int], int]
"""From a time and a number of seconds to the time when the bot has been there for so long."""

LONGEST_PAUSE = 28 * 24 * 60 * 60
"""Seconds after which a table is closed that nobody plays on at."""

DAY = 24 * 60 * 60
"""Seconds after which a pause ends for which only one of several people has asked."""

RETRY = 5
"""Seconds until what the store refused is tried again."""

SOON = 1
"""Seconds until a table is looked at once more after an error."""

QUEUE, SLOW = 6, 8
"""A house player's search is given up after ``QUEUE`` times the time for one (others may come
before it) and ``SLOW`` seconds more."""

SLACK = 64
"""The heap is made anew once its dead entries outnumber the live ones by more than this."""


class Times(Protocol):
    """How long things may take by the host's settings, in seconds."""

    @property
    def pace(self) -> float:
        """The pause before a house player's move."""
        ...

    @property
    def solo_pace(self) -> float:
        """The same where one person plays with the house alone."""
        ...

    @property
    def think(self) -> float:
        """A master's thought."""
        ...

    @property
    def next_after(self) -> int:
        """The time for the score of a deal before the next one begins."""
        ...

    @property
    def remind_after(self) -> int | None:
        """A person's thought before they are reminded; None: half of what they have."""
        ...

    @property
    def close_after(self) -> int:
        """The idle life of a lobby, or of a table without people."""
        ...


def longest_thought(times: Times) -> float:
    """Seconds after which nobody waits for a house player's search any more."""
    return QUEUE * times.think + SLOW


def waits(table: Table) -> dict[str, int]:
    """What a table waits for, each since when: what it does not do by itself."""
    if not table.open:
        return {}
    found = _waits(table)
    if table.round is not None:
        owned = any(chair.user is not None for chair in table.chairs)
        found[ROUND] = table.round.closes if owned else 0
    return found


def _waits(table: Table) -> dict[str, int]:
    if table.paused is not None and table.attended:
        return {PAUSE if table.paused_by is None else UNPAUSE: table.paused}
    if table.undealt:
        return {DEAL: table.moved_at}
    if table.looking:  # who plays with the house alone is not hurried
        return {CLOSE if table.people == 1 else NEXT: table.moved_at}
    if table.awaited is not None:
        return _of_person(table)
    if table.state == "lobby" or not table.attended:
        return {CLOSE: max(table.created_at, table.moved_at)}
    return {}


def _of_person(table: Table) -> dict[str, int]:
    """What it waits for while a person is on turn.

    Everybody takes forehand to be on turn while another is asked in secret: what is due counts
    from the beginning of that turn, whoever answers when (ROM-DEAL-9).
    """
    if not table.limit:
        return {CLOSE if table.people == 1 else PAUSE: table.moved_at}
    remind = table.called is not None and table.reminded != table.turn_number
    return {
        **({REMIND: table.turn_since} if remind else {}),
        QUESTION if table.asked_secretly else ABSENT: table.turn_since,
    }


def house_on_turn(table: Table) -> bool:
    """Whether the house is to move now: for one of its players, for who is away, or for a person
    who has no choice.

    Without any people it rests.
    """
    turn = table.turn
    if not table.attended or turn is None or table.paused is not None:
        return False
    return table.chairs[turn].house or table.unasked


def server_of(table: Table) -> int:
    """The server by which a shard hears of a table; 0: it is in none, its channel is its home."""
    return 0 if table.reach != "server" and table.guild == table.channel else table.guild


def asleep(table: Table) -> Sleep | None:
    """What to note of a table when it falls asleep; None: it may not, as one where a person is
    hurried: what is noted does not say that.

    Where the house is about to move the next start lets it, though people wait for a person.
    """
    found, server = waits(table), server_of(table)
    if not found.keys() - {ROUND} or DEAL in found or table.patience_now != table.patience:
        return None
    if house_on_turn(table):
        return Sleep(table.id, NOW, None, server=server)
    return Sleep(table.id, " ".join(found), min(found.values()), server=server)


def _seconds(times: Times, patience: int) -> dict[str, int]:
    """How long it takes until each of them is due, at a table with this patience.

    A reminder comes half-way; where the host wants an earlier one, then.
    """
    half = patience // 2
    return {
        DEAL: RETRY,
        HOUSE: ceil(Pace(times).longest + longest_thought(times)) + RETRY,
        NEXT: times.next_after,
        REMIND: half if times.remind_after is None else min(half, times.remind_after),
        QUESTION: half,
        ABSENT: patience,
        CLOSE: times.close_after,
        PAUSE: LONGEST_PAUSE,
        UNPAUSE: DAY,
        ROUND: 0,
    }


def due(found: Mapping[str, int], times: Times, patience: int, after: After) -> dict[str, int]:
    """The time of each of these deadlines, at a table with this patience."""
    seconds = _seconds(times, patience)
    return {kind: after(since, seconds[kind]) for kind, since in found.items()}


def due_asleep(
    sleeping: Iterable[Sleep], times: Times, usual: int, after: Callable[[int], After]
) -> list[tuple[int, int]]:
    """When tables that sleep are to be looked at, as (time, table); those that were awake at 0.

    ``usual``: the patience of those that have none of their own. ``after``: how time passes where
    people are in a server. What a table waits for may prove to come later when it is looked at.
    """
    seconds: dict[tuple[str, int | None], int] = {}
    found = []
    for table, kinds, since, patience, server in sleeping:
        if kinds == NOW:
            found.append((0, table))
            continue
        key = (kinds, patience)
        if key not in seconds:
            each = _seconds(times, usual if patience is None else patience)
            seconds[key] = min(each[kind] for kind in kinds.split())
        found.append((after(server)(since or 0, seconds[key]), table))
    return found


class Deadlines:
    """The next deadline of each table, the earliest first."""

    def __init__(self) -> None:
        self._due: dict[int, int] = {}
        self._heap: list[tuple[int, int]] = []

    def load(self, found: Iterable[tuple[int, int]]) -> None:
        """All deadlines as (time, table), in place of those of before."""
        self._heap = list(found)
        self._due = {table: time for time, table in self._heap}
        heapq.heapify(self._heap)

    def set(self, table: int, time: int | None) -> None:
        """The next deadline of a table is then; None: there is none."""
        if time is None:
            self._due.pop(table, None)
        elif self._due.get(table) != time:
            self._due[table] = time
            heapq.heappush(self._heap, (time, table))
        if len(self._heap) > 2 * len(self._due) + SLACK:
            self.load([(then, number) for number, then in self._due.items()])

    def next(self) -> int | None:
        """When the earliest deadline comes."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)  # set anew since then
        return self._heap[0][0] if self._heap else None

    def take(self, now: int) -> list[int]:
        """The tables whose deadline has come, the earliest first; they have none any more."""
        found = []
        while (time := self.next()) is not None and time <= now:
            _, table = heapq.heappop(self._heap)
            del self._due[table]
            found.append(table)
        return found
