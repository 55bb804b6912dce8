"""Samples of the bot's processor time are sorted into parts that exist in the tree."""

from pathlib import Path

import pytest

from benchmarks.__main__ import PARTS, main
from benchmarks.parts import OTHER, ROWS, WHOLE, Row, part_of, profile

ROOT = Path(__file__).parents[1]
OURS = [row for row in (*ROWS, *WHOLE) if row.begins.startswith(("bot/", "engine/", "benchmarks/"))]
LOOP = "/usr/lib/python3.11/asyncio/base_events.py:BaseEventLoop._run_once"
PACKAGES = "/home/ana/.venv/lib/python3.11/site-packages"


@pytest.mark.parametrize("row", OURS, ids=lambda row: row.begins)
def test_row_of_our_tree_names_a_file_and_function_there(row: Row) -> None:
    file, _, function = row.begins.partition(":")
    assert (ROOT / file).exists()
    assert not function or f"def {function}(" in (ROOT / file).read_text("utf-8")


def test_call_of_a_library_is_charged_to_the_library() -> None:
    page = f"{ROOT}/bot/deals/board.py:board"
    assert part_of(f"{LOOP};{page}") == "page"
    assert part_of(f"{LOOP};{page};{PACKAGES}/fluent/runtime/bundle.py:f") == "words"
    assert part_of(f"{LOOP};{page};/usr/lib/python3.11/enum.py:EnumType.__call__") == "page"


def test_face_scaled_for_a_picture_is_apart_from_drawing() -> None:
    drawing = f"{ROOT}/bot/pictures/hand.py:draw_hand"
    inside = f"{PACKAGES}/PIL/Image.py:Image.resize"
    assert part_of(f"{drawing};{inside}") == "picture"
    scaling = f"{ROOT}/bot/pictures/cards.py:_with_shadow"
    assert part_of(f"{drawing};{scaling};{inside}") == "faces, the first time"


def test_stack_without_a_part_is_charged_to_other() -> None:
    assert part_of("/usr/lib/python3.11/threading.py:Thread.run") == OTHER


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_help_lists_every_benchmark_with_its_docstring(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([word]) == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert all([name, part.__doc__] in lines for name, part in PARTS.items())


def test_profile_divides_the_samples_by_the_clicks(tmp_path: Path) -> None:
    samples = tmp_path / "bot.samples"
    samples.write_text(f"{LOOP} 3000\n{LOOP};{ROOT}/engine/view.py:observe 1000\n", "utf-8")
    assert profile(samples, 2) == {"event loop": 1.5, "view": 0.5}
