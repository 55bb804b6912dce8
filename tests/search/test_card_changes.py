"""Cards change places by Python's own chance; worlds do not hang on how many are drawn at once."""

from random import Random

import numpy as np
import pytest

from search.kernel.card_changes import SIZE, one_of
from search.worlds import drawing
from search.worlds.worlds import worlds
from tests.laws.playing import Table, sizes, tables
from tests.search.positions import positions


@pytest.mark.parametrize("seed", [0, 5])
def test_chance_is_that_of_python(seed: int) -> None:
    rng = Random(seed)
    chance = np.array(rng.getstate()[1], np.int64)
    limits = [1 + number % 50 for number in range(3 * SIZE)]
    assert [one_of(chance, limit) for limit in limits] == [
        int(rng.random() * limit) for limit in limits
    ]
    assert tuple(chance.tolist()) == rng.getstate()[1]


@tables
@sizes(2, 12)
def test_worlds_are_the_same_however_many_are_drawn_ahead(
    table: Table, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(deals):
        for _, view in positions(table, seed, 4):
            drawn = []
            for ahead in (1, 4):
                monkeypatch.setattr(drawing, "AHEAD", ahead)
                drawn.append(worlds(view, seed, 9))
            assert drawn[0] == drawn[1]
