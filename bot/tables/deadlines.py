"""What a table waits for and until when: computed from the table and the host's settings."""

import heapq
from collections.abc import Iterable, Mapping
from typing import Protocol

from bot.store import NOW, Sleep
from bot.tables.table import Table

DEAL, NEXT, REMIND, ABSENT, CLOSE = "deal", "next", "remind", "absent", "close"
PAUSE = "pause"

LONGEST_PAUSE = 28 * 24 * 60 * 60
"""Seconds after which a table is closed that nobody plays on at."""

RETRY = 5
"""Seconds until what the store refused is tried again."""

SLACK = 64
"""So many entries of the heap may be out of date before it is made anew."""


class Patience(Protocol):
    """How long things may take, in seconds."""

    @property
    def pace(self) -> float:
        """A house player's thought."""
        ...

    @property
    def next_after(self) -> int:
        """The time for the score of a deal before the next one begins."""
        ...

    @property
    def remind_after(self) -> int:
        """A person's thought before they are reminded."""
        ...

    @property
    def absent_after(self) -> int:
        """A person's thought before a house player takes their place."""
        ...

    @property
    def close_after(self) -> int:
        """The idle life of a lobby, or of a table without people."""
        ...


def waits(table: Table) -> dict[str, int]:
    """What a table waits for, each since when. A house player's turn is nothing to wait for."""
    if not table.open:
        return {}
    if table.paused is not None and table.attended:
        return {PAUSE: table.paused}
    if table.undealt:
        return {DEAL: table.moved_at}
    if table.looking:  # who plays with the house alone is not hurried
        return {CLOSE if table.people == 1 else NEXT: table.moved_at}
    if table.awaited is not None:
        # Everybody takes forehand to be on turn while another is asked in secret (ROM-DEAL-9).
        remind = table.called is not None and table.reminded != table.turn_number
        return {
            **({REMIND: table.turn_since} if remind else {}),
            CLOSE if table.people == 1 else ABSENT: table.moved_at,
        }
    if table.state == "lobby" or not table.attended:
        return {CLOSE: max(table.created_at, table.moved_at)}
    return {}


def house_on_turn(table: Table) -> bool:
    """Whether the house is to move now: for one of its players, or where nobody has a choice.

    Without any people it rests.
    """
    turn = table.turn
    if not table.attended or turn is None or table.paused is not None:
        return False
    return table.chairs[turn].house or table.foregone


def asleep(table: Table) -> Sleep | None:
    """What to note of a table when it falls asleep; None: it may not."""
    found = waits(table)
    if not found or DEAL in found:
        return None
    return Sleep(table.id, " ".join(found), min(found.values()))


def due(found: Mapping[str, int], patience: Patience) -> dict[str, int]:
    """The time of each of these deadlines by the settings."""
    after = {
        DEAL: RETRY,
        NEXT: patience.next_after,
        REMIND: patience.remind_after,
        ABSENT: patience.absent_after,
        CLOSE: patience.close_after,
        PAUSE: LONGEST_PAUSE,
    }
    return {kind: since + after[kind] for kind, since in found.items()}


def due_asleep(sleeping: Iterable[Sleep], patience: Patience) -> list[tuple[int, int]]:
    """When tables that sleep are to be looked at, as (time, table); those that were awake at 0.

    What a table waits for may prove to come later when it is looked at.
    """
    after: dict[str, int] = {}
    found = []
    for table, kinds, since in sleeping:
        if kinds == NOW:
            found.append((0, table))
            continue
        if kinds not in after:
            after[kinds] = min(due(dict.fromkeys(kinds.split(), 0), patience).values())
        found.append(((since or 0) + after[kinds], table))
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
