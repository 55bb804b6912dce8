"""Play-outs are compared with what became of a deal."""

import pytest

from strength.foreseen import BEFORE, Errors, errors, main, summary


def test_deal_is_played_out_before_some_tricks() -> None:
    off = errors("lombardia4", "club", 1)
    assert len(off.thumb) == len(off.policy) == len(BEFORE)
    assert off.thumb != off.policy
    assert off._replace(seconds=(0, 0)) == errors("lombardia4", "club", 1)._replace(seconds=(0, 0))


def test_summary_compares_squares() -> None:
    deals = [Errors([2.0, -4.0], [1.0, 1.0], (0.1, 0.2)), Errors([1.0], [0.0], (0.1, 0.2))]
    line = summary("club", deals)
    assert "-0.33 too much, 2.65 off" in line and "+0.67 and 0.82" in line
    assert "its squares are +5.00 ± 7.84 less" in line
    assert summary("club", [Errors([], [], (0, 0))]).endswith("none of the kind")


def test_deals_of_a_contract_are_played_out_where_they_are_asked_for() -> None:
    """Nobody plays for points in a klop."""
    both = [errors("slovenian3", "club", 12, contract) for contract in (None, "klop")]
    assert [bool(off.thumb) for off in both] == [False, True]


def test_command_tells_of_both_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["krolami4", "--deals", "2", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(",")[0] for line in lines] == ["club", "people"]
