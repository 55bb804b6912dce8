"""Programs at a table of ``python -m strength``."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import strength.__main__ as command
from strength.players import PLAYERS

FIRST_LEGAL = (
    "import json, sys\n"
    "for line in sys.stdin: print(json.dumps(json.loads(line)['legal'][0]), flush=True)"
)


def seated(script: str, *more: str) -> list[str]:
    """A command line with a program called ``mine``, in one deal."""
    program = shlex.join([sys.executable, "-c", script])
    words = ["--forms", "lombardia4", "--deals", "1", "--processes", "1"]
    return [*words, "--player", f"mine={program}", "--pairs", "mine:random", *more]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of kept figures; programs leave the list of players afterwards."""
    file = tmp_path / "kept.jsonl"
    monkeypatch.setattr(command, "KEPT", file)
    yield file
    PLAYERS.pop("mine", None)


def test_program_plays_and_its_figures_are_not_kept(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(seated(FIRST_LEGAL)) == 0
    assert "| lombardia, 4 | mine | random |" in capsys.readouterr().out
    assert not kept.exists()


@pytest.mark.usefixtures("kept")
def test_screen_shows_measured_tables_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(seated(FIRST_LEGAL)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("#")] == ["## At the same table"]
    assert len([line for line in lines if line.startswith("|")]) == 3


def test_program_that_fails_ends_the_run_with_a_sentence(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(seated("import sys; sys.exit(4)")) == 1
    assert capsys.readouterr().err == "mine ended with exit status 4 instead of answering.\n"


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--player", "club=true"], "a player cannot be named 'club'"),
        (["--player", "a:b=true"], "a player cannot be named 'a:b'"),
        (["--player", "=true"], "a player cannot be named ''"),
        (["--write"], "figures of a --player are neither kept nor written"),
    ],
    ids=str,
)
def test_misused_option_is_explained(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        command.parsed(seated(FIRST_LEGAL, *words))
    assert sentence in capsys.readouterr().err
