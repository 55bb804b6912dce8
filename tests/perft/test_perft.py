"""Lines of play, counted from fixed positions: what the rules allow, as numbers that stay.

A file is a record (docs/records.md) that stops somewhere in a deal, and before it a line
``perft DEPTH NUMBER`` for each depth. Another program with the same rules counts the same.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from engine import Deal
from engine.perft import perft
from engine.records.read import read

FEW = 3_000
"""Lines of play that are counted in every run; `make soak` counts them all."""

FILES = sorted(Path(__file__).parent.glob("*.perft"))


class Position(NamedTuple):
    """A deal part-way, and the number of lines of play by depth."""

    deal: Deal
    counts: dict[int, int]


def position(file: Path) -> Position:
    """The position that a file describes."""
    lines = file.read_text("utf-8").splitlines()
    counted = (line.split()[1:] for line in lines if line.startswith("perft "))
    counts = {int(depth): int(number) for depth, number in counted}
    deal = read("\n".join(line for line in lines if not line.startswith("perft "))).live
    assert deal is not None and counts
    return Position(deal, counts)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_number_of_lines_of_play_stays(file: Path) -> None:
    deal, counts = position(file)
    for depth, number in counts.items():
        if number <= FEW:
            assert perft(deal, depth) == number, depth


@pytest.mark.soak
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_number_of_lines_of_play_to_full_depth_stays(file: Path) -> None:
    deal, counts = position(file)
    assert {depth: perft(deal, depth) for depth in counts} == counts
