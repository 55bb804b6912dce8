"""Told chances and outcomes: counted by tenths, and asked in every part of a deal."""

from pathlib import Path

import pytest

from engine import VARIANTS, rules_of
from engine.family import Sober
from search.explain.chances import AT_FIRST, BID, BONUS, DOUBLED
from strength import sober
from strength.calibration import PARTS, SAID, SIDES, TENTHS, calibrated, tenths
from strength.sober import fitted


def test_told_chances_are_counted_by_tenths() -> None:
    values = [0.42, 1.0, 1.0, 0.48, 0.0, 2.0, 1.0, 1.0, 3.0]
    spread = tenths(values)
    assert set(spread) == {4, 9, TENTHS}
    assert spread[4].told == pytest.approx(0.45) and spread[4].came == 0.5
    assert (spread[9].came, spread[9].number, spread[TENTHS].number) == (1.0, 1, 3)
    assert tenths([]) == {}


@pytest.mark.parametrize("form", ["slovenian4", pytest.param("strohmann2", marks=pytest.mark.long)])
def test_calibration_of_a_deal_is_reproducible(form: str) -> None:
    rules = rules_of(form)
    answers = [calibrated(rules, number) for number in range(2)]
    assert answers[0] == calibrated(rules, 0)
    keys = {key for answer in answers for key in answer}
    assert keys and keys <= {*SAID, *(f"{side} {part}" for side in SIDES for part in PARTS)}
    for answer in answers:
        chances = [values[0::3] + values[1::3] for values in answer.values()]
        assert all(0 <= value <= 1 for values in chances for value in values)


def test_overstated_odds_are_fitted_to_outcomes() -> None:
    """Games given 60 % were won in a fifth of cases; a few such games prove little."""
    many = [value for number in range(4000) for value in (0.6, float(number % 5 == 0), number)]
    fit, fit_of_few = fitted(many), fitted(many[:9])
    assert fit is not None and fit_of_few is not None
    assert Sober(fit.shift, fit.slope).told(0.6) == pytest.approx(0.2, abs=0.02)
    assert Sober(fit_of_few.shift, fit_of_few.slope).told(0.6) > 0.4
    assert fitted([1.0, 1.0, 0.0, 0.0, 0.0, 1.0]) is None


SOBERED = [(name, *row) for name, game in VARIANTS.items() for row in game.searching.sober.items()]


@pytest.mark.parametrize(("name", "key", "sober"), SOBERED)
def test_sobered_chances_keep_order_and_certainty(
    name: str, key: tuple[int, str], sober: Sober
) -> None:
    players, sides = key
    assert players in VARIANTS[name].players
    assert sides.removesuffix(AT_FIRST) in (
        *SIDES,
        BID,
        BONUS,
        DOUBLED,
    )  # or nobody would ask for it
    sobered = [sober.told(share / 20) for share in range(21)]
    assert sobered == sorted(set(sobered)) and (sobered[0], sobered[-1]) == (0.0, 1.0)


def test_fit_without_kept_positions_says_what_measures_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sober, "KEPT", tmp_path / "kept.jsonl")
    assert sober.main([]) == 1
    assert capsys.readouterr().out.startswith("No positions are kept: python -m strength")
