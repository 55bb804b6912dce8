"""Time in which the bot was away counts against nobody."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.tables.clock.downtime import EVERY, KEPT, Heartbeats
from bot.tables.model.deadlines import LONGEST_PAUSE
from tests.bot.tables.clock.timed import Timed, timed
from tests.soon import SOON


class Notes:
    """A store of notes in memory; ``full``: it accepts none."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.written = 0
        self.full = False

    async def note(self, key: str) -> str | None:
        return self.kept.get(key)

    async def set_note(self, key: str, value: str) -> None:
        if self.full:
            raise StoreError("the disk is full")
        self.kept[key] = value
        self.written += 1


class Life:
    """A bot that comes and goes, with the seconds during which it was there."""

    def __init__(self) -> None:
        self.notes, self.now = Notes(), 1_000
        self.there: list[int] = []

    async def comes(self) -> None:
        self.beat = Heartbeats(self.notes, lambda: self.now)
        await self.beat.load()

    async def lives(self, seconds: int) -> None:
        for _ in range(seconds):
            self.there.append(self.now)
            self.now += 1
            await self.beat.strike()

    async def goes(self, seconds: int) -> None:
        """It ends properly, and stays away this long."""
        await self.beat.close()
        self.now += seconds


async def test_what_is_due_waits_until_the_bot_has_been_there_for_so_long() -> None:
    chance, life = random.Random(5), Life()
    await life.comes()
    for _ in range(12):
        await life.lives(chance.randrange(1, 80))
        await life.goes(chance.choice([0, 1, 5, 300, 4_000]))
        await life.comes()
    await life.lives(500)
    there = set(life.there)
    for _ in range(500):
        since = chance.randrange(1_000, life.now - 300)
        seconds = chance.randrange(1, 250)
        due = life.beat.after(0)(since, seconds)
        assert sum(second in there for second in range(since, due)) == seconds


async def test_of_a_crash_at_most_the_time_since_the_last_beat_is_given_back() -> None:
    life = Life()
    await life.comes()
    await life.lives(5 * EVERY + 3)
    life.now += 700
    await life.comes()
    assert life.beat.after(0)(1_000, 5 * EVERY) == 1_000 + 5 * EVERY
    assert life.beat.after(0)(1_000, 5 * EVERY + 1) == 1_000 + 5 * EVERY + 1 + 700 + 3


async def test_beats_are_rare() -> None:
    life = Life()
    await life.comes()
    await life.lives(100 * EVERY)
    assert life.notes.written == 1 + 100


async def test_a_bot_that_crashes_over_and_over_again_was_away_once() -> None:
    life = Life()
    await life.comes()
    await life.lives(20)
    for _ in range(3 * KEPT):
        life.now += 5
        await life.comes()
    assert life.beat.after(0)(1_010, 100) == 1_010 + 100 + 3 * KEPT * 5
    assert len(life.notes.kept["beat"]) < 100


async def test_only_so_many_absences_are_kept() -> None:
    life = Life()
    for _ in range(3 * KEPT):
        await life.comes()
        await life.lives(EVERY)
        await life.goes(10)
    await life.comes()
    assert len(life.beat.gaps[0]) == KEPT


async def test_a_clock_that_was_put_back_takes_no_time_away() -> None:
    life = Life()
    await life.comes()
    life.now -= 500
    await life.comes()
    assert life.beat.after(0)(600, 100) == 700


async def test_a_beat_that_cannot_be_noted_stops_nothing() -> None:
    life = Life()
    await life.comes()
    life.notes.full = True
    await life.lives(3 * EVERY)
    await life.beat.close()
    assert life.notes.written == 1


async def test_a_bot_that_could_not_begin_was_not_there() -> None:
    life = Life()
    await life.comes()
    await life.goes(50)
    life.beat = Heartbeats(life.notes, lambda: life.now)
    await life.goes(50)  # it didn't get as far as reading what is kept
    await life.comes()
    assert life.beat.after(0)(1_000, 1) == 1_000 + 100 + 1


# At tables ------------------------------------------------------------------------------------


@pytest.mark.parametrize("away", [1, 999, 50_000])
async def test_while_the_bot_is_away_nobody_is_late(tmp_path: Path, away: int) -> None:
    async with timed(tmp_path / "tarok.sqlite3") as world:
        number = (await world.started()).id
        await world.later(90)
        await world.clock.close()
        world.now += away
        await world.again()
        await world.later(9)
        assert world.reminded == []
        await world.later(1)
        assert world.reminded == [0]
        await world.later(899)
        assert not (await world.tables.register.table(number)).info().away
        await world.later(1)
        assert (await world.tables.register.table(number)).info().away


async def test_a_kill_gives_time_back_and_takes_none(tmp_path: Path) -> None:
    """The last beat may be a while ago: as if the bot had gone then."""
    async with timed(tmp_path / "tarok.sqlite3") as world:
        number = (await world.started()).id
        await world.later(500)
        world.now += EVERY - 1  # no note is made of this
        await world.again()
        await world.later(499)
        assert not (await world.tables.register.table(number)).info().away
        await world.later(1)
        assert (await world.tables.register.table(number)).info().away


async def test_lobbies_and_pauses_do_not_grow_old_meanwhile(tmp_path: Path) -> None:
    async with timed(tmp_path / "tarok.sqlite3") as world:
        table = await world.started()
        await world.tables.pauses.pause(table, 11)
        number = table.id
        del table
        await world.later(400)
        assert world.tables.register.all() == ()
        await world.clock.close()
        world.now += LONGEST_PAUSE
        await world.again()
        await world.later(400)
        assert (await world.tables.register.table(number)).paused is not None


async def test_while_nobody_can_reach_the_bot_nobody_is_late(tmp_path: Path) -> None:
    """The gateway is gone for an hour while the process lives on."""
    async with timed(tmp_path / "tarok.sqlite3") as world:
        table = await world.started()
        await world.later(90)
        world.clock.lost()
        await world.later(3_600)
        assert world.reminded == []
        world.clock._deadlines[0].set(table.id, world.now)
        await asyncio.gather(world.clock.found(), world.clock.tick())
        await world.later(9)
        assert world.reminded == []
        await world.later(1)
        assert world.reminded == [0]
        await world.clock.found()
        await world.later(900)
        assert table.info().away


async def test_a_world_without_a_beat_begins_with_one(tmp_path: Path) -> None:
    """Nobody knows since when the bot has been away."""
    world = Timed(tmp_path / "tarok.sqlite3")
    await world.open()
    await world.started()
    await world.clock.close()
    await world.store.write(lambda db: db.execute("DELETE FROM notes"))
    await world.again()
    await world.later(100)
    assert world.reminded == [0]
    await world.clock.close()
    await world.store.close()


@pytest.mark.parametrize("long", [True, False])
async def test_while_the_machine_sleeps_or_its_clock_is_set_nobody_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, long: bool
) -> None:
    """An hour that the bot did not live through; what it did is counted."""
    async with timed(tmp_path / "tarok.sqlite3") as world:
        table, ticked, tick = await world.started(), asyncio.Event(), world.clock.tick

        async def ticks() -> None:
            await tick()
            ticked.set()

        async def looks() -> None:
            ticked.clear()
            world.clock._earlier.set()
            await asyncio.wait_for(ticked.wait(), SOON)

        monkeypatch.setattr(world.clock, "tick", ticks)
        world.clock.start()
        await asyncio.wait_for(ticked.wait(), SOON)
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
