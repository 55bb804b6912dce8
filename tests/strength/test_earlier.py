"""A player against themselves as they once were."""

from pathlib import Path

import pytest

from strength.earlier import compare, summary

ROOT = Path(__file__).parents[2]


def test_same_checkout_gains_nothing() -> None:
    """The checkout is this one: whoever chooses there is told all that they would see here."""
    ends = [compare(ROOT, "krolami4", "club", number) for number in range(2)]
    assert [comparison.table for comparison in ends] == pytest.approx([0, 0])
    assert [comparison.opinion for comparison in ends] == [0, 0]
    assert all(comparison.roles is None or comparison.roles == (0, 0) for comparison in ends)
    assert all(comparison.seconds[0] and comparison.seconds[1] for comparison in ends)
    assert summary(ends).startswith("2 deals: +0.00 ± 0.00 at the table")


def test_changed_checkout_plays_its_own_code(tmp_path: Path) -> None:
    """A checkout whose club plays any card loses by it."""
    for name in ("engine", "players", "search", "commandline.py"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "strength").mkdir()
    for file in (ROOT / "strength").glob("*.py"):
        (tmp_path / "strength" / file.name).symlink_to(file)
    players = tmp_path / "strength" / "players.py"
    text = players.read_text("utf-8")
    players.unlink()
    players.write_text(text + '\nPLAYERS["club"] = random_cards\n', "utf-8")
    ends = [
        compare(tmp_path, "krolami4", "club", number, plays_out_ties=True) for number in range(6)
    ]
    assert sum(comparison.table for comparison in ends) > 0
    ends = [compare(tmp_path, "krolami4", "club", number, seats_only=True) for number in range(6)]
    assert sum(comparison.table + comparison.opinion for comparison in ends) > 0
