"""Files of puzzles are filled bit by bit, and checked."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.host import puzzles
from search.puzzles import making
from search.puzzles.puzzle import BEGIN, read_puzzles
from tests.laws.sources import ROOT


def test_file_grows_from_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A host who breaks off loses a batch of deals at most, and no puzzle comes twice."""
    monkeypatch.setattr(puzzles, "AT_A_TIME", 2)
    file = tmp_path / "slovenian3.puzzles"
    size = 0
    for _ in range(2):
        number = size + 1
        assert puzzles.make("slovenian3", number, file) == 0
        made = list(read_puzzles(file.read_text("utf-8")))
        assert len({puzzle.key for puzzle in made}) == len(made) >= number
        size = len(made)
    assert puzzles.check_puzzles([file], sample=1) == 0
    assert "1 of 1 keep their answer" in capsys.readouterr().out


def test_file_grows_by_puzzles_about_a_theme_from_deals_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Puzzles about anything go on where they ended, whatever was made beside them."""
    (shipped, *_) = (
        (ROOT / "data" / "puzzles" / "romanian4.puzzles").read_text("utf-8").split(BEGIN)[1:]
    )
    (puzzle,) = read_puzzles(BEGIN + shipped)
    puzzle = replace(puzzle, themes=("king",))
    monkeypatch.setattr(puzzles, "AT_A_TIME", 2)
    monkeypatch.setattr(puzzles, "_pool", ThreadPoolExecutor)
    made_of = {5: [puzzle]}
    monkeypatch.setattr(making, "puzzles_about", lambda _t, _r, number: made_of.get(number, []))
    file = tmp_path / "romanian4.puzzles"
    file.write_text("# deals 6\n", "utf-8")
    assert puzzles.make("romanian4", 1, file, "king") == 0
    text = file.read_text("utf-8")
    assert list(read_puzzles(text)) == [puzzle]
    marks = [line for line in text.splitlines() if re.match("# .*deals ", line)]
    assert marks == ["# deals 6", "# king deals 2", "# king deals 4", "# king deals 6"]
    assert puzzles.make("romanian4", 1, file, "king") == 0
    assert file.read_text("utf-8") == text


def test_game_that_does_not_exist_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line names those that do."""
    assert puzzles.make("whist4", 1, tmp_path / "f") == DO_NOT_TRY_AGAIN
    assert "slovenian4" in capsys.readouterr().out


def test_damaged_file_is_told_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Puzzles are not written behind what cannot be read."""
    file = tmp_path / "slovenian3.puzzles"
    file.write_text("tarok-record 1\n", "utf-8")
    assert puzzles.make("slovenian3", 1, file) == DO_NOT_TRY_AGAIN
    assert puzzles.check_puzzles([file], sample=0) == DO_NOT_TRY_AGAIN
    assert file.read_text("utf-8") == "tarok-record 1\n"
    assert str(file) in capsys.readouterr().out


WITHOUT_SEARCH = """
import sys
sys.modules |= dict.fromkeys(("numba", "llvmlite", "numpy"))
from bot.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""Runs a command of the bot as where none of the search's libraries is installed."""


def run_without_search(*words: str) -> tuple[int, str]:
    """The exit status and the output of a command."""
    ended = subprocess.run(
        [sys.executable, "-c", WITHOUT_SEARCH, *words],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return ended.returncode, ended.stdout + ended.stderr


def test_files_are_checked_without_the_search() -> None:
    """The command broke off with a traceback, and it is the advice for a damaged file."""
    file = ROOT / "data" / "puzzles" / "lombardia4.puzzles"
    status, output = run_without_search("puzzles", "check", str(file))
    assert status == 0
    assert output.startswith(f"{file}: ") and output.endswith(" puzzles that can be played.\n")


@pytest.mark.parametrize("words", ["make slovenian4 FILE", "check --sample 1 FILE"])
def test_command_that_needs_the_search_is_refused_without_it(words: str, tmp_path: Path) -> None:
    file = tmp_path / "slovenian4.puzzles"
    filled = words.replace("FILE", str(file)).split()
    status, output = run_without_search("puzzles", *filled)
    assert status == DO_NOT_TRY_AGAIN
    assert output.count("\n") == 1 and puzzles.NO_SEARCH in output
    assert not file.exists()
