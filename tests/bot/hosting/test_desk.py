"""Requests of the bot's owner: what is typed is checked, and what is shown fits a message."""

from pathlib import Path
from typing import Any

import pytest

from bot.host.stats import days_or_reason
from bot.hosting.desk import MAX_DAYS, MAX_MINUTES, HostDesk
from bot.hosting.pages import stats_page
from bot.kit.errors import Denied
from bot.kit.page import MAX_TEXT
from bot.store import StoreError
from bot.tables.lobby.lobbies import DRAINED_UNTIL
from bot.thinkers.side_jobs import AtOnce
from tests.bot.hosting.hosting_parts import Channels, process
from tests.bot.tables.desk.desk_parts import PEOPLE, WORDS
from tests.bot.world import ANA, BOR, World
from tests.pages.hosting import BUSY_DAYS


class Owners:
    """The application belongs to Ana."""

    async def check(self, user: int) -> None:
        if user != ANA:
            raise Denied("host-only")


@pytest.fixture
def desk(world: World) -> HostDesk:
    owners: Any = Owners()
    return HostDesk(
        owners=owners,
        database=Path("never.sqlite3"),
        jobs=AtOnce(),
        announcements=process(world, Channels()),
        store=world.store,
        now=lambda: world.now,
    )


async def test_values_that_discord_does_not_offer_are_refused(desk: HostDesk) -> None:
    ana = PEOPLE[ANA]
    for refused in (
        desk.stats(ana, MAX_DAYS + 1),
        desk.log(ana, "critical"),
        desk.announce_maintenance(ana, MAX_MINUTES + 1),
        desk.drain(ana, MAX_MINUTES + 1),
    ):
        with pytest.raises(Denied, match="no-such-value"):
            await refused


async def test_strangers_change_nothing(desk: HostDesk, world: World) -> None:
    bor = PEOPLE[BOR]
    for refused in (
        desk.stats(bor, 1),
        desk.log(bor, "debug"),
        desk.announce_maintenance(bor, 1),
        desk.drain(bor, 1),
    ):
        with pytest.raises(Denied, match="host-only"):
            await refused
    assert [await world.store.note(key) for key in (DRAINED_UNTIL, "maintenance")] == [None, None]


def test_worker_returns_the_reason_of_an_unreadable_database(tmp_path: Path) -> None:
    """Raised there, it would be logged as a bug, and the work done again in the bot."""
    reason = days_or_reason(tmp_path / "none.sqlite3", 1)
    assert isinstance(reason, str) and "none.sqlite3" in reason


async def test_unreadable_database_refuses_stats_with_its_reason(
    desk: HostDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def reason(*_: object, **__: object) -> str:
        return "The database is away."

    monkeypatch.setattr(AtOnce, "do_elsewhere", reason)
    with pytest.raises(StoreError, match="The database is away"):
        await desk.stats(PEOPLE[ANA], 1)


async def test_stats_without_another_process_are_refused(
    desk: HostDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(*_: object, **__: object) -> None:
        """No other process answers."""

    monkeypatch.setattr(AtOnce, "do_elsewhere", nobody)
    with pytest.raises(Denied, match="analysis-failed"):
        await desk.stats(PEOPLE[ANA], 1)


def test_stats_page_shows_the_newest_days_that_fit() -> None:
    text = stats_page(BUSY_DAYS, WORDS).text
    lines = text.partition("```\n")[2].partition("\n```")[0].splitlines()[1:]
    assert len(text) <= MAX_TEXT
    assert lines[-1].startswith("2024-10-04") and 10 < len(lines) < len(BUSY_DAYS)
    assert MAX_TEXT - len(text) <= 2 * len(lines[0]), "no more fit"
