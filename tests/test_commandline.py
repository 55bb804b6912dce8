"""Commands on a terminal: they end quietly when their reader does."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from commandline import READER_GONE, UNWRITTEN

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
def test_broken_pipe_on_stderr_exits_cleanly(room: str) -> None:
    assert unread(room, stream="stderr") == (READER_GONE, "")


def redirected(words: str, to: str, **environment: str) -> tuple[int, str, str]:
    """Run a command as a shell does: its exit status, its output, its messages."""
    ended = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m {words} {to}', sys.executable],
        cwd=ROOT, check=False, text=True, timeout=60, capture_output=True,
        env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    return ended.returncode, ended.stdout, ended.stderr


@pytest.mark.parametrize(
    ("to", "reason"), [(">&-", "it is closed"), (">/dev/full", "No space left on device")]
)
@pytest.mark.parametrize(
    "words", [f"engine replay {RECORD}", "engine variants", "bot config", "sandbox --help"]
)
def test_answer_that_cannot_be_written_has_its_own_status(words: str, to: str, reason: str) -> None:
    """Not that of an illegal move, or of Discord that cannot be reached."""
    line = f"The answer could not be written to standard output: {reason}.\n"
    assert redirected(words, to) == (UNWRITTEN, "", line)
    assert redirected(words, f"{to} 2>&-") == (UNWRITTEN, "", "")
    assert redirected(words, f"{to} 2>/dev/full <&-") == (UNWRITTEN, "", "")


@pytest.mark.parametrize("to", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize(
    ("words", "status", "line"),
    [
        ("bot check /nowhere", 2, "There is no database /nowhere."),
        ("bot nonsense", 2, "usage: python -m bot"),
        ("search", 1, "usage: python -m search"),
        ("engine perft x", 2, "usage: tarok"),
    ],
)
def test_message_that_standard_error_refuses_goes_to_standard_output(
    to: str, words: str, status: int, line: str
) -> None:
    ended, said, _ = redirected(words, to)
    assert (ended, said.partition("\n")[0][: len(line)]) == (status, line)
    assert redirected(words, f"{to} >&-")[0] == status


@pytest.mark.parametrize("to", ["", ">&-", ">/dev/full", "2>&-", "<&-", ">&- 2>&- <&-"])
def test_health_tells_the_truth_whatever_the_streams_are(tmp_path: Path, to: str) -> None:
    database = tmp_path / "tarok.sqlite3"
    assert redirected("bot health", to, TAROK_DB=str(database)) == (1, "", "")
    (tmp_path / "tarok.sqlite3.pulse").touch()
    assert redirected("bot health", to, TAROK_DB=str(database)) == (0, "", "")


def test_replay_of_closed_standard_input_is_unreadable() -> None:
    status, said, message = redirected("engine replay -", "<&-")
    assert (status, message) == (2, "") and "cannot read -" in said


def test_replay_without_standard_error_answers() -> None:
    for to in ("2>&-", "2>/dev/full"):
        status, said, _ = redirected(f"engine replay {RECORD}", to)
        assert status == 0 and '"scores": [0, 200, 0, 220]' in said


def test_closed_streams_leave_no_number_to_other_files(tmp_path: Path) -> None:
    """Whatever is written to number 2 by a library would go into a database that has it."""
    script = (
        "import commandline, os, sys; commandline.take_streams();"
        f"opened = os.open({str(tmp_path / 'file')!r}, os.O_CREAT | os.O_RDWR);"
        "os._exit(opened)"
    )
    ended = subprocess.run(
        ["/bin/sh", "-c", 'exec "$0" -c "$1" <&- >&- 2>&-', sys.executable, script],
        cwd=ROOT, check=False, timeout=60,
    )  # fmt: skip
    assert ended.returncode > 2


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
        ended = alone(place, "--help")
        assert (ended.returncode, ended.stderr) == (0, "")
        assert all(f"tarok {name}" in ended.stdout for name in ("replay", "perft", "variants"))
        assert not [name for name in OF_BOT if name in ended.stdout.split()]
        assert "pip install 'tarok[bot]'" in ended.stdout
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
