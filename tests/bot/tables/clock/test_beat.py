"""Time in which the bot was away counts against nobody."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.errors import NotOwner
from bot.tables.clock.downtime import BEAT_SECONDS, MAX_GAPS, Heartbeats
from bot.tables.model.deadlines import MAX_PAUSE_SECONDS
from tests.bot.tables.clock.notes import Notes
from tests.bot.tables.clock.timed import Timed, open_timed_world
from tests.timeout import TIMEOUT


class Life:
    """A bot that comes and goes, with the seconds during which it was there."""

    def __init__(self) -> None:
        self.notes, self.now = Notes(), 1_000
        self.there: list[int] = []

    async def comes(self) -> None:
        self.beat = Heartbeats(self.notes, lambda: self.now)
        await self.beat.load(1, ())

    async def lives(self, seconds: int) -> None:
        for _ in range(seconds):
            self.there.append(self.now)
            self.now += 1
            await self.beat.beat()

    async def goes(self, seconds: int) -> None:
        """It ends properly, and stays away this long."""
        await self.beat.close()
        self.now += seconds


async def test_deadline_is_extended_by_downtime() -> None:
    chance, life = random.Random(5), Life()
    await life.comes()
    for _ in range(12):
        await life.lives(chance.randrange(1, 80))
        await life.goes(chance.choice([0, 1, 5, 300, 4_000]))
        await life.comes()
    await life.lives(500)
    shards_up = set(life.there)
    for _ in range(500):
        since = chance.randrange(1_000, life.now - 300)
        seconds = chance.randrange(1, 250)
        due = life.beat.up_after(0)(since, seconds)
        assert sum(second in shards_up for second in range(since, due)) == seconds


async def test_crash_gives_back_at_most_the_time_since_the_last_beat() -> None:
    life = Life()
    await life.comes()
    await life.lives(5 * BEAT_SECONDS + 3)
    life.now += 700
    await life.comes()
    assert life.beat.up_after(0)(1_000, 5 * BEAT_SECONDS) == 1_000 + 5 * BEAT_SECONDS
    assert (
        life.beat.up_after(0)(1_000, 5 * BEAT_SECONDS + 1) == 1_000 + 5 * BEAT_SECONDS + 1 + 700 + 3
    )


async def test_beats_are_stored_rarely() -> None:
    life = Life()
    await life.comes()
    await life.lives(100 * BEAT_SECONDS)
    assert life.notes.written == 1 + 100


async def test_repeated_crashes_count_as_one_downtime() -> None:
    life = Life()
    await life.comes()
    await life.lives(20)
    for _ in range(3 * MAX_GAPS):
        life.now += 5
        await life.comes()
    assert life.beat.up_after(0)(1_010, 100) == 1_010 + 100 + 3 * MAX_GAPS * 5
    assert len(life.notes.kept["beat"]) < 100


async def test_number_of_kept_gaps_is_limited() -> None:
    life = Life()
    for _ in range(3 * MAX_GAPS):
        await life.comes()
        await life.lives(BEAT_SECONDS)
        await life.goes(10)
    await life.comes()
    assert len(life.beat.gaps[0]) == MAX_GAPS


async def test_clock_set_back_takes_no_time_away() -> None:
    life = Life()
    await life.comes()
    life.now -= 500
    await life.comes()
    assert life.beat.up_after(0)(600, 100) == 700


async def test_failed_beat_does_not_stop_the_clock() -> None:
    life = Life()
    await life.comes()
    life.notes.full = True
    await life.lives(3 * BEAT_SECONDS)
    await life.beat.close()
    assert life.notes.written == 1


async def test_failed_start_counts_as_downtime() -> None:
    life = Life()
    await life.comes()
    await life.goes(50)
    life.beat = Heartbeats(life.notes, lambda: life.now)
    await life.goes(50)  # it didn't get as far as reading what is kept
    await life.comes()
    assert life.beat.up_after(0)(1_000, 1) == 1_000 + 100 + 1


# At tables ------------------------------------------------------------------------------------


@pytest.mark.parametrize("away", [1, 999, 50_000])
async def test_downtime_makes_no_one_late(tmp_path: Path, away: int) -> None:
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        number = (await world.start_table()).id
        await world.later(90)
        await world.clock.close()
        world.now += away
        await world.restart()
        await world.later(9)
        assert world.reminded == []
        await world.later(1)
        assert world.reminded == [0]
        await world.later(899)
        assert not (await world.tables.register.table(number)).info().away
        await world.later(1)
        assert (await world.tables.register.table(number)).info().away


async def test_kill_gives_time_back_and_takes_none(tmp_path: Path) -> None:
    """The last beat may be a while ago: as if the bot had gone then."""
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        number = (await world.start_table()).id
        await world.later(500)
        world.now += BEAT_SECONDS - 1  # no note is made of this
        await world.restart()
        await world.later(499)
        assert not (await world.tables.register.table(number)).info().away
        await world.later(1)
        assert (await world.tables.register.table(number)).info().away


async def test_downtime_does_not_age_lobbies_and_pauses(tmp_path: Path) -> None:
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        table = await world.start_table()
        await world.tables.pauses.pause(table, 11)
        number = table.id
        del table
        await world.later(400)
        assert world.tables.register.all() == ()
        await world.clock.close()
        world.now += MAX_PAUSE_SECONDS
        await world.restart()
        await world.later(400)
        assert (await world.tables.register.table(number)).paused is not None


async def test_unreachable_bot_makes_no_one_late(tmp_path: Path) -> None:
    """The gateway is gone for an hour while the process lives on."""
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        table = await world.start_table()
        await world.later(90)
        world.clock.shard_lost(0)
        await world.later(3_600)
        assert world.reminded == []
        world.clock._deadlines[0].set(table.id, world.now)
        await asyncio.gather(world.clock.shard_found(0), world.clock.tick())
        await world.later(9)
        assert world.reminded == []
        await world.later(1)
        assert world.reminded == [0]
        await world.clock.shard_found(0)
        await world.later(900)
        assert table.info().away


async def test_first_start_stores_a_beat(tmp_path: Path) -> None:
    """Nobody knows since when the bot has been away."""
    world = Timed(tmp_path / "tarok.sqlite3")
    await world.open()
    await world.start_table()
    await world.clock.close()
    await world.store.write(lambda db: db.execute("DELETE FROM notes"))
    await world.restart()
    await world.later(100)
    assert world.reminded == [0]
    await world.clock.close()
    await world.store.close()


@pytest.mark.parametrize("long", [True, False])
async def test_sleeping_machine_or_set_clock_makes_no_one_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, long: bool
) -> None:
    """An hour that the bot did not live through; what it did is counted."""
    async with open_timed_world(tmp_path / "tarok.sqlite3") as world:
        table, ticked, tick = await world.start_table(), asyncio.Event(), world.clock.tick

        async def ticks() -> None:
            await tick()
            ticked.set()

        async def looks() -> None:
            ticked.clear()
            world.clock._deadline_changed.set()
            await asyncio.wait_for(ticked.wait(), TIMEOUT)

        monkeypatch.setattr(world.clock, "tick", ticks)
        world.clock.start()
        await asyncio.wait_for(ticked.wait(), TIMEOUT)
        if long:
            world.now += 3_600
            await looks()
        for _ in range(10):
            world.now += 99
            await looks()
        assert world.reminded and not table.info().away
        world.now += 10
        await looks()
        assert table.info().away


@pytest.mark.parametrize(
    ("refusal", "errors"),
    [(NotOwner("Another bot has taken over."), 0), (StoreError("The disk is full."), 1)],
)
async def test_end_after_a_takeover_is_no_error_in_the_log(
    refusal: StoreError, errors: int, caplog: pytest.LogCaptureFixture
) -> None:
    class Refusing(Notes):
        async def set_note(self, key: str, value: str) -> None:
            if self.kept:
                raise refusal
            await super().set_note(key, value)

    life = Life()
    life.notes = Refusing()
    await life.comes()
    life.now += BEAT_SECONDS
    await life.goes(0)
    assert [record.levelname for record in caplog.records] == ["ERROR"] * errors
