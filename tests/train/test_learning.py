"""Networks learn the cards meant in deals, and the kernel agrees with numpy."""

from pathlib import Path

import numpy as np
import pytest

from engine import Play, rules_of
from search.kernel import networks
from search.kernel.card_features import CARDS, FEATURES, MAY_PLAY, SEEN_AT_ONCE
from search.kernel.card_likelihood import AS_TRAINED, ONE, SLIPS, WAYS
from search.kernel.layout import PLACES, TURN
from tests.search.positions import TRAINED, house_deal
from train.__main__ import main
from train.deals import Moments, Table, moments
from train.layers import Layers, gone_through, spread, surprise


def layers_of(form: str) -> Layers:
    """The kept network of a form, as training has it."""
    kept = networks.network_of(rules_of(form))
    assert kept is not None
    return Layers(kept.first, kept.second, kept.last.T)  # type: ignore[arg-type]


@pytest.fixture(scope="module", params=TRAINED, name="form")
def each_form(request: pytest.FixtureRequest) -> str:
    """Each form that has a network."""
    assert isinstance(request.param, str)
    return request.param


@pytest.fixture(scope="module", name="seen")
def some_moments(form: str) -> Moments:
    """The choices of a few deals."""
    return moments(rules_of(form), range(6))


def test_examples_are_legal_cards_with_a_choice(seen: Moments) -> None:
    may = spread(seen.seen)[:, MAY_PLAY : MAY_PLAY + CARDS]
    assert len(seen.meant) > 100
    assert (may[np.arange(len(seen.meant)), seen.meant] == 1).all()
    assert (may.sum(axis=1) > 1).all()
    assert seen.seen.max() == FEATURES
    assert (seen.seen[:, -1] == FEATURES).all(), f"more than {SEEN_AT_ONCE - 1} features at once"


def test_kept_network_foresees_most_cards(form: str) -> None:
    assert surprise(layers_of(form), moments(rules_of(form), range(-1020, -1000)))[1] > 0.75


def test_kernel_agrees_with_numpy(form: str) -> None:
    """By player: the chance of all that they play in a deal, if they are careful."""
    rules, layers, kept = rules_of(form), layers_of(form), networks.network_of(rules_of(form))
    assert kept is not None
    steps = [step for step in house_deal(rules, 1).steps if isinstance(step.action, Play)]
    table, begins = Table(steps[0].deal), Table(steps[0].deal)
    line, wanted = list[int](), np.zeros(PLACES)
    for step in steps:
        assert isinstance(step.action, Play)
        if table.choice():
            seen = spread(table.seen()[None])
            marks = np.exp(gone_through(layers, seen)[2][0] / AS_TRAINED[0])
            share = marks[table.place(step.action)] / marks.sum()
            cards = seen[0, MAY_PLAY : MAY_PLAY + CARDS].sum()
            wanted[table.state[TURN]] += np.log(SLIPS[0] / cards + (1 - SLIPS[0]) * share)
        line.append(table.number[step.action.card])
        table.played(step.action)
    rows, states, known = begins.row[None], begins.state[None], begins.known[None]
    log_chances = networks.log_chances(kept, rows, states, known, np.array(line), -1)
    careful = log_chances.reshape(PLACES, WAYS)[:, 0] / ONE
    assert careful == pytest.approx(wanted, abs=1e-3)
    assert careful[: rules.players].max() < 0


def test_network_is_made_from_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("train.__main__.UNSEEN", 2)
    few = ["--deals", "30", "--rounds", "1", "--into", str(tmp_path)]
    for form in ("slovenian4", "lombardia4"):
        assert main([form, *few]) == 0
        network = networks.load_network(tmp_path / f"{form}.npz")
        assert network is not None and network.first.shape == layers_of(form).first.shape
        assert "round 1: " in capsys.readouterr().out
    assert networks.load_network(tmp_path / "other.npz") is None


def test_game_with_straw_men_has_no_network(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["strohmann2"])
    assert "strohmann2 is none of" in capsys.readouterr().err
