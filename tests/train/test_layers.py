"""Layers learn by example; people to learn from differ, and stay the same for a number."""

from random import Random

import numpy as np
import pytest

from search.kernel.card_features import CARDS, FEATURES, MAY_PLAY
from strength.duplicate import rules_of
from train.deals import Moments
from train.layers import Layers, begun, gone_through, learnt, slope, spread, surprise
from train.people import at_table, somebody, weighing_otherwise

RULES = rules_of("slovenian4")


@pytest.fixture(scope="module", name="some")
def some_moments() -> Moments:
    """Choices as if of some deals: the first of the cards that may be played is meant."""
    chance, number = np.random.default_rng(3), 512
    seen = chance.integers(0, MAY_PLAY, (number, 20))
    may = np.sort(MAY_PLAY + chance.integers(0, CARDS, (number, 4)), axis=1)
    none = np.full((number, 1), FEATURES)
    return Moments(np.hstack([seen, may, none]).astype(np.uint16), may[:, 0] - MAY_PLAY)


def test_weights_change_by_what_they_do_to_the_surprise(some: Moments) -> None:
    layers = Layers(*(table.astype(np.float64) for table in begun(6, 5)))  # type: ignore[arg-type]
    given, meant = spread(some.seen[:20]), some.meant[:20]

    def surprised() -> float:
        return -float(gone_through(layers, given)[2][np.arange(20), meant].mean())

    slopes, step = slope(layers, given, meant), 1e-5
    for table, by in zip(layers, slopes, strict=True):
        for place in (np.unravel_index(by.argmax(), by.shape), (-1, 0)):
            table[place] += step
            more = surprised()
            table[place] -= 2 * step
            assert (more - surprised()) / (2 * step) == pytest.approx(by[place], abs=1e-5)
            table[place] += step


def test_repeated_examples_are_learnt(some: Moments) -> None:
    heard, before = list[int](), surprise(begun(16, 8), some)
    after = surprise(learnt(begun(16, 8), some, 120, lambda done, _: heard.append(done)), some)
    assert heard == [*range(1, 121)]
    assert after[0] < before[0] / 2 and after[1] > before[1]


def test_people_differ_and_stay_the_same_for_a_number() -> None:
    people = [somebody(RULES, Random(seed)) for seed in range(40)]
    assert people == [somebody(RULES, Random(seed)) for seed in range(40)]
    assert len({str(person) for person in people}) > 20
    assert {len(at_table(RULES, Random(seed))) for seed in range(9)} == {4}
    sense = people[0].habits.cards
    assert weighing_otherwise(sense, 1.0, Random(3)) != sense
