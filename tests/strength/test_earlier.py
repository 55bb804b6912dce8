"""A player against themselves as they once were."""

from pathlib import Path

import pytest

from strength.earlier import found, told

ROOT = Path(__file__).parents[2]


def test_nobody_gains_over_what_they_are_now() -> None:
    """The checkout is this one: whoever chooses there is told all that they would see here."""
    ends = [found(ROOT, "krolami4", "club", number) for number in range(2)]
    assert [one.table for one in ends] == pytest.approx([0, 0])
    assert all(one.roles is None or one.roles == (0, 0) for one in ends)
    assert all(one.seconds[0] and one.seconds[1] for one in ends)
    assert told(ends).startswith("2 deals: +0.00 ± 0.00 at the table")


def test_what_differs_there_is_played_there(tmp_path: Path) -> None:
    """A checkout whose club plays any card loses by it."""
    for name in ("engine", "search", "commandline.py"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "strength").mkdir()
    for file in (ROOT / "strength").glob("*.py"):
        (tmp_path / "strength" / file.name).symlink_to(file)
    players = tmp_path / "strength" / "players.py"
    text = players.read_text("utf-8")
    players.unlink()
    players.write_text(text + '\nPLAYERS["club"] = random_cards\n', "utf-8")
    ends = [found(tmp_path, "krolami4", "club", number) for number in range(6)]
    assert sum(one.table for one in ends) > 0
