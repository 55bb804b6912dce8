"""The pulse for watchdogs: fresh only while Discord answers, and quick to check."""

import math
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.base.health import MAX_PULSE_AGE, is_well, pulse_file
from bot.base.meter import LineState
from bot.base.pulse import BEAT_SECONDS, MAX_SILENCE, Pulse, Unwritable
from bot.host.trouble import explain

HEARTBEAT = 41.25
"""Seconds between two heartbeats, as Discord asks for them."""
MAX_DETECTION_SECONDS = 90.0
"""Seconds after which a lost connection must show."""


class Client:
    """A fake client of two shards, one always disconnected; ``answer`` answers a heartbeat."""

    def __init__(self) -> None:
        self.connected, self.latency, self.waits = False, math.nan, False
        self._answers = 0

    @property
    def lines(self) -> tuple[LineState, ...]:
        return LineState(0, self.connected, self.latency), LineState(1, False, math.inf)

    def answer(self) -> None:
        self._answers += 1
        self.latency = 0.05 + self._answers * 1e-6


class WatchedBot:
    """A bot with a clock set by hand."""

    def __init__(self, folder: Path) -> None:
        self.client, self.now, self.intact = Client(), 1_000.0, True
        self.database = folder / "tarok.sqlite3"
        self.pulse = Pulse(
            self.client, self.database, intact=lambda: self.intact, now=lambda: self.now
        )

    @property
    def well(self) -> bool:
        return is_well(self.database)

    def advance(self, seconds: float, *, answers: bool) -> list[bool]:
        """Let time pass; return for each beat whether the bot was well after it."""
        seen, end, heartbeat = [], self.now + seconds, self.now
        while self.now < end:
            if answers and self.now >= heartbeat:
                self.client.answer()
                heartbeat += HEARTBEAT
            self.pulse.beat()
            seen.append(self.well)
            self.now += BEAT_SECONDS
        return seen


@pytest.fixture
def watched(tmp_path: Path) -> WatchedBot:
    return WatchedBot(tmp_path)


def test_bot_is_not_well_before_it_is_connected(watched: WatchedBot) -> None:
    assert not watched.well
    assert not any(watched.advance(600, answers=False))
    assert not any(watched.advance(600, answers=True))  # it is not logged in yet
    watched.client.connected = True
    watched.client.answer()
    watched.pulse.beat()
    assert watched.well


def test_bot_is_well_as_long_as_discord_answers(watched: WatchedBot) -> None:
    watched.client.connected = True
    assert all(watched.advance(3600, answers=True))


@pytest.mark.parametrize("noticed", [True, False], ids=["disconnected", "the line is cut"])
def test_lost_connection_and_reconnection_show_in_time(watched: WatchedBot, noticed: bool) -> None:
    """discord.py may not notice a cut connection, and stays ready for ever after the first time."""
    watched.client.connected = True
    watched.advance(300, answers=True)
    if noticed:
        watched.client.connected, watched.client.latency = False, math.inf
    lost = watched.advance(600, answers=False)
    assert not any(lost[int(MAX_DETECTION_SECONDS // BEAT_SECONDS) :])
    watched.client.connected = True
    assert all(watched.advance(300, answers=True))


def test_hanging_process_is_not_well(watched: WatchedBot) -> None:
    watched.client.connected = True
    watched.advance(60, answers=True)
    file = pulse_file(watched.database)
    last = file.stat().st_mtime
    os.utime(file, (last, last - MAX_PULSE_AGE - 1))
    assert not watched.well
    assert MAX_PULSE_AGE < MAX_DETECTION_SECONDS
    assert MAX_SILENCE > HEARTBEAT + BEAT_SECONDS


def test_pulse_stops_while_the_database_is_another_file(watched: WatchedBot) -> None:
    watched.client.connected = True
    assert all(watched.advance(60, answers=True))
    watched.intact = False
    assert not any(watched.advance(60, answers=True))
    watched.intact = True
    assert all(watched.advance(60, answers=True))


def test_pulse_of_a_clock_that_went_ahead_is_not_well(watched: WatchedBot) -> None:
    """A dead process would be well until the clock has caught up."""
    file = pulse_file(watched.database)
    file.touch()
    os.utime(file, (time.time() + 3600, time.time() + 3600))
    assert not watched.well


async def test_pulse_file_of_a_killed_process_is_ignored(watched: WatchedBot) -> None:
    pulse_file(watched.database).touch()
    async with watched.pulse:
        assert not watched.well
        watched.client.connected = True
        watched.client.answer()
        watched.pulse.beat()
        assert watched.well
    assert not watched.well


async def test_unwritable_pulse_file_is_named_in_the_error(tmp_path: Path) -> None:
    """The error does not blame Discord, and the bot does not run unseen by watchdogs."""
    (tmp_path / "var").write_text("no folder", "utf-8")
    with pytest.raises(Unwritable) as raised:
        async with WatchedBot(tmp_path / "var").pulse:
            pass
    sentence, status = explain(raised.value) or ("", 0)
    assert str(tmp_path / "var" / "tarok.sqlite3.pulse") in sentence
    assert "Start the bot in a folder that it may write" in sentence
    assert status == 2


def test_standby_process_without_connection_is_well(tmp_path: Path) -> None:
    """A standby is not to connect before its turn."""
    watched = WatchedBot(tmp_path)
    watched.client.waits = True
    assert all(watched.advance(MAX_SILENCE, answers=False))


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
FORBIDDEN = {"aiohttp", "PIL", "engine"}


def test_health_command_imports_nothing_slow(tmp_path: Path) -> None:
    """It runs every half a minute for as long as the bot does."""
    script = (
        "import sys, commandline, bot.cli as t; status = t.main(['health']);"
        "print(status, *(name for name in sys.modules if not name.startswith('_')))"
    )
    environment = {**os.environ, "TAROK_DB": str(tmp_path / "tarok.sqlite3")}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    status, *modules = done.stdout.split()
    assert status == "1"
    assert {name for name in modules if name.split(".")[0] == "bot"} == OURS
    packages = {name.split(".")[0] for name in modules} - {"bot"}
    assert not packages & SLOW
    assert not {name for name in packages if "discord" in name or name in FORBIDDEN}
