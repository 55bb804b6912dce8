"""What is told and what came true: counted by tenths, and asked in every part of a deal."""

import pytest

from engine import VARIANTS
from engine.family import Sober
from search.explain.chances import AT_FIRST, BID, BONUS, DOUBLED
from strength.calibration import PARTS, SAID, SIDES, TENTHS, calibrated, tenths
from strength.duplicate import rules_of
from strength.sober import fitted


def test_what_was_told_is_counted_in_its_tenth() -> None:
    told = [0.42, 1.0, 1.0, 0.48, 0.0, 2.0, 1.0, 1.0, 3.0]
    found = tenths(told)
    assert set(found) == {4, 9, TENTHS}
    assert found[4].told == pytest.approx(0.45) and found[4].came == 0.5
    assert (found[9].came, found[9].number, found[TENTHS].number) == (1.0, 1, 3)
    assert tenths([]) == {}


@pytest.mark.parametrize("form", ["slovenian4", pytest.param("strohmann2", marks=pytest.mark.long)])
def test_a_deal_asks_once_in_each_part_and_always_the_same(form: str) -> None:
    rules = rules_of(form)
    found = [calibrated(rules, number) for number in range(2)]
    assert found[0] == calibrated(rules, 0)
    keys = {key for one in found for key in one}
    assert keys and keys <= {*SAID, *(f"{side} {part}" for side in SIDES for part in PARTS)}
    for one in found:
        told = [values[0::3] + values[1::3] for values in one.values()]
        assert all(0 <= value <= 1 for values in told for value in values)


def test_odds_are_bent_so_that_they_come_true() -> None:
    """Of games told as 60 % but won in a fifth; and few of them prove little."""
    many = [value for number in range(4000) for value in (0.6, float(number % 5 == 0), number)]
    found, few = fitted(many), fitted(many[:9])
    assert found is not None and few is not None
    assert Sober(found.shift, found.slope).told(0.6) == pytest.approx(0.2, abs=0.02)
    assert Sober(few.shift, few.slope).told(0.6) > 0.4
    assert fitted([1.0, 1.0, 0.0, 0.0, 0.0, 1.0]) is None


SOBERED = [(name, *one) for name, game in VARIANTS.items() for one in game.searching.sober.items()]


@pytest.mark.parametrize(("name", "key", "sober"), SOBERED)
def test_what_is_sobered_keeps_its_order_and_what_is_certain(
    name: str, key: tuple[int, str], sober: Sober
) -> None:
    players, of = key
    assert players in VARIANTS[name].players
    assert of.removesuffix(AT_FIRST) in (*SIDES, BID, BONUS, DOUBLED)  # or nobody would ask for it
    told = [sober.told(share / 20) for share in range(21)]
    assert told == sorted(set(told)) and (told[0], told[-1]) == (0.0, 1.0)
