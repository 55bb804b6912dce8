"""More worlds and drawn ones cost a choice less; the command tells by how much."""

import pytest

from strength import fewer_worlds
from strength.fewer_worlds import EFFORTS, MARGINS, Effort, losses, main


def test_choice_in_few_worlds_costs_more_than_in_many(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = Effort(4, 1), Effort(60, 3)
    monkeypatch.setattr(fewer_worlds, "EFFORTS", (few, many))
    monkeypatch.setattr(fewer_worlds, "REFERENCE", Effort(120, 6))
    deals = [losses("slovenian3", number) for number in range(4)]
    lost = {effort: sum(deal.lost[effort, 0.0] for deal in deals) for effort in (few, many)}
    assert lost[few] > lost[many] >= 0


def test_command_tells_of_each_effort_and_doubt(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fewer_worlds, "REFERENCE", Effort(20, 1))
    assert main(["romanian3", "--deals", "2", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 deals" and len(lines) == 1 + len(EFFORTS) * len(MARGINS)
    assert lines[1].startswith("120 worlds of 360, doubt 0.0: ")
