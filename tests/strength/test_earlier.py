"""A player against themselves as they once were."""

from pathlib import Path

import pytest

from strength.earlier import compare, summary

ROOT = Path(__file__).parents[2]


def test_same_checkout_gains_nothing() -> None:
    """The checkout is this one: whoever chooses there is told all that they would see here."""
    ends = [compare(ROOT, "krolami4", "club", number) for number in range(2)]
    tables = [comparison.table for comparison in ends if comparison.table is not None]
    assert tables == [pytest.approx((0, 0))] * 2
    assert all(comparison.roles in (None, ((0, 0), (0, 0))) for comparison in ends)
    assert all(comparison.seconds[0] and comparison.seconds[1] for comparison in ends)
    assert summary(ends).startswith("2 deals: +0.00 ± 0.00 (+0.00 ± 0.00 played, ")


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

    def gain(*, plays_out_ties: bool) -> float:
        ends = [
            compare(tmp_path, "krolami4", "club", number, plays_out_ties=plays_out_ties)
            for number in range(6)
        ]
        assert "declaring" in summary(ends)
        return sum(sum(comparison.table) for comparison in ends if comparison.table is not None)

    assert gain(plays_out_ties=True) > 0
    assert gain(plays_out_ties=False) > 0


def test_parts_that_are_not_asked_for_are_not_played() -> None:
    seats = compare(ROOT, "krolami4", "club", 0, parts=["table"])
    roles = compare(ROOT, "krolami4", "club", 0, parts=["roles"])
    assert seats.table is not None and seats.roles is None and roles.table is None
    assert "declaring" not in summary([seats]) and "at the table" not in summary([roles])
