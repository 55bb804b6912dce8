"""``python -m bot lessons``: the table of steps, and the check of files."""

import asyncio
from pathlib import Path

import pytest

from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.cli import main
from bot.host.lessons import COLUMNS, funnel
from bot.learning.lessons.library import scripts
from bot.learning.lessons.rows import LessonRows, StepCount, Tally
from bot.store.open_store import open_store
from tests.bot.world import ANA

COUNTS = (
    StepCount("10.1", 3, 3, 3, 30),
    StepCount("2.10", 4, 0, 0, 0),
    StepCount("2.9", 20, 16, 4, 200),
    StepCount("gone.1", 1, 2, 0, 9),
)


def test_funnel_lists_steps_in_the_order_of_lessons() -> None:
    heading, *lines = funnel(COUNTS)
    assert [name for name in COLUMNS if name in heading] == list(COLUMNS)
    assert [line.split() for line in lines] == [
        ["2.9", "20", "16", "25", "%", "12", "4"],
        ["2.10", "4", "0", "-", "-", "4"],
        ["10.1", "3", "3", "100", "%", "10", "0"],
        ["gone.1", "1", "2", "0", "%", "4", "0"],
    ]
    assert len({len(line) for line in (heading, *lines)}) == 1, "columns are aligned"


async def make_database(path: Path, tally: Tally | None) -> None:
    """Open a database; with a tally, a person answers a step like this."""
    store = await open_store(path)
    if tally is not None:
        rows = LessonRows(store)
        await rows.advance(await rows.begin(ANA, "1", "1.1", 1), tally, is_over=False)
    await store.close()


def test_funnel_is_printed_from_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tarok.sqlite3"
    monkeypatch.setenv("TAROK_DB", str(path))
    assert main(["lessons"]) == DO_NOT_TRY_AGAIN
    assert "no database" in capsys.readouterr().err
    asyncio.run(make_database(path, Tally()))
    assert main(["lessons"]) == 0
    assert capsys.readouterr().out.splitlines()[1].split() == ["1.1", "1", "0", "-", "-", "1"]
    asyncio.run(make_database(path, Tally("1.1", is_right_first=True, seconds=7)))
    assert main(["lessons"]) == 0
    assert "50 %" not in (table := capsys.readouterr().out)
    assert table.splitlines()[1].split() == ["1.1", "2", "1", "100", "%", "7", "1"]


def test_funnel_of_an_empty_database_says_that_nothing_was_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAROK_DB", str(tmp_path / "tarok.sqlite3"))
    asyncio.run(make_database(tmp_path / "tarok.sqlite3", None))
    assert main(["lessons"]) == 0
    assert "No step of a lesson" in capsys.readouterr().out


def test_check_of_all_shipped_lessons_finds_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "check"]) == 0
    assert "without a fault" in capsys.readouterr().out


def write_lesson(folder: Path, *, spoilt: bool = False) -> Path:
    """Copy a shipped lesson; spoilt, without what is said to one answer."""
    file = folder / "mine.game"
    lines = [*scripts("en")["1_tricks"].lines, "# lesson 1 Mine", "# step 1.1"]
    lines += ["# right one: Yes."] if spoilt else ["# say Which?", "# right one: Yes."]
    file.write_text("\n".join(lines), "utf-8")
    return file


def test_check_of_a_good_file_exits_with_zero(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lessons", "check", str(write_lesson(tmp_path))]) == 0
    assert capsys.readouterr().out == "1 file without a fault.\n"


def test_check_prints_a_sentence_for_each_faulty_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = write_lesson(tmp_path, spoilt=True)
    (folder := tmp_path / "de").mkdir()
    other, orphan, binary = folder / "mine.txt", folder / "none.txt", tmp_path / "binary.game"
    other.write_text("# step 9.9", "utf-8")
    orphan.write_text("", "utf-8")
    binary.write_bytes(b"\xff\xfe\x00")
    files = [spoilt, other, orphan, binary, tmp_path / "missing.game"]
    assert main(["lessons", "check", *map(str, files)]) == DO_NOT_TRY_AGAIN
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[0] for line in lines] == list(map(str, files))
    reasons = ("asks nothing", "steps are not", "does not exist", "UTF-8", "cannot be read")
    assert all(reason in line for reason, line in zip(reasons, lines, strict=True))
