"""A soak: many tables of scripted people on all of Discord's bad days, with a kill now and then.

``python -m tests.wire.soak --solo 60 --four 20 --minutes 10`` says at the end what held: every log
leads where it led, every acknowledged click is in one, no table stood still, the bot stayed within
its budget of requests, and its memory did not grow. The exit status is 1 if any of this failed.
"""

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from bot.discord.sending.budget import MAX_REQUESTS
from sandbox import DISCORD, GUILD, PER_SECOND, BotProcess, Fault, Server, Users, is_free
from tests.timeout import poll_until
from tests.wire.bot_log import has_traceback
from tests.wire.soak_hitches import NOTHING, Hitches
from tests.wire.soak_lines import CUT, GATEWAY, add_shards, disturb, guild_of_shard
from tests.wire.soak_people import Deeds, Done, Person

MINUTE = 60.0
BETWEEN = 1.5
"""Seconds between two faults."""
STILL = 120.0
"""Seconds within which every table moves on, even on bad days."""
LATER, MOST_LATER = 960.0, 3
"""Seconds offline after which tokens are dead, and how often that happens."""
LOOKS = 2.0
"""Seconds between two looks at the tables and the bot's memory."""
WARM, GROWN = 3, 1.1
"""Minutes after which memory must not grow, and the factor that is still no growth."""
FEW = 0.01
"""The share of clicks that may be late for no reason."""
WINDOW = 10.0
"""Seconds over which requests are counted: they do not arrive as evenly as they are sent."""
START = 60.0
MOST_TOLD = 10
"""At most so many of a kind are told."""

MESSAGES, WEBHOOKS, CALLBACK = "/channels/.*/messages", "/webhooks/", "/callback"
FAULTS = [
    (path, kind)
    for path in (MESSAGES, WEBHOOKS, CALLBACK)
    for kind in ("429", "500", "503", "drop", "drop-after", "slow", "emoji")
] + [(MESSAGES, kind) for kind in ("403", "413", "20028", "30046", "50007")]


class Size(NamedTuple):
    """The size of a soak; ``pause``: seconds between two presses of a person."""

    solo: int = 60
    four: int = 20
    minutes: float = 10.0
    kill: float = 30.0
    pause: float = 2.0
    shards: int = 3


@dataclass
class Measurements:
    """The measurements."""

    own: list[float] = field(default_factory=list)
    """When the bot's own requests came."""
    memory: dict[int, float] = field(default_factory=dict)
    """The most MiB, by minute."""
    moved: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By table: its moves, and when the last was seen."""
    still: float = 0.0
    kills: int = 0
    struck: Counter[str] = field(default_factory=Counter)


class Soak:
    """One soak, in a folder."""

    def __init__(self, size: Size, folder: Path) -> None:
        self.size, self.deeds, self.measured = size, Deeds(), Measurements()
        self.database, self.log = folder / "tarok.sqlite3", folder / "bot.log"
        self._chance = random.Random(19)
        hardness = DISCORD._replace(latency=0.05)
        self._server = Server(limit=1000, hardness=hardness)
        add_shards(self._server, size.shards)
        self._hitches = Hitches(self._server)
        self._begun = time.monotonic()
        self._people: list[list[Person]] = []
        settings = {"TAROK_DB": str(self.database), "TAROK_WORKERS": "0", "TAROK_LOOK": "text",
                    "TAROK_EMOJIS": "0", "TAROK_SOLO_PACE": "0.1", "TAROK_PACE": "0.5",
                    "TAROK_LIMIT_CLICKS": "0"}  # fmt: skip
        self._bot = BotProcess(self._server, ["-m", "bot"], self.log, settings)
        self._count_own_requests()

    def _count_own_requests(self) -> None:
        """Note when the bot's own requests come."""
        charges = self._server.world.charges
        note = charges.note

        def note_own_request(method: str, path: str, size: int, channel: int) -> None:
            note(method, path, size, channel)
            if not is_free(path):
                self.measured.own.append(time.monotonic())

        charges.note = note_own_request  # type: ignore[method-assign]

    async def run(self) -> dict[str, list[str]]:
        """Play; returns, for each thing that should hold, where it didn't."""
        async with self._server:
            try:
                stood = await self._play()
                await self._bot.stop()
            finally:
                await self._bot.kill()  # else it outlives a soak that is broken off
        return await self._judge(stood)

    async def _play(self) -> list[str]:
        """Play, through the bad days and a while longer; the tables that then stand still."""
        await self._bot.start(START)
        async with asyncio.timeout(START):
            await self._server.world.synced.wait()
        await self._open_tables()
        playing = [asyncio.create_task(person.play()) for some in self._people for person in some]
        watching = asyncio.create_task(self._watch())
        await self._bad_days()
        stood = await self._wait_for_all_tables()
        for task in (*playing, watching):
            task.cancel()
        await asyncio.gather(*playing, watching, return_exceptions=True)
        return stood

    async def _open_tables(self) -> None:
        """Open the tables, a few at a time."""
        few = asyncio.Semaphore(8)
        sizes = [1] * self.size.solo + [4] * self.size.four
        await asyncio.gather(*(self._open_table(n, people, few) for n, people in enumerate(sizes)))

    async def _open_table(self, number: int, people: int, few: asyncio.Semaphore) -> None:
        world = self._server.world
        channel = world.add_channel(
            f"table-{number}", guild=guild_of_shard(number % self.size.shards)
        )
        names = [f"P{number}-{place}" for place in range(people)]
        known = channel, self.deeds, self._hitches, self.size.pause
        some = [Person(world, name, *known) for name in names]
        async with few:
            options = {"game": "slovenian", "players": 4, "deals": 100}
            await Users(world).slash(some[0].user, channel.id, "tarok new", options)
            for person in some[1:]:
                await _press(person, "chair")
            await _press(some[0], "start" if people == 4 else "fill")
        self._people.append(some)

    # Bad days ---------------------------------------------------------------------------------

    async def _bad_days(self) -> None:
        """Constant faults, and a kill now and then."""
        begun = killed = away = time.monotonic()
        self._begun, later = begun, 0
        while (now := time.monotonic()) - begun < self.size.minutes * MINUTE:
            if self.size.kill and now - killed >= self.size.kill:
                await self._kill()
                killed = time.monotonic()
            elif now - away >= self.size.minutes * MINUTE / (MOST_LATER + 1) and later < MOST_LATER:
                await self._cut()
                away, later = time.monotonic(), later + 1
            else:
                await self._strike()
            await asyncio.sleep(BETWEEN)
        self._server.weather.faults.clear()
        self._server.world.duplicates = 0

    async def _strike(self) -> None:
        """Do one more bad thing."""
        if self._chance.random() < 0.1:
            what, shard = self._chance.choice(GATEWAY), self._chance.randrange(self.size.shards)
            self._hitches.begin(what)
            await disturb(self._server.gateway, what, self._chance.choice((None, shard)))
        elif self._chance.random() < 0.1:
            what, self._server.world.duplicates = "twice", 5
        else:
            path, what = self._chance.choice(FAULTS)
            wait = self._chance.choice((0.05, 1.0, 45.0 if path == MESSAGES else 2.0))
            faults = self._server.weather.faults
            faults[:] = [fault for fault in faults if fault.times][-5:]
            faults.append(
                Fault("*", path, what, times=self._chance.randint(1, 3), retry_after=wait)
            )
        self.measured.struck[what] += 1

    async def _kill(self) -> None:
        self._hitches.begin("killed")
        await self._bot.kill()
        self.measured.kills += 1
        sessions = self._server.gateway.sessions
        sessions.clear()  # they are kept for bots that come back
        self._server.world.journal.clear()
        await self._bot.start(START)

    async def _cut(self) -> None:
        self._hitches.begin("cut off")
        await self._server.cut()
        await asyncio.sleep(CUT)
        self._server.join(LATER)
        async with asyncio.timeout(START):
            await self._server.gateway.ready.wait()
        self.measured.struck["cut"] += 1

    def _weigh(self) -> None:
        """Note how much memory the bot uses, if it runs."""
        with contextlib.suppress(OSError, ValueError):
            rollup = Path(f"/proc/{self._bot.pid}/smaps_rollup").read_text("ascii")
            minute = int((time.monotonic() - self._begun) / MINUTE)
            size = int(rollup.partition("\nPss:")[2].split()[0]) / 1024
            self.measured.memory[minute] = max(size, self.measured.memory.get(minute, 0.0))

    # What holds -------------------------------------------------------------------------------

    async def _watch(self) -> None:
        """Note every few seconds how far each table has got."""
        while True:
            self._look()
            self._weigh()
            await asyncio.sleep(LOOKS)

    def _look(self) -> None:
        now, moved = time.monotonic(), self.measured.moved
        with contextlib.suppress(sqlite3.OperationalError):
            for table, count in _rows(self.database, "SELECT table_id, count(*) FROM moves"
                                                     " GROUP BY table_id"):  # fmt: skip
                before, since = moved.get(table, (-1, now))
                moved[table] = (count, now) if count != before else (before, since)
                self.measured.still = max(self.measured.still, now - moved[table][1])

    async def _wait_for_all_tables(self) -> list[str]:
        """Wait until every table has moved on after the bad days; returns those that haven't.

        A table whose first pages met long waits begins only then.
        """
        self._look()
        moved, tables = self.measured.moved, self.size.solo + self.size.four
        before, until = dict(moved), time.monotonic() + STILL
        stood = set(before)
        while (stood or len(moved) < tables) and time.monotonic() < until:
            await asyncio.sleep(1.0)
            self._look()
            stood = {table for table in stood if moved[table][0] == before[table][0]}
        missing = [f"{tables - len(moved)} tables never began"] if len(moved) < tables else []
        return missing + [f"table {table} stands still" for table in sorted(stood)]

    async def _judge(self, stood: list[str]) -> dict[str, list[str]]:
        """For each thing that should hold, where it didn't."""
        done = [*self.deeds.done.values()]
        still = [f"for {self.measured.still:.0f} s"] if self.measured.still > STILL else []
        return {
            "each log leads where it led": await self._replays(),
            "each acknowledged move is in the log": [*lost_moves(self.database, done)],
            "no table stands still": [*stood, *still],
            "own requests stay within the budget": [*self._budget_excess()],
            f"memory is flat after minute {WARM}": [*self._memory_growth()],
            "clicks are answered while the bot is there": [*self._unanswered_clicks()],
            "no traceback is in the log": ["there is one"] if has_traceback(self.log) else [],
        }

    async def _replays(self) -> list[str]:
        """The findings of ``check``."""
        command = [sys.executable, "-m", "bot", "check", str(self.database), "--all"]
        checking = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        output, _ = await checking.communicate()
        tell(output.decode().strip())
        return [] if checking.returncode == 0 else ["check has found something"]

    def most_in(self, seconds: float) -> int:
        """The most requests of the bot's own within this many seconds."""
        times, first, most = self.measured.own, 0, 0
        for last, when in enumerate(times):
            while when - times[first] >= seconds:
                first += 1
            most = max(most, last - first + 1)
        return most

    def _budget_excess(self) -> Iterator[str]:
        if (most := self.most_in(WINDOW)) > MAX_REQUESTS * WINDOW:
            yield f"{most} own requests came within {WINDOW:.0f} s"
        if (most := self.most_in(1.0)) > PER_SECOND:
            yield f"{most} own requests came within a second"

    def _memory_growth(self) -> Iterator[str]:
        """Judged only while people press and the bot gets killed: later it lives longer."""
        sizes = self.measured.memory.items()
        late = [size for minute, size in sizes if WARM <= minute < self.size.minutes]
        half = len(late) // 2
        if half and max(late[half:]) > GROWN * max(late[:half]):
            yield f"memory has grown after minute {WARM}: {[round(size) for size in late]} MiB"

    def _unanswered_clicks(self) -> Iterator[str]:
        """The clicks that nobody answered, of those made while the bot was there.

        A few may fail: on a busy machine the sandbox and the people are late themselves.
        """
        if (late := self.deeds.failed[NOTHING]) > FEW * self.deeds.clicks:
            yield f"{late} clicks were not answered, and nothing hindered that"

    def report(self) -> str:
        """All figures."""
        measured, deeds = self.measured, self.deeds
        memory = ", ".join(f"{minute}: {size:.0f}" for minute, size in measured.memory.items())
        slow = sorted(deeds.slow) or [0.0]
        return "\n".join((
            f"{self.size}; guild {GUILD}",
            f"{measured.kills} kills; {dict(measured.struck)}",
            f"seconds for which the bot was away at most: {self._hitches.longest()}",
            f"{len(deeds.done)} moves acknowledged;"
            f" {sum(count for count, _ in measured.moved.values())} in the log, with the house's",
            f"{deeds.clicks} clicks, {deeds.failed.total()} not answered:",
            *(f"  {count} {why}" for why, count in deeds.failed.most_common()),
            f"the others after {slow[len(slow) // 2]:.2f} s, 95 % within"
            f" {slow[len(slow) * 95 // 100]:.2f} s, all within {slow[-1]:.2f} s",
            f"longest without a move at a table: {measured.still:.0f} s",
            f"own requests: {len(measured.own)}, most in a second {self.most_in(1.0)}"
            f" (the bot lets {MAX_REQUESTS} go), most in {WINDOW:.0f} s {self.most_in(WINDOW)}",
            f"MiB by minute: {memory}",
        ))  # fmt: skip


async def _press(person: Person, code: str) -> None:
    """Press the control with this code as soon as it is there."""
    await poll_until(lambda: person.find(code), START)
    press = person.find(code)
    assert press is not None
    await person.press(press)


def _rows(database: Path, query: str) -> list[tuple[int, ...]]:
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        return db.execute(query).fetchall()


def lost_moves(database: Path, done: Sequence[Done]) -> Iterator[str]:
    """The acknowledged moves missing from the log, or out of each person's order.

    Moves of two people may be acknowledged in any order.
    """
    logs: dict[tuple[int, int], list[Done]] = {}
    query = "SELECT table_id, user, code FROM moves ORDER BY table_id, deal, seq"
    for row in _rows(database, query):
        move = Done(*row)  # type: ignore[arg-type]
        logs.setdefault(move[:2], []).append(move)
    ways = {person: iter(log) for person, log in logs.items()}
    for move in done:
        if move not in ways.get(move[:2], iter(())):
            yield f"{move} was acknowledged and is not in the log, or too late"


def main(words: Sequence[str]) -> int:
    """Read the command line and soak; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.soak", description=__doc__)
    for name, usual in Size()._asdict().items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    size = Size(**vars(parser.parse_args(words)))
    with tempfile.TemporaryDirectory(prefix="tarok-soak-") as folder:
        soak = Soak(size, Path(folder))
        try:
            wrong = asyncio.run(soak.run())
        finally:
            tell(soak.report())
        if any(wrong.values()):
            tell(soak.log.read_text("utf-8")[-5000:])
    for law, cases in wrong.items():
        tell(f"{law}: " + ("; ".join(cases[:MOST_TOLD]) or "yes"))
    return any(wrong.values())


def tell(text: str) -> None:
    """Tell whoever started it."""
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
