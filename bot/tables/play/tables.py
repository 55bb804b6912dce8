"""The tables of all servers: lock, check, append, swap. It knows engine and store, not Discord.

Every change is in the store before it is in memory, and in memory before listeners are called.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.choices.habits import Habits
from bot.games.levels import offered_levels
from bot.games.patience import DEFAULT_PATIENCE
from bot.servers.default_rules import Defaults
from bot.servers.rows import ServerRows
from bot.tables.lobby.gathering import Gathering
from bot.tables.lobby.lobbies import Lobbies
from bot.tables.lobby.lobby_settings import LobbySettings
from bot.tables.lobby.seating import Seating
from bot.tables.memory.moves import Randomness
from bot.tables.memory.register import Register
from bot.tables.model.hooks import TableHooks
from bot.tables.model.house_moves import move_by_thumb
from bot.tables.model.seats import HOUSE_NAMES
from bot.tables.play.attendance import Attendance
from bot.tables.play.pauses import Pauses
from bot.tables.play.play import Play
from bot.tables.play.removing import Removing
from bot.tables.play.reports import Reports
from bot.tables.play.sitting_in import SittingIn
from bot.tables.play.stopping import RoundEnds, Stopping
from bot.tables.play.takebacks import TakeBacks
from bot.tables.play.time_is_up import TimeIsUp
from bot.tables.rows.repository import TableRows


@dataclass(frozen=True)
class Tables:
    """The parts that work on tables; all share the register."""

    register: Register
    """Finds tables and tells listeners what has changed."""
    seating: Seating
    lobbies: Lobbies
    settings: LobbySettings
    gathering: Gathering
    attendance: Attendance
    time_is_up: TimeIsUp
    pauses: Pauses
    play: Play
    takebacks: TakeBacks
    stopping: Stopping
    removing: Removing
    sitting_in: SittingIn
    reports: Reports
    defaults: Defaults
    """Servers' own settings."""

    @property
    def rounds(self) -> RoundEnds:
        """Plays tables of team matches to their end."""
        return self.stopping.rounds


def build_tables(
    rows: TableRows,
    now: Callable[[], int],
    chance: Randomness,
    house_names: Callable[[int, str], Sequence[str]] = lambda server, language: HOUSE_NAMES,
    *,
    searching: bool = False,
    patience: int = DEFAULT_PATIENCE,
    hooks: TableHooks,
    habits: Habits,
) -> Tables:
    """Build all parts.

    ``house_names``: names by server and language. ``searching``: house players can search.
    ``patience``: the default seconds for a person's move; 0: no limit.
    """
    register = Register(rows, now, hooks, patience, habits)
    levels = offered_levels(searching=searching)
    defaults = Defaults(ServerRows(rows.store), patience)
    tell = register.tell
    moves = register.moves
    seating = Seating(rows, now, tell)
    pauses = Pauses(rows, now, tell, moves)
    takebacks = TakeBacks(rows, tell, moves)
    stopping = Stopping(rows, now, register, seating, RoundEnds(rows, moves, move_by_thumb))
    attendance = Attendance(moves, seating, pauses, takebacks, stopping)
    return Tables(
        register=register,
        seating=seating,
        lobbies=Lobbies(rows, now, register, seating, defaults, chance, house_names, levels),
        settings=LobbySettings(rows, now, tell, seating, defaults, levels),
        gathering=Gathering(rows, register, seating),
        attendance=attendance,
        time_is_up=TimeIsUp(rows, moves, seating),
        pauses=pauses,
        play=Play(rows, tell, moves, attendance),
        takebacks=takebacks,
        stopping=stopping,
        removing=Removing(rows, moves, seating, takebacks, stopping),
        sitting_in=SittingIn(rows, now, seating, register),
        reports=Reports(rows, takebacks),
        defaults=defaults,
    )
