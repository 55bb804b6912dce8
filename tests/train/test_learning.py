"""The network learns the cards meant in deals, and the kernel agrees with numpy."""

from pathlib import Path

import numpy as np
import pytest

from engine import Play, rules_of
from search.kernel import networks
from search.kernel.card_features import FEATURES, MAY_PLAY
from search.kernel.card_likelihood import AS_TRAINED, ONE, SLIPS, WAYS
from search.kernel.layout import TURN
from tests.search.positions import house_deal
from train.__main__ import main
from train.deals import Moments, Table, moments
from train.layers import Layers, gone_through, spread, surprise

RULES = rules_of("slovenian4")


@pytest.fixture(scope="module", name="moments")
def some_moments() -> Moments:
    """The choices of a few deals."""
    return moments(RULES, range(6))


def test_examples_are_legal_cards_with_a_choice(moments: Moments) -> None:
    may = spread(moments.seen)[:, MAY_PLAY : MAY_PLAY + 54]
    assert len(moments.meant) > 100
    assert (may[np.arange(len(moments.meant)), moments.meant] == 1).all()
    assert (may.sum(axis=1) > 1).all()
    assert moments.seen.max() == FEATURES


def test_the_network_that_is_kept_foresees_most_cards() -> None:
    kept = networks.network_of(RULES)
    assert kept is not networks.NONE
    layers = Layers(kept.first, kept.second, kept.last.T)  # type: ignore[arg-type]
    assert surprise(layers, moments(RULES, range(-1020, -1000)))[1] > 0.75


def test_kernel_agrees_with_numpy() -> None:
    """By player: the chance of all that they play in a deal, if they are careful."""
    kept = networks.network_of(RULES)
    layers = Layers(kept.first, kept.second, kept.last.T)  # type: ignore[arg-type]
    steps = [step for step in house_deal(RULES, 1).steps if isinstance(step.action, Play)]
    table, begins = Table(steps[0].deal), Table(steps[0].deal)
    line, wanted = list[int](), np.zeros(4)
    for step in steps:
        assert isinstance(step.action, Play)
        if table.choice():
            seen = spread(table.seen()[None])
            marks = np.exp(gone_through(layers, seen)[2][0] / AS_TRAINED[0])
            share = marks[table.place(step.action)] / marks.sum()
            cards = seen[0, MAY_PLAY : MAY_PLAY + 54].sum()
            wanted[table.state[TURN]] += np.log(SLIPS[0] / cards + (1 - SLIPS[0]) * share)
        line.append(table.number[step.action.card])
        table.played(step.action)
    rows, states, known = begins.row[None], begins.state[None], begins.known[None]
    log_chances = networks.log_chances(kept, rows, states, known, np.array(line), -1)
    careful = log_chances.reshape(4, WAYS)[:, 0] / ONE
    assert careful == pytest.approx(wanted, abs=1e-3)
    assert careful.max() < 0


def test_a_network_is_made_from_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("train.__main__.UNSEEN", 2)
    assert main(["slovenian4", "--deals", "30", "--rounds", "1", "--into", str(tmp_path)]) == 0
    network = networks.load_network(tmp_path / "slovenian4.npz")
    assert network.first.shape == networks.network_of(RULES).first.shape
    assert "round 1: " in capsys.readouterr().out
    assert networks.load_network(tmp_path / "other.npz") is networks.NONE
