"""Compiled code is kept where it may be, and named by what it was made of."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from engine import each
from search.kernel import jit, kept


def test_folder_is_made_where_it_can_be(tmp_path: Path) -> None:
    assert kept.may_keep(tmp_path / "new" / "one")
    (tmp_path / "file").touch()
    assert not kept.may_keep(tmp_path / "file" / "below")


def test_setting_determines_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAROK_KERNEL", str(tmp_path))
    assert kept.folder() == tmp_path / kept.sources()


def test_folder_name_changes_with_compiled_sources() -> None:
    """Compiled files import no constants from files that the name does not cover."""
    files = kept.source_files()
    assert len(files) > 8
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("search."):
                assert file.parent / f"{(node.module or '').split('.')[-1]}.py" in files, file


@pytest.mark.parametrize(("word", "highest"), [(0b1011000, 6), (1, 0), (1 << 61, 61), (0, -1)])
def test_highest_bit_is_found(word: int, highest: int) -> None:
    assert jit.highest_bit(word) == highest


def test_without_a_compiler_a_flag_says_so() -> None:
    """The rules of the kernel can be read, and nothing breaks."""
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from search.kernel import jit, legal, moves\n"
        "assert not jit.AVAILABLE and jit.highest_bit(8) == 3 and jit.count_bits(7) == 3\n"
        "assert [jit.bit_at(0b1101, place) for place in range(3)] == [1, 4, 8]\n"
        "assert legal.suit_of(70) == 4 and moves.ROS"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])


MET_BY_MOVES = """
from numba.core.registry import CPUDispatcher
from engine import act, choose, observe, open_deal, variant
from search.judging.judge import trial
from search.judging.exact_endings import is_late
from search.judging.trials import try_moves
from search.kernel.warm import warm_up
import sys

warm_up()
ours = [module for name, module in sys.modules.items() if name.startswith("search.kernel.")]
every = [one for module in ours for one in vars(module).values() if isinstance(one, CPUDispatcher)]
known = {one: list(one.signatures) for one in every}
assert every and any(known.values())
rules = variant("slovenian").build(3)
deal, looked_at = open_deal(rules, tuple(1 << bit for bit in range(54))), []
while deal.turn is not None:
    view = observe(deal, deal.turn)
    late = deal.playing is not None and is_late(deal)
    if view.phase == "play" and view.tricks and late and len(looked_at) < 2:
        found = trial(view, 1, 6)
        looked_at += [try_moves(found.deals, found.moves, deal.turn, 1)] if found else []
    deal = act(deal, deal.turn, choose(view))
assert looked_at
anew = {one.py_func.__name__ for one in every if list(one.signatures) != known[one]}
assert not anew, f"not warmed up: {anew}"
"""


@pytest.mark.long
def test_first_move_compiles_nothing_after_warm_up() -> None:
    """After ``search compile`` no process compiles anything, many tests at once included."""
    subprocess.run([sys.executable, "-c", MET_BY_MOVES], check=True, cwd=Path(__file__).parents[2])


@pytest.mark.parametrize("cards", [0b1, 0b1011000, 1 << 61 | 0b110, (1 << 22) - 1])
def test_bit_is_found_by_its_place(cards: int) -> None:
    assert [jit.bit_at(cards, index) for index in range(cards.bit_count())] == list(each(cards))
