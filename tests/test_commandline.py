"""Commands on a terminal: they end quietly when their reader does."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from commandline import READER_GONE

ROOT = Path(__file__).parents[1]
RECORD = str(ROOT / "tests" / "games" / "slovenian" / "tv_236.game")

TALKING = {
    "engine": ("replay", RECORD),
    "bot": ("--help",),
    "sandbox": ("--help",),
    "cards": ("--help",),
}
"""For each room: a command that says something at once."""


def unread(*words: str, stream: str = "stdout") -> tuple[int, str]:
    """Run a command while nobody reads one of its streams: its exit status, and the other."""
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
    plain = [room for room in rooms if room not in ("benchmarks", "strength", "train")]
    assert sorted(plain) == sorted([*TALKING, "search"])
    for room in plain:
        assert f'run("{room}.cli")' in (ROOT / room / "__main__.py").read_text("utf-8")


def alone(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run ``tarok`` where there is nothing but the engine, and no library at all."""
    shutil.copytree(ROOT / "engine", folder / "engine", dirs_exist_ok=True)
    shutil.copy(ROOT / "commandline.py", folder)
    return subprocess.run(
        [sys.executable, "-S", "commandline.py", *words],
        cwd=folder, env={}, check=False, text=True, timeout=60, capture_output=True,
    )  # fmt: skip


def test_the_engine_alone_replays_and_counts(tmp_path: Path) -> None:
    counted = alone(tmp_path, "perft", str(ROOT / "tests/perft/krolami_4_play.perft"), "4")
    assert counted.stdout == "perft 1 6\nperft 2 12\nperft 3 12\nperft 4 72\n"
    replayed = alone(tmp_path, "replay", RECORD)
    assert '"scores": [0, 200, 0, 220]' in replayed.stdout
    assert (counted.returncode, replayed.returncode) == (0, 0)


@pytest.mark.parametrize("words", [(), ("health",), ("backup", "copy.sqlite3")])
def test_the_engine_alone_says_what_the_bot_needs(tmp_path: Path, words: tuple[str, ...]) -> None:
    ended = alone(tmp_path, *words)
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1 and "pip install 'tarok[bot]'" in ended.stderr


def test_a_record_that_is_over_has_no_lines_of_play(tmp_path: Path) -> None:
    ended = alone(tmp_path, "perft", RECORD, "1")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "no deal that is still to be played" in ended.stderr


OF_BOT = ("run", "health", "backup", "restore", "doctor", "invite")


def test_help_of_the_engine_alone_lists_only_what_works_there(tmp_path: Path) -> None:
    """Also where the bot's own files are installed along, without its libraries."""
    for place in (tmp_path / "bare", tmp_path / "whole"):
        place.mkdir()
        if place.name == "whole":
            shutil.copytree(ROOT / "bot", place / "bot", ignore=shutil.ignore_patterns("data"))
        told = alone(place, "--help")
        assert (told.returncode, told.stderr) == (0, "")
        assert all(f"tarok {name}" in told.stdout for name in ("replay", "perft", "variants"))
        assert not [name for name in OF_BOT if name in told.stdout.split()]
        assert "pip install 'tarok[bot]'" in told.stdout
        for name in ("replay", "perft", "variants"):
            assert alone(place, name, "--help").returncode == 0


@pytest.mark.parametrize("asked", ["-h", "--help"])
@pytest.mark.parametrize("words", ["engine", "engine replay", "engine perft", "engine variants",
                                   "search", "search compile", "bot", "bot check"])  # fmt: skip
def test_help_of_a_command_is_told_and_nothing_read(words: str, asked: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", *words.split(), asked],
        cwd=ROOT, check=False, text=True, timeout=60, capture_output=True,
    )  # fmt: skip
    assert (ended.returncode, ended.stderr) == (0, "")
    assert words.rpartition(" ")[2] in ended.stdout
    assert "cannot read" not in ended.stdout
