"""A sequential test is right about as often as it says, and needs few deals where it is plain."""

from random import Random

import pytest

from strength.tried import ERROR, FEWEST, main, verdict

SPREAD = 10.0
"""Game points that one deal differs from another by."""


def run_trial(gain: float, chance: Random, limit: int = 20_000) -> tuple[bool | None, int]:
    """The verdict on players with such a gain, and the number of deals it took."""
    values: list[float] = []
    while len(values) < limit:
        values += [chance.gauss(gain, SPREAD) for _ in range(FEWEST)]
        answer = verdict(values, 0.0, 2.0)
        if answer is not None:
            return answer, len(values)
    return None, limit


@pytest.mark.parametrize(("gain", "right"), [(0.0, False), (2.0, True)])
def test_sequential_test_keeps_its_error_rate(gain: float, right: bool) -> None:
    chance = Random(7)
    verdicts = [run_trial(gain, chance)[0] for _ in range(200)]
    assert verdicts.count(not right) <= 200 * ERROR * 1.6  # two standard errors above
    assert None not in verdicts


def test_clear_difference_needs_few_deals() -> None:
    chance = Random(8)
    plain = [run_trial(gain, chance) for gain in (-4.0, 6.0) for _ in range(50)]
    assert [said for said, _ in plain] == [False] * 50 + [True] * 50
    between = [run_trial(1.0, chance)[1] for _ in range(50)]
    assert max(deals for _, deals in plain) < sorted(between)[25]


def test_constant_results_decide_nothing() -> None:
    assert verdict([], 0.0, 1.0) is None
    assert verdict([50.0] * (FEWEST - 1) + [49.0], 0.0, 1.0) is True
    assert verdict([50.0, 60.0], 0.0, 1.0) is None


def test_command_tries_players(capsys: pytest.CaptureFixture[str]) -> None:
    words = "strohmann2 club random --wanted 2 --most 20 --processes 1".split()
    assert main(words) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("worth it: +")
