"""Policies learn from choices what people play: a few numbers that the kernel plays by.

Facts are counted in parts of the most that was ever seen of each; ``packed`` puts that into the
weights, as whole numbers.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from search.kernel.arrays import Numbers
from search.kernel.policy import LANES, ONE, UNITS, WORDS
from search.kernel.policy_facts import CARD, MOMENT
from train.adam import Adam, Table
from train.choices import Choices, Facts

BATCH, PARTS, PACE = 1024, 64, 4e-3
"""A step looks at so many choices, or a part of them if they are few; and how far it goes."""


class Weights(NamedTuple):
    """Weights; or how much each is to change."""

    moment: Table
    """A row for each fact, and a last one for what is added."""
    card: Table
    units: Table


class Most(NamedTuple):
    """By fact the most that was seen, at least 1."""

    moment: Table
    card: Table


def begun(seed: int = 0) -> Weights:
    """Weights that have learnt nothing."""
    chance = np.random.default_rng(seed)
    moment = chance.normal(0, (1 / MOMENT) ** 0.5, (MOMENT + 1, UNITS))
    moment[-1] = 0
    card = chance.normal(0, (2 / CARD) ** 0.5, (CARD, UNITS))
    units = chance.normal(0, (1 / UNITS) ** 0.5, UNITS)
    return Weights(*(table.astype(np.float32) for table in (moment, card, units)))


def most_of(choices: Choices) -> Most:
    """The most that was seen of each fact."""
    return Most(_most(choices.moments), _most(choices.cards))


def _most(facts: Facts) -> Table:
    most: Table = np.maximum(facts.max(axis=0), 1).astype(np.float32)
    return most


def gone_through(weights: Weights, most: Most, choices: Choices) -> tuple[Table, Table]:
    """By card what the units hand on, and the logarithm of its chance."""
    of_moment = choices.moments / most.moment @ weights.moment[:-1] + weights.moment[-1]
    of_card = choices.cards / most.card @ weights.card
    units = np.maximum(of_moment.repeat(choices.sizes, axis=0) + of_card, 0)
    marks, firsts = units @ weights.units, choices.sizes.cumsum() - choices.sizes
    marks -= np.maximum.reduceat(marks, firsts).repeat(choices.sizes)
    sums = np.add.reduceat(np.exp(marks), firsts)
    return units, marks - np.log(sums).repeat(choices.sizes)


def slope(weights: Weights, most: Most, choices: Choices) -> Weights:
    """How the mean surprise, minus the logarithm of what was meant, grows with each weight."""
    units, log_chances = gone_through(weights, most, choices)
    firsts = choices.sizes.cumsum() - choices.sizes
    back = np.exp(log_chances)
    back[firsts + choices.meant] -= 1
    back /= np.float32(len(choices.meant))
    of_units = units.T @ back
    of_card = back[:, None] * weights.units * (units > 0)
    of_moment = np.add.reduceat(of_card, firsts, axis=0)
    moment = np.vstack([(choices.moments / most.moment).T @ of_moment, of_moment.sum(axis=0)])
    card = (choices.cards / most.card).T @ of_card
    return Weights(*(table.astype(np.float32) for table in (moment, card, of_units)))


def surprise(weights: Weights, most: Most, choices: Choices) -> tuple[float, float]:
    """Minus the mean logarithm of the chance of what was meant; how often it was the likeliest."""
    log_chances = gone_through(weights, most, choices)[1]
    firsts = choices.sizes.cumsum() - choices.sizes
    meant = log_chances[firsts + choices.meant]
    right = meant >= np.maximum.reduceat(log_chances, firsts)
    return -float(meant.mean()), float(right.mean())


def learnt(
    choices: Choices, rounds: int, on_round: Callable[[int, Weights, Most], None]
) -> tuple[Weights, Most]:
    """The weights after so many rounds over all choices; ``on_round`` hears of each."""
    weights, most, chance = begun(), most_of(choices), np.random.default_rng(1)
    batch = max(1, min(BATCH, len(choices.meant) // PARTS))
    adam = Adam(weights, PACE, rounds * (len(choices.meant) // batch))
    for done in range(rounds):
        order = chance.permutation(len(choices.meant))
        for start in range(0, len(order) - batch + 1, batch):
            adam.step(slope(weights, most, choices.some(order[start : start + batch])))
        on_round(done + 1, weights, most)
    return weights, most


def packed(weights: Weights, most: Most) -> Numbers:
    """The weights as the kernel has them (``search.kernel.policy``)."""
    of_facts = np.vstack(
        [
            weights.moment[:-1] / most.moment[:, None],
            weights.moment[-1:],
            weights.card / most.card[:, None],
        ]
    )
    in_parts = np.rint(of_facts * ONE).astype(np.int64).reshape(-1, WORDS, LANES)
    words = (in_parts << 16 * np.arange(LANES)).sum(axis=2)
    return np.concatenate([words, np.rint(weights.units * ONE).astype(np.int64).reshape(-1, LANES)])
