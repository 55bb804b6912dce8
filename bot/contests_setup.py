"""Everything about contests, put together: the desks, and the work in the background."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.archive.archive import Archive
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import Whose
from bot.contest_desks import ContestParts, build_contests
from bot.contests.challenges.news import ChallengeNews
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.challenges.service import Challenges
from bot.contests.core.entries import Entries
from bot.contests.core.house import ContestHouse, Search
from bot.contests.core.judging import Judging
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.kind import Kinds
from bot.contests.daily.channel_rows import DailyChannelRows
from bot.contests.daily.channels import DailyChannels
from bot.contests.daily.reminder_rows import ReminderRows
from bot.contests.daily.reminders import Reminders
from bot.contests.daily.service import Dailies, Now
from bot.contests.teams.news import TeamNews
from bot.contests.teams.rows import TeamMatchRows
from bot.contests.teams.service import OpenThread, TeamMatches
from bot.contests.tournaments.board import TournamentBoards
from bot.contests.tournaments.rows import TournamentRows
from bot.contests.tournaments.service import Tournaments
from bot.discord.sending.messages import Directly, Messages
from bot.kit.limits import Preparations
from bot.kit.slips import Slips
from bot.store import Store
from bot.tables.play.tables import Tables
from bot.thinkers.side_jobs import Jobs
from bot.thinkers.study import Study


@dataclass(frozen=True)
class ContestDependencies:
    """What contests stand on."""

    store: Store
    secret: Callable[[], bytes]
    now: Now
    answer: Search
    """How masters think when somebody waits."""
    study: Study
    jobs: Jobs
    """What does the work that would keep the event loop."""
    searching: bool
    """Whether anybody can search."""
    rest: Callable[[float], Awaitable[None]]
    """Rests between pieces of work in idle time."""
    languages: Languages
    looks: Looks
    plainly: Messages
    """Where pages are posted without pictures."""
    pictured: Messages
    """The same with them."""
    directly: Directly
    tables: Tables
    archive: Archive
    open_thread: OpenThread
    """Opens a thread in a channel."""
    hears: Callable[[int], bool]
    """Whether this process serves a server."""


class ContestsSetup:
    """Contests of all kinds."""

    def __init__(self, ground: ContestDependencies, slips: Slips) -> None:
        """``slips``: for tries only, which have their own numbers."""
        store, now, languages = ground.store, ground.now, ground.languages
        searching = ground.searching
        entries = Entries(store, ContestHouse(store, ground.answer), now)
        judging = Judging(store, ground.study)
        kinds = Kinds()
        keeping = ContestMaintenance(store, kinds, entries, judging, languages.house_names)
        jobs, preparations = ground.jobs, Preparations()
        self._dailies = Dailies(
            store,
            keeping,
            ground.secret,
            now,
            searching=searching,
            jobs=jobs,
            sleep=ground.rest,
        )
        challenges = _challenges(ground, keeping, preparations)
        self._duels = _challenge_news(ground, challenges)
        self._channels = _channels(ground, self._dailies)
        self._reminders = _reminders(ground, self._dailies)
        self._boards = _tournament_boards(ground, self._dailies)
        languages.listen(self._chosen)
        ground.looks.listen(self._chosen)
        tournaments = _tournaments(ground, preparations)
        teams = _teams(ground, preparations)
        self._news = _team_news(ground, teams)
        ground.tables.register.listen(self._news.heard)
        parts = ContestParts(
            kinds=kinds,
            entries=entries,
            keeping=keeping,
            dailies=self._dailies,
            challenges=challenges,
            tournaments=tournaments,
            teams=teams,
        )
        self.desk = build_contests(
            store,
            parts,
            slips=slips,
            now=now,
            languages=languages,
            looks=ground.looks,
            changed=self._channels.changed,
            board_changed=self._boards.changed,
            challenge_changed=self._duels.changed,
            open_thread=ground.open_thread,
        )

    def _chosen(self, whose: Whose, number: int) -> None:
        """A server has chosen its language, or how its boards are drawn."""
        if whose == "server":
            self._channels.changed(number)
            self._boards.all_changed()

    def start(self, *, first: bool) -> None:
        """Work in the background. ``first``: this process does what one process does for all."""
        if first:
            self._dailies.start()
            self._reminders.start(asyncio.sleep)
            self._duels.start()
        self._channels.start()
        self._boards.start()
        self._news.start()

    async def close(self) -> None:
        """Break off: the next start carries on."""
        await self._dailies.close()
        await self._channels.close()
        await self._boards.close()
        await self._news.close()
        await self._reminders.close()
        await self._duels.close()


def _challenges(
    ground: ContestDependencies, keeping: ContestMaintenance, preparations: Preparations
) -> Challenges:
    return Challenges(
        rows=ChallengeRows(ground.store),
        store=ground.store,
        keeping=keeping,
        secret=ground.secret,
        now=ground.now,
        searching=ground.searching,
        jobs=ground.jobs,
        preparations=preparations,
    )


def _challenge_news(ground: ContestDependencies, challenges: Challenges) -> ChallengeNews:
    return ChallengeNews(
        rows=ChallengeRows(ground.store),
        challenges=challenges,
        messages=ground.plainly,
        languages=ground.languages,
        directly=ground.directly,
    )


def _channels(ground: ContestDependencies, dailies: Dailies) -> DailyChannels:
    return DailyChannels(
        rows=DailyChannelRows(ground.store),
        store=ground.store,
        dailies=dailies,
        messages=ground.plainly,
        languages=ground.languages,
        now=ground.now,
        hears=ground.hears,
    )


def _reminders(ground: ContestDependencies, dailies: Dailies) -> Reminders:
    return Reminders(
        rows=ReminderRows(ground.store),
        dailies=dailies,
        messages=ground.plainly,
        languages=ground.languages,
        now=ground.now,
        directly=ground.directly,
    )


def _tournaments(ground: ContestDependencies, preparations: Preparations) -> Tournaments:
    return Tournaments(
        rows=TournamentRows(ground.store),
        store=ground.store,
        secret=ground.secret,
        now=ground.now,
        searching=ground.searching,
        jobs=ground.jobs,
        preparations=preparations,
    )


def _tournament_boards(ground: ContestDependencies, dailies: Dailies) -> TournamentBoards:
    return TournamentBoards(
        rows=TournamentRows(ground.store),
        store=ground.store,
        messages=ground.pictured,
        languages=ground.languages,
        looks=ground.looks,
        now=ground.now,
        hears=ground.hears,
        closes=dailies.hurry,
    )


def _teams(ground: ContestDependencies, preparations: Preparations) -> TeamMatches:
    return TeamMatches(
        rows=TeamMatchRows(ground.store),
        store=ground.store,
        register=ground.tables.register,
        defaults=ground.tables.defaults,
        secret=ground.secret,
        now=ground.now,
        names=ground.languages.house_names,
        archive=ground.archive,
        preparations=preparations,
    )


def _team_news(ground: ContestDependencies, teams: TeamMatches) -> TeamNews:
    return TeamNews(
        rows=TeamMatchRows(ground.store),
        matches=teams,
        messages=ground.plainly,
        languages=ground.languages,
        hears=ground.hears,
    )
