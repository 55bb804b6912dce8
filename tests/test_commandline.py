"""Commands on a terminal: they end quietly when their reader does."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import commandline
from commandline import READER_GONE

ROOT = Path(__file__).parents[1]
RECORD = str(ROOT / "tests" / "games" / "slovenian" / "tv_236.game")

TALKING = {
    "engine": ("replay", RECORD),
    "bot": ("--help",),
    "sandbox": ("--help",),
    "cards": ("--help",),
}
"""By room a command that says something at once."""


def unread(*words: str, stream: str = "stdout") -> tuple[int, str]:
    """Run a command of which nobody reads one of the streams: its exit status, and the other."""
    reader, writer = os.pipe()
    os.close(reader)
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    ended = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT, env=plain, check=False, text=True, timeout=60,
        stdout=writer if stream == "stdout" else subprocess.PIPE,
        stderr=writer if stream == "stderr" else subprocess.PIPE,
    )  # fmt: skip
    os.close(writer)
    return ended.returncode, ended.stderr if stream == "stdout" else ended.stdout


@pytest.mark.parametrize("room", TALKING)
def test_a_command_ends_quietly_when_its_reader_does(room: str) -> None:
    assert unread(room, *TALKING[room]) == (READER_GONE, "")


@pytest.mark.parametrize("room", ["engine", "search"])
def test_so_it_does_when_nobody_reads_how_it_is_used(room: str) -> None:
    assert unread(room, stream="stderr") == (READER_GONE, "")


def test_every_room_with_a_command_runs_it_the_same_way() -> None:
    rooms = [file.parent.name for file in ROOT.glob("*/__main__.py")]
    plain = [room for room in rooms if room not in ("benchmarks", "strength")]
    assert sorted(plain) == sorted([*TALKING, "search"])
    for room in plain:
        assert f'run("{room}.terminal")' in (ROOT / room / "__main__.py").read_text("utf-8")


def test_without_the_bot_the_engine_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tarok", "health"])
    monkeypatch.setattr(commandline, "BOT", "discord_that_is_not_there.terminal")
    with pytest.raises(SystemExit) as ended:
        commandline.tarok()
    assert "pip install 'tarok[bot]'" in str(ended.value.code)
    assert capsys.readouterr() == ("", "")
