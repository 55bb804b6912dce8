"""The tables of all servers: lock, check, append, swap. It knows engine and store, not Discord.

Every change is in the store before it is in memory, and in memory before anybody hears of it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.store import Store
from bot.tables.attendance import Attendance
from bot.tables.duplicates import Duplicates
from bot.tables.fairness import Fairness
from bot.tables.forgetting import FORMER, Forgetting
from bot.tables.gathering import Gathering
from bot.tables.house_players import decide
from bot.tables.levels import offered
from bot.tables.lobbies import Lobbies
from bot.tables.lobby_settings import LobbySettings
from bot.tables.moves import Lots
from bot.tables.patience import USUAL
from bot.tables.pauses import Pauses
from bot.tables.play import Play
from bot.tables.register import Register
from bot.tables.removing import Removing
from bot.tables.reports import Reports
from bot.tables.round_ends import RoundEnds
from bot.tables.seating import Seating
from bot.tables.seats import HOUSE_NAMES
from bot.tables.server_defaults import Defaults
from bot.tables.sitting_in import SittingIn
from bot.tables.stopping import Stopping
from bot.tables.takebacks import TakeBacks
from bot.tables.time_is_up import TimeIsUp


@dataclass(frozen=True)
class Tables:
    """The parts that work on tables, each for one matter; all share the register."""

    register: Register
    """Finds tables and tells listeners what has changed."""
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
    forgetting: Forgetting

    @property
    def rounds(self) -> RoundEnds:
        """Plays tables of team matches to their end."""
        return self.stopping.rounds

    @property
    def fairness(self) -> Fairness:
        """What cards are made of."""
        return self.register.fairness


def build_tables(
    store: Store,
    now: Callable[[], int],
    chance: Lots,
    house_names: Callable[[int, str], Sequence[str]] = lambda server, language: HOUSE_NAMES,
    *,
    former: Callable[[], Mapping[str, str]] = lambda: FORMER,
    searching: bool = False,
    patience: int = USUAL,
    duplicates: Duplicates | None = None,
) -> Tables:
    """All parts, put together.

    ``house_names`` by server and language; ``former`` by language: the names of forgotten
    people. ``searching``: whether anybody can search; ``patience``: seconds for a
    person's move if nobody has chosen, 0: no limit; ``duplicates``: without it all cards are new.
    """
    register = Register(store, now, Fairness(store, *chance.of_cards, duplicates), patience)
    levels, defaults = offered(searching=searching), Defaults(store, patience)
    tell, moves, seating = register.tell, register.moves, Seating(store, now, register.tell)
    pauses, takebacks = Pauses(store, now, tell, moves), TakeBacks(store, tell, moves)
    stopping = Stopping(store, now, register, seating, RoundEnds(store, moves, decide))
    attendance = Attendance(moves, seating, pauses, takebacks, stopping)
    return Tables(
        register=register,
        lobbies=Lobbies(store, now, register, seating, defaults, chance, house_names, levels),
        settings=LobbySettings(store, now, tell, seating, defaults, levels),
        gathering=Gathering(store, register, seating),
        attendance=attendance,
        time_is_up=TimeIsUp(store, moves, seating),
        pauses=pauses,
        play=Play(store, tell, moves, attendance),
        takebacks=takebacks,
        stopping=stopping,
        removing=Removing(store, moves, seating, takebacks, stopping),
        sitting_in=SittingIn(store, now, seating, register),
        reports=Reports(store, takebacks),
        defaults=defaults,
        forgetting=Forgetting(store, register, seating, takebacks, stopping, former),
    )
