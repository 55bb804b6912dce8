"""The pulse for watchdogs: there only while Discord answers, and looked at in no time."""

import math
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.base.health import DEAD_AFTER, is_well, pulse_file
from bot.base.meter import LineState
from bot.base.pulse import BEAT, SILENCE, Pulse, Unwritable
from bot.host.trouble import explain

HEARTBEAT = 41.25
"""Seconds between two heartbeats, as Discord wishes them."""
AT_THE_LATEST = 90.0
"""Seconds after which a loss has to be seen."""


class Client:
    """Stands for a client of two shards, one always away: ``answer`` is a heartbeat that is
    answered."""

    def __init__(self) -> None:
        self.connected, self.latency, self.waits = False, math.nan, False
        self._answers = 0

    @property
    def lines(self) -> tuple[LineState, ...]:
        return LineState(0, self.connected, self.latency), LineState(1, False, math.inf)

    def answer(self) -> None:
        self._answers += 1
        self.latency = 0.05 + self._answers * 1e-6


class Watched:
    """A bot whose time is moved by hand."""

    def __init__(self, folder: Path) -> None:
        self.client, self.now, self.intact = Client(), 1_000.0, True
        self.database = folder / "tarok.sqlite3"
        self.pulse = Pulse(
            self.client, self.database, intact=lambda: self.intact, now=lambda: self.now
        )

    @property
    def well(self) -> bool:
        return is_well(self.database)

    def go_on(self, seconds: float, *, answers: bool) -> list[bool]:
        """So much time passes; of each beat whether the bot was well after it."""
        seen, end, heartbeat = [], self.now + seconds, self.now
        while self.now < end:
            if answers and self.now >= heartbeat:
                self.client.answer()
                heartbeat += HEARTBEAT
            self.pulse.beat()
            seen.append(self.well)
            self.now += BEAT
        return seen


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    return Watched(tmp_path)


def test_before_it_is_connected_it_is_not_well(watched: Watched) -> None:
    assert not watched.well
    assert not any(watched.go_on(600, answers=False))
    assert not any(watched.go_on(600, answers=True))  # so far nobody has let it in
    watched.client.connected = True
    watched.client.answer()
    watched.pulse.beat()
    assert watched.well


def test_it_is_well_as_long_as_discord_answers(watched: Watched) -> None:
    watched.client.connected = True
    assert all(watched.go_on(3600, answers=True))


@pytest.mark.parametrize("told", [True, False], ids=["disconnected", "the line is cut"])
def test_a_loss_is_seen_in_time_and_its_end(watched: Watched, told: bool) -> None:
    """discord.py may not notice a line that is cut; it is ready for ever after the first time."""
    watched.client.connected = True
    watched.go_on(300, answers=True)
    if told:
        watched.client.connected, watched.client.latency = False, math.inf
    lost = watched.go_on(600, answers=False)
    assert not any(lost[int(AT_THE_LATEST // BEAT) :])
    watched.client.connected = True
    assert all(watched.go_on(300, answers=True))


def test_a_process_that_hangs_is_not_well(watched: Watched) -> None:
    watched.client.connected = True
    watched.go_on(60, answers=True)
    file = pulse_file(watched.database)
    last = file.stat().st_mtime
    os.utime(file, (last, last - DEAD_AFTER - 1))
    assert not watched.well
    assert DEAD_AFTER < AT_THE_LATEST
    assert SILENCE > HEARTBEAT + BEAT


def test_pulse_stops_while_the_database_is_another_file(watched: Watched) -> None:
    watched.client.connected = True
    assert all(watched.go_on(60, answers=True))
    watched.intact = False
    assert not any(watched.go_on(60, answers=True))
    watched.intact = True
    assert all(watched.go_on(60, answers=True))


def test_pulse_of_a_clock_that_went_ahead_is_not_well(watched: Watched) -> None:
    """A dead process would be well until the clock has caught up."""
    file = pulse_file(watched.database)
    file.touch()
    os.utime(file, (time.time() + 3600, time.time() + 3600))
    assert not watched.well


async def test_what_a_killed_process_has_left_says_nothing(watched: Watched) -> None:
    pulse_file(watched.database).touch()
    async with watched.pulse:
        assert not watched.well
        watched.client.connected = True
        watched.client.answer()
        watched.pulse.beat()
        assert watched.well
    assert not watched.well


async def test_where_it_cannot_be_written_the_host_reads_where(tmp_path: Path) -> None:
    """Not that Discord cannot be reached; nor does it run where no watchdog will see it."""
    (tmp_path / "var").write_text("no folder", "utf-8")
    with pytest.raises(Unwritable) as raised:
        async with Watched(tmp_path / "var").pulse:
            pass
    sentence, status = explain(raised.value) or ("", 0)
    assert str(tmp_path / "var" / "tarok.sqlite3.pulse") in sentence
    assert "Start the bot in a folder that it may write" in sentence
    assert status == 2


def test_who_waits_for_another_is_well(tmp_path: Path) -> None:
    """It has no line, and is not to have one before its turn."""
    watched = Watched(tmp_path)
    watched.client.waits = True
    assert all(watched.go_on(SILENCE, answers=False))


OURS = {
    "bot",
    "bot.base",
    "bot.base.exit_status",
    "bot.base.health",
    "bot.base.database_address",
    "bot.base.setting_kinds",
    "bot.base.settings",
    "bot.base.shards",
    "bot.cli",
}
SLOW = {"asyncio", "logging", "sqlite3", "ssl", "socket", "typing_extensions"}


def test_a_watchdog_imports_nothing_that_takes_time(tmp_path: Path) -> None:
    """Every half a minute for as long as the bot runs."""
    asked = (
        "import sys, commandline, bot.cli as t; status = t.main(['health']);"
        "print(status, *(one for one in sys.modules if not one.startswith('_')))"
    )
    environment = {**os.environ, "TAROK_DB": str(tmp_path / "tarok.sqlite3")}
    done = subprocess.run(
        [sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True
    )
    status, *modules = done.stdout.split()
    assert status == "1"
    assert {one for one in modules if one.split(".")[0] == "bot"} == OURS
    tops = {one.split(".")[0] for one in modules} - {"bot"}
    assert not tops & SLOW
    assert not {one for one in tops if "discord" in one or one in ("aiohttp", "PIL", "engine")}
