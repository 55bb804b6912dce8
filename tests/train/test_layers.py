"""Layers learn by example; people to learn from differ, and stay the same for a number."""

from random import Random

import numpy as np
import pytest

from engine import rules_of
from search.kernel.card_features import CARDS, FEATURES, MAY_PLAY
from train.deals import Moments
from train.layers import Layers, begun, gone_through, learnt, slope, spread, surprise
from train.people import at_table, somebody, weighing_otherwise

RULES = rules_of("slovenian4")


@pytest.fixture(scope="module", name="moments")
def some_moments() -> Moments:
    """Choices as if of some deals: the first of the cards that may be played is meant."""
    chance, number = np.random.default_rng(3), 512
    seen = chance.integers(0, MAY_PLAY, (number, 20))
    may = np.sort(MAY_PLAY + chance.integers(0, CARDS, (number, 4)), axis=1)
    none = np.full((number, 1), FEATURES)
    return Moments(np.hstack([seen, may, none]).astype(np.uint16), may[:, 0] - MAY_PLAY)


def test_weights_change_by_what_they_do_to_the_surprise(moments: Moments) -> None:
    layers = Layers(*(table.astype(np.float64) for table in begun(6, 5)))  # type: ignore[arg-type]
    inputs, meant = spread(moments.seen[:20]), moments.meant[:20]

    def surprise_now() -> float:
        return -float(gone_through(layers, inputs)[2][np.arange(20), meant].mean())

    slopes, step = slope(layers, inputs, meant), 1e-5
    for table, gradient in zip(layers, slopes, strict=True):
        for index in (np.unravel_index(gradient.argmax(), gradient.shape), (-1, 0)):
            table[index] += step
            more = surprise_now()
            table[index] -= 2 * step
            assert (more - surprise_now()) / (2 * step) == pytest.approx(gradient[index], abs=1e-5)
            table[index] += step


def test_repeated_examples_are_learnt(moments: Moments) -> None:
    heard, before = list[int](), surprise(begun(16, 8), moments)
    after = surprise(
        learnt(begun(16, 8), moments, 120, lambda share, _: heard.append(share)), moments
    )
    assert heard == [*range(1, 121)]
    assert after[0] < before[0] / 2 and after[1] > before[1]


def test_people_differ_and_stay_the_same_for_a_number() -> None:
    people = [somebody(RULES, Random(seed)) for seed in range(40)]
    assert people == [somebody(RULES, Random(seed)) for seed in range(40)]
    assert len({str(person) for person in people}) > 20
    assert {len(at_table(RULES, Random(seed))) for seed in range(9)} == {4}
    sense = people[0].habits.cards
    assert weighing_otherwise(sense, 1.0, Random(3)) != sense
