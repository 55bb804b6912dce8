"""Everything about contests: deals of the day and their ladders, challenges, tournaments, tries."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import NamedTuple

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.contests.challenges.desk import ChallengeDesk
from bot.contests.challenges.kind import ChallengeKind
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.challenges.service import Challenges
from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import Entries
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.kind import Kinds
from bot.contests.daily.channel_rows import DailyChannelRows
from bot.contests.daily.desk import DailyChannelDesk, DailyDesk, LadderDesk
from bot.contests.daily.kind import RankedKind
from bot.contests.daily.ladders import Ladders
from bot.contests.daily.ranked import RANKED
from bot.contests.daily.reminder_rows import ReminderRows
from bot.contests.daily.service import Dailies, Now, day_of, games
from bot.contests.teams.desk import TeamDesk
from bot.contests.teams.kind import TeamKind
from bot.contests.teams.service import OpenThread, TeamMatches
from bot.contests.tournaments.desk import TournamentDesk
from bot.contests.tournaments.kind import TournamentKind
from bot.contests.tournaments.rows import TournamentRows
from bot.contests.tournaments.service import Tournaments
from bot.kit.errors import Denied
from bot.kit.slips import Slips
from bot.store import Store


class ContestDesks(NamedTuple):
    """The desks of contests. Every wish raises Denied, StoreError or nothing."""

    daily: DailyDesk
    challenges: ChallengeDesk
    tries: TryDesk
    ladder: LadderDesk
    channel: DailyChannelDesk
    tournaments: TournamentDesk
    teams: TeamDesk


@dataclass(frozen=True)
class ContestParts:
    """The parts below the desks that know of contests."""

    kinds: Kinds
    """The desks' kinds are added to these."""
    entries: Entries
    keeping: ContestMaintenance
    dailies: Dailies
    challenges: Challenges
    tournaments: Tournaments
    teams: TeamMatches


def no_threads(server: int, channel: int, title: str) -> AbstractAsyncContextManager[int]:
    """Where there are none. Raises Denied."""
    del server, channel, title
    raise Denied("thread-refused")


def build_contests(
    store: Store,
    parts: ContestParts,
    slips: Slips,
    now: Now,
    languages: Languages,
    looks: Looks,
    changed: Callable[[int], None] = lambda _: None,
    board_changed: Callable[[int], None] = lambda _: None,
    challenge_changed: Callable[[int], None] = lambda _: None,
    open_thread: OpenThread = no_threads,
) -> ContestDesks:
    """All desks, put together. ``slips``: for tries only, which have their own numbers;
    ``open_thread`` opens one for a table of a team match; ``changed`` is called with a server that
    has chosen a channel for the deal of the day, or where somebody has finished it;
    ``board_changed`` with a tournament whose board may have changed; ``challenge_changed`` with a
    challenge that was accepted, or that both have played."""
    kinds, keeping = parts.kinds, parts.keeping
    tries = TryDesk(parts.entries, kinds, keeping, slips, languages, looks)
    reminders = ReminderRows(store)
    daily = DailyDesk(
        parts.dailies, keeping, tries, store, reminders, now, languages, changed, looks
    )
    challenges = ChallengeDesk(parts.challenges, tries, languages, challenge_changed)
    tournaments = TournamentDesk(parts.tournaments, tries, board_changed)
    for ranked in RANKED.values():
        kinds.add(RankedKind(ranked, store, daily))
    kinds.add(ChallengeKind(ChallengeRows(store), challenges))
    kinds.add(TournamentKind(TournamentRows(store), store, tournaments))
    kinds.add(TeamKind(store))
    ladders = Ladders(store, lambda: day_of(now()), games)
    channel = DailyChannelDesk(DailyChannelRows(store), changed)
    teams = TeamDesk(parts.teams, languages, open_thread, now)
    return ContestDesks(daily, challenges, tries, LadderDesk(ladders), channel, tournaments, teams)
