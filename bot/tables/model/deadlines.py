"""Deadlines of tables, computed from a table and the host's settings.

``clock.py`` acts on them. The bot's downtime does not count (``downtime.py``).
"""

import heapq
from collections.abc import Callable, Iterable, Mapping
from math import ceil
from typing import Protocol

from bot.tables.model.pace import HostPauses, Pace
from bot.tables.model.records import NOW, Sleep
from bot.tables.model.table import Table

DEAL = "deal"
"""The next deal, which the store refused when it was due."""

NEXT = "next"
"""The end of looking at a score, for people who have not asked for the next deal."""

REMIND = "remind"
"""A reminder of the person on turn."""

ABSENT = "absent"
"""The end of a person's time for a move: the house moves for them."""

CLOSE = "close"
"""The end of an idle lobby or table."""

PAUSE = "pause"
"""The end of a pause, or of a turn without a time limit: the table is closed."""

UNPAUSE = "unpause"
"""The end of a pause that only one of several people asked for."""

HOUSE = "house"
"""A house player's turn: it ends by itself, and is due only if it does not."""

ROUND = "round"
"""The end of a team match: then the house plays on, as it does at once without people."""

QUESTION = "question"
"""A secret question: without an answer it is passed over once that reveals nothing (ROM-DEAL-9)."""

GUEST = "guest"
"""A request to sit in that is not answered."""

UpAfter = Callable[[int, int], int]
"""Maps a time and a number of seconds to the time at which the bot has been up for so long."""

MAX_PAUSE_SECONDS = 28 * 24 * 60 * 60
"""Seconds after which a paused table is closed."""

GUEST_SECONDS = 10 * 60
"""Seconds after which an unanswered request to sit in expires."""

LONE_PAUSE_SECONDS = 24 * 60 * 60
"""Seconds after which a pause ends that only one of several people asked for."""

RETRY_SECONDS = 5
"""Seconds before an action that the store refused is retried."""

RECHECK_SECONDS = 1
"""Seconds before a table is checked again after an error."""

MAX_QUEUED_SEARCHES = 6
"""Number of searches that a house player may have to wait for, its own included."""

SEARCH_GRACE_SECONDS = 8
"""Seconds beyond those searches before a house player's search is given up."""

MAX_DEAD_ENTRIES = 64
"""The heap is rebuilt once its dead entries outnumber the live ones by more than this."""


class Times(HostPauses, Protocol):
    """The host's times, in seconds."""

    @property
    def think(self) -> float:
        """A master's search for a move."""
        ...

    @property
    def next_after(self) -> int:
        """The time for which a deal's score is shown before the next deal."""
        ...

    @property
    def remind_after(self) -> int | None:
        """A person's time before a reminder; None: half of their time for a move."""
        ...

    @property
    def close_after(self) -> int:
        """The time for which a lobby, or a table without people, may be idle."""
        ...


def longest_thought(times: Times) -> float:
    """Seconds after which a house player's search is given up."""
    return MAX_QUEUED_SEARCHES * times.think + SEARCH_GRACE_SECONDS


def waiting_since(table: Table) -> dict[str, int]:
    """The kinds of deadlines of a table, each with the time from which it counts."""
    if not table.open:
        return {}
    since = _waiting_since(table)
    if table.round is not None:
        has_people = any(chair.user is not None for chair in table.chairs)
        since[ROUND] = table.round.closes_at if has_people else 0
    if table.guests:
        since[GUEST] = min(guest.at for guest in table.guests)
    return since


def _waiting_since(table: Table) -> dict[str, int]:
    if table.paused is not None and table.attended:
        return {PAUSE if table.paused_by is None else UNPAUSE: table.paused}
    if table.deal_due:
        return {DEAL: table.moved_at}
    if table.not_ready:  # a person alone with the house is not hurried
        return {CLOSE if table.people == 1 else NEXT: table.moved_at}
    if table.awaited is not None:
        return _waiting_for_person(table)
    if table.state == "lobby" or not table.attended:
        return {CLOSE: max(table.created_at, table.moved_at)}
    return {}


def _waiting_for_person(table: Table) -> dict[str, int]:
    """The deadlines while a person is on turn.

    During a secret question all others take forehand to be on turn: deadlines count from the
    beginning of that turn, whenever the answer comes (ROM-DEAL-9).
    """
    if not table.limit:
        return {CLOSE if table.people == 1 else PAUSE: table.moved_at}
    remind = table.publicly_awaited is not None and table.reminded != table.turn_number
    return {
        **({REMIND: table.turn_since} if remind else {}),
        QUESTION if table.asked_secretly else ABSENT: table.turn_since,
    }


def house_on_turn(table: Table) -> bool:
    """Return whether the house is to move now.

    It moves for its own players, for a person who is away, and for one who has no choice.

    Without any people it does not move.
    """
    turn = table.turn
    if not table.attended or turn is None or table.paused is not None:
        return False
    return table.chairs[turn].house or table.has_no_choice


def server_of(table: Table) -> int:
    """The table's server, which decides the shard; 0: it is in no server."""
    return 0 if table.reach != "server" and table.guild == table.channel else table.guild


def sleep_of(table: Table) -> Sleep | None:
    """The record of a table that is put to sleep; None: it must stay awake.

    One with a hurried person must, as the record cannot say that. A table where the house is about
    to move is woken at the next start.
    """
    since, server = waiting_since(table), server_of(table)
    if not since.keys() - {ROUND} or DEAL in since or table.patience_now != table.patience:
        return None
    if house_on_turn(table):
        return Sleep(table.id, NOW, None, server=server)
    return Sleep(table.id, " ".join(since), min(since.values()), server=server)


def _seconds(times: Times, patience: int) -> dict[str, int]:
    """The seconds until each kind of deadline, at a table with this patience.

    A reminder comes half-way, or earlier if the host has set that.
    """
    half = patience // 2
    return {
        DEAL: RETRY_SECONDS,
        HOUSE: ceil(Pace(times).longest + longest_thought(times)) + RETRY_SECONDS,
        NEXT: times.next_after,
        REMIND: half if times.remind_after is None else min(half, times.remind_after),
        QUESTION: half,
        ABSENT: patience,
        CLOSE: times.close_after,
        PAUSE: MAX_PAUSE_SECONDS,
        UNPAUSE: LONE_PAUSE_SECONDS,
        ROUND: 0,
        GUEST: GUEST_SECONDS,
    }


def deadlines_of(
    since_by_kind: Mapping[str, int], times: Times, patience: int, up_after: UpAfter
) -> dict[str, int]:
    """The times of these deadlines, at a table with this patience."""
    seconds = _seconds(times, patience)
    return {kind: up_after(since, seconds[kind]) for kind, since in since_by_kind.items()}


def due_asleep(
    sleeping: Iterable[Sleep],
    times: Times,
    default_patience: int,
    up_after: Callable[[int], UpAfter],
) -> list[tuple[int, int]]:
    """The deadlines of sleeping tables as (time, table); 0 for those that were awake.

    ``default_patience``: the patience of tables without one of their own. ``up_after``: the uptime
    of a server. A deadline may prove to be later when the table is checked.
    """
    seconds: dict[tuple[str, int | None], int] = {}
    deadlines = []
    for table, kinds, since, patience, server in sleeping:
        if kinds == NOW:
            deadlines.append((0, table))
            continue
        key = (kinds, patience)
        if key not in seconds:
            by_kind = _seconds(times, default_patience if patience is None else patience)
            seconds[key] = min(by_kind[kind] for kind in kinds.split())
        deadlines.append((up_after(server)(since or 0, seconds[key]), table))
    return deadlines


class Deadlines:
    """The next deadline of each table, earliest first."""

    def __init__(self) -> None:
        self._due: dict[int, int] = {}
        self._heap: list[tuple[int, int]] = []

    def replace_all(self, deadlines: Iterable[tuple[int, int]]) -> None:
        """Replace all deadlines by these, as (time, table)."""
        self._heap = list(deadlines)
        self._due = {table: time for time, table in self._heap}
        heapq.heapify(self._heap)

    def set(self, table: int, time: int | None) -> None:
        """Set a table's next deadline; None: there is none."""
        if time is None:
            self._due.pop(table, None)
        elif self._due.get(table) != time:
            self._due[table] = time
            heapq.heappush(self._heap, (time, table))
        if len(self._heap) > 2 * len(self._due) + MAX_DEAD_ENTRIES:
            self.replace_all([(then, number) for number, then in self._due.items()])

    def next(self) -> int | None:
        """The time of the earliest deadline."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)  # changed since
        return self._heap[0][0] if self._heap else None

    def take(self, now: int) -> list[int]:
        """Remove the deadlines that have come, and return their tables, earliest first."""
        tables = []
        while (time := self.next()) is not None and time <= now:
            _, table = heapq.heappop(self._heap)
            del self._due[table]
            tables.append(table)
        return tables
