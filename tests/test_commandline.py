"""Commands on a terminal: closed and full streams, and help without the bot's libraries."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot import cli
from commandline import READER_GONE, UNWRITTEN
from search.puzzles.themes import BEFORE_PLAY
from tests.ports import free_port

ROOT = Path(__file__).parents[1]
RECORD = str(ROOT / "tests" / "games" / "slovenian" / "tv_236.game")

TALKING_COMMANDS = {
    "engine": ("replay", RECORD),
    "bot": ("--help",),
    "sandbox": ("--help",),
    "cards": ("--help",),
    "players": ("--help",),
}
"""By room: a command that prints something at once."""


def run_unread(*words: str, stream: str = "stdout") -> tuple[int, str]:
    """Run a command while no process reads one of its streams.

    Returns its exit status and its other stream.
    """
    reader, writer = os.pipe()
    os.close(reader)
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    process = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT, env=plain, check=False, text=True, timeout=60,
        stdout=writer if stream == "stdout" else subprocess.PIPE,
        stderr=writer if stream == "stderr" else subprocess.PIPE,
    )  # fmt: skip
    os.close(writer)
    return process.returncode, process.stderr if stream == "stdout" else process.stdout


@pytest.mark.parametrize("room", TALKING_COMMANDS)
def test_closed_pipe_on_stdout_exits_quietly(room: str) -> None:
    assert run_unread(room, *TALKING_COMMANDS[room]) == (READER_GONE, "")


@pytest.mark.parametrize("room", ["engine", "search"])
def test_broken_pipe_on_stderr_exits_cleanly(room: str) -> None:
    assert run_unread(room, stream="stderr") == (READER_GONE, "")


def run_redirected(words: str, redirection: str, **environment: str) -> tuple[int, str, str]:
    """Run a command with a shell's redirection; return exit status, output and messages."""
    process = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m {words} {redirection}', sys.executable],
        cwd=ROOT, check=False, text=True, timeout=60, capture_output=True,
        env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    return process.returncode, process.stdout, process.stderr


@pytest.mark.parametrize(
    ("redirection", "reason"), [(">&-", "it is closed"), (">/dev/full", "No space left on device")]
)
@pytest.mark.parametrize(
    "words", [f"engine replay {RECORD}", "engine variants", "bot config", "sandbox --help"]
)
def test_answer_that_cannot_be_written_has_its_own_status(
    words: str, redirection: str, reason: str
) -> None:
    """The exit status differs from those of an illegal move and of an unreachable Discord."""
    line = f"The answer could not be written to standard output: {reason}.\n"
    assert run_redirected(words, redirection) == (UNWRITTEN, "", line)
    assert run_redirected(words, f"{redirection} 2>&-") == (UNWRITTEN, "", "")
    assert run_redirected(words, f"{redirection} 2>/dev/full <&-") == (UNWRITTEN, "", "")


@pytest.mark.parametrize("redirection", ["2>&-", "2>/dev/full"])
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
    redirection: str, words: str, status: int, line: str
) -> None:
    process, output, _ = run_redirected(words, redirection)
    assert (process, output.partition("\n")[0][: len(line)]) == (status, line)
    assert run_redirected(words, f"{redirection} >&-")[0] == status


@pytest.mark.parametrize("redirection", ["", ">&-", ">/dev/full", "2>&-", "<&-", ">&- 2>&- <&-"])
def test_health_status_does_not_depend_on_streams(tmp_path: Path, redirection: str) -> None:
    database = tmp_path / "tarok.sqlite3"
    assert run_redirected("bot health", redirection, TAROK_DB=str(database)) == (1, "", "")
    (tmp_path / "tarok.sqlite3.pulse").touch()
    assert run_redirected("bot health", redirection, TAROK_DB=str(database)) == (0, "", "")


@pytest.mark.parametrize("name", ["alive", "serving", "storing"])
def test_probe_without_a_bot_fails_with_a_sentence(name: str) -> None:
    port = str(free_port())
    status, output, errors = run_redirected(f"bot health {name}", "", TAROK_PORT=port)
    assert (status, errors) == (1, "")
    assert output == f"no bot answers on 127.0.0.1:{port} (ConnectionRefusedError)\n"


def test_probe_of_a_bot_without_a_port_names_the_setting() -> None:
    status, output, errors = run_redirected("bot health alive", "", TAROK_PORT="0")
    assert (status, errors) == (1, "") and output.startswith("TAROK_PORT is not set")


def test_replay_of_closed_standard_input_is_unreadable() -> None:
    status, output, message = run_redirected("engine replay -", "<&-")
    assert (status, message) == (2, "") and "cannot read -" in output


def test_replay_without_standard_error_answers() -> None:
    for redirection in ("2>&-", "2>/dev/full"):
        status, output, _ = run_redirected(f"engine replay {RECORD}", redirection)
        assert status == 0 and '"scores": [0, 200, 0, 220]' in output


def test_closed_streams_leave_no_number_to_other_files(tmp_path: Path) -> None:
    """A library's message on descriptor 2 would go into a database that has this number."""
    script = (
        "import commandline, os, sys; commandline.take_streams();"
        f"opened = os.open({str(tmp_path / 'file')!r}, os.O_CREAT | os.O_RDWR);"
        "os._exit(opened)"
    )
    process = subprocess.run(
        ["/bin/sh", "-c", 'exec "$0" -c "$1" <&- >&- 2>&-', sys.executable, script],
        cwd=ROOT, check=False, timeout=60,
    )  # fmt: skip
    assert process.returncode > 2


def test_every_room_with_a_command_runs_it_the_same_way() -> None:
    rooms = [file.parent.name for file in ROOT.glob("*/__main__.py")]
    plain = [room for room in rooms if room not in ("benchmarks", "strength", "train")]
    assert sorted(plain) == sorted([*TALKING_COMMANDS, "search"])
    for room in plain:
        assert f'run("{room}.cli")' in (ROOT / room / "__main__.py").read_text("utf-8")


def run_engine_alone(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run ``tarok`` where the engine alone is installed, without any library."""
    shutil.copytree(ROOT / "engine", folder / "engine", dirs_exist_ok=True)
    shutil.copy(ROOT / "commandline.py", folder)
    return subprocess.run(
        [sys.executable, "-S", "commandline.py", *words],
        cwd=folder, env={}, check=False, text=True, timeout=60, capture_output=True,
    )  # fmt: skip


def test_engine_alone_replays_and_counts(tmp_path: Path) -> None:
    counted = run_engine_alone(
        tmp_path, "perft", str(ROOT / "tests/perft/krolami_4_play.perft"), "4"
    )
    assert counted.stdout == "perft 1 6\nperft 2 12\nperft 3 12\nperft 4 72\n"
    replayed = run_engine_alone(tmp_path, "replay", RECORD)
    assert '"scores": [0, 200, 0, 220]' in replayed.stdout
    assert (counted.returncode, replayed.returncode) == (0, 0)


@pytest.mark.parametrize("words", [(), ("health",), ("backup", "copy.sqlite3")])
def test_bot_command_of_engine_alone_names_missing_packages(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    process = run_engine_alone(tmp_path, *words)
    assert process.returncode == 1
    assert process.stderr.count("\n") == 1 and "pip install 'tarok[bot]'" in process.stderr


@pytest.mark.parametrize(
    ("words", "extras"),
    [
        ("bot doctor", "bot"), ("cards --help", "cards"),
        ("players node player.js", "bot,sandbox,search"),
    ],
)  # fmt: skip
def test_missing_library_of_a_room_is_named_with_its_extra(words: str, extras: str) -> None:
    process = subprocess.run(
        [sys.executable, "-S", "-m", *words.split()],
        cwd=ROOT, env={}, check=False, text=True, timeout=60, capture_output=True,
    )  # fmt: skip
    assert process.returncode == 1
    assert process.stderr.count("\n") == 1 and f"pip install '.[{extras}]'" in process.stderr
    assert process.stderr.startswith(f"python -m {words.split(maxsplit=1)[0]} needs ")


def test_perft_of_finished_record_is_refused(tmp_path: Path) -> None:
    process = run_engine_alone(tmp_path, "perft", RECORD, "1")
    assert (process.returncode, process.stdout) == (2, "")
    assert "no deal that is still to be played" in process.stderr


BOT_COMMANDS = ("run", "health", "backup", "restore", "doctor", "invite", "setup")


def test_help_of_the_engine_alone_lists_only_what_works_there(tmp_path: Path) -> None:
    """The bot's files may be installed as well, without its libraries."""
    for folder in (tmp_path / "bare", tmp_path / "whole"):
        folder.mkdir()
        if folder.name == "whole":
            shutil.copytree(ROOT / "bot", folder / "bot", ignore=shutil.ignore_patterns("data"))
        process = run_engine_alone(folder, "--help")
        assert (process.returncode, process.stderr) == (0, "")
        assert all(f"tarok {name}" in process.stdout for name in ("replay", "perft", "variants"))
        assert not [name for name in BOT_COMMANDS if name in process.stdout.split()]
        assert "pip install 'tarok[bot]'" in process.stdout
        for name in ("replay", "perft", "variants"):
            assert run_engine_alone(folder, name, "--help").returncode == 0


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("words", ["engine", "engine replay", "engine perft", "engine variants",
                                   "search", "search compile", "bot", "bot check"])  # fmt: skip
def test_help_option_prints_help_and_reads_nothing(words: str, flag: str) -> None:
    process = subprocess.run(
        [sys.executable, "-m", *words.split(), flag],
        cwd=ROOT, check=False, text=True, timeout=60, capture_output=True,
    )  # fmt: skip
    assert (process.returncode, process.stderr) == (0, "")
    assert words.rpartition(" ")[2] in process.stdout
    assert "cannot read" not in process.stdout


def test_version_is_the_one_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"Tarok {package['version']}\n"


def test_themes_of_made_puzzles_are_those_before_the_play() -> None:
    assert set(cli.PUZZLE_THEMES) == set(BEFORE_PLAY)
