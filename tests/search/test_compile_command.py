"""``python -m search compile`` says at once what takes a minute, and why it waits."""

import fcntl
from pathlib import Path

import pytest

from search import cli
from search.kernel import kept


@pytest.fixture
def compilations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    """For each compilation, what was printed before it; nothing is really compiled."""
    printed_before: list[str] = []

    def compiled() -> bool:
        printed_before.append(capsys.readouterr().err)
        return True

    monkeypatch.setenv("TAROK_KERNEL", str(tmp_path))
    monkeypatch.setattr(cli, "_compiled", compiled)
    return printed_before


def test_compiling_is_announced_on_standard_error_before_it_begins(
    compilations: list[str],
) -> None:
    assert cli.main(["compile"]) == 0
    assert compilations == [f"{cli.COMPILING}\n"]


def test_compiled_search_is_not_announced_again(
    compilations: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kept, "is_complete", lambda _: True)
    assert cli.main(["compile"]) == 0
    assert (compilations, capsys.readouterr().err) == ([], "")


def test_wait_for_another_process_that_compiles_is_announced(
    compilations: list[str], tmp_path: Path
) -> None:
    lines: list[str] = []
    with (tmp_path / "compiling").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)

        def report(line: str) -> None:
            lines.append(line)
            fcntl.flock(held, fcntl.LOCK_UN)

        assert cli.compile_all(report) == 0
    assert lines == [cli.WAITING, cli.COMPILING]
    assert len(compilations) == 1


def test_bot_that_compiles_prints_nothing_between_the_lines_of_its_log(
    compilations: list[str],
) -> None:
    assert cli.compile_all() == 0
    assert compilations == [""]
