"""What a table waits for and until when: computed from the table and the host's settings.

``clock.py`` carries it out. Nobody is charged time while the bot was down (``downtime.py``).
"""

import heapq
from collections.abc import Callable, Iterable, Mapping
from math import ceil
from typing import Protocol

from bot.store import NOW, Sleep
from bot.tables.model.pace import Pace
from bot.tables.model.table import Table

DEAL, NEXT, REMIND, ABSENT, CLOSE = "deal", "next", "remind", "absent", "close"
PAUSE, UNPAUSE = "pause", "unpause"
HOUSE = "house"
"""A house player's turn: it ends by itself, and is looked at only if it does not."""

ROUND = "round"
"""The end of a team match: then the house plays on, as it does at once if nobody sits there."""

QUESTION = "question"
"""A secret question: without an answer it is passed over once nobody can tell (ROM-DEAL-9)."""

GUEST = "guest"
"""Somebody asks to sit in, and nobody answers."""

After = Callable[[int, int], int]
"""From a time and a number of seconds to when the bot will have been up for so long."""

LONGEST_PAUSE = 28 * 24 * 60 * 60
"""Seconds after which a table is closed if nobody plays on."""

UNANSWERED = 10 * 60
"""Seconds after which a question to sit in goes away that nobody answers."""

DAY = 24 * 60 * 60
"""Seconds after which a pause ends that only one of several people asked for."""

RETRY = 5
"""Seconds before what the store refused is tried again."""

SOON = 1
"""Seconds before a table is looked at again after an error."""

QUEUE, SLOW = 6, 8
"""A house player's search is given up after ``QUEUE`` times the time for one (others may come
before it) plus ``SLOW`` seconds."""

SLACK = 64
"""The heap is rebuilt once its dead entries outnumber the live ones by more than this."""


class Times(Protocol):
    """How long things may take by the host's settings, in seconds."""

    @property
    def pace(self) -> float:
        """The pause before a house player's move."""
        ...

    @property
    def solo_pace(self) -> float:
        """The same where one person plays alone with the house."""
        ...

    @property
    def think(self) -> float:
        """A master's thought."""
        ...

    @property
    def next_after(self) -> int:
        """How long a deal's score is shown before the next deal."""
        ...

    @property
    def remind_after(self) -> int | None:
        """How long a person may think before a reminder; None: half of their time."""
        ...

    @property
    def close_after(self) -> int:
        """How long a lobby, or a table without people, may be idle."""
        ...


def longest_thought(times: Times) -> float:
    """Seconds after which a house player's search is given up."""
    return QUEUE * times.think + SLOW


def waits(table: Table) -> dict[str, int]:
    """What a table waits for and cannot do by itself, and since when."""
    if not table.open:
        return {}
    found = _waits(table)
    if table.round is not None:
        owned = any(chair.user is not None for chair in table.chairs)
        found[ROUND] = table.round.closes if owned else 0
    if table.guests:
        found[GUEST] = min(guest.at for guest in table.guests)
    return found


def _waits(table: Table) -> dict[str, int]:
    if table.paused is not None and table.attended:
        return {PAUSE if table.paused_by is None else UNPAUSE: table.paused}
    if table.undealt:
        return {DEAL: table.moved_at}
    if table.looking:  # nobody hurries a person alone with the house
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
    """The server, which decides the shard; 0: it is in none, its channel is its home."""
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
        GUEST: UNANSWERED,
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
    """The next deadline of each table, earliest first."""

    def __init__(self) -> None:
        self._due: dict[int, int] = {}
        self._heap: list[tuple[int, int]] = []

    def load(self, found: Iterable[tuple[int, int]]) -> None:
        """All deadlines as (time, table), in place of those of before."""
        self._heap = list(found)
        self._due = {table: time for time, table in self._heap}
        heapq.heapify(self._heap)

    def set(self, table: int, time: int | None) -> None:
        """Set a table's next deadline; None: there is none."""
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
            heapq.heappop(self._heap)  # changed since
        return self._heap[0][0] if self._heap else None

    def take(self, now: int) -> list[int]:
        """Take the tables whose deadline has come, earliest first; then they have none."""
        found = []
        while (time := self.next()) is not None and time <= now:
            _, table = heapq.heappop(self._heap)
            del self._due[table]
            found.append(table)
        return found
