"""Policies learn the cards meant in deals; the kernel plays by what numpy has learnt."""

from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from engine import Play, rules_of
from search.kernel.arrays import Numbers
from search.kernel.card_likelihood import AS_TRAINED, FOUND, MILLION, SLIPS, WAYS, score_lines
from search.kernel.contract_row import row_of
from search.kernel.layout import PLACES, numbers
from search.kernel.policies import load_policy, policy_of
from search.kernel.policy import WEIGHTS, WORDS, WORK
from search.kernel.policy_facts import CARD, MOMENT
from search.kernel.position import state_of
from search.kernel.table_knowledge import LACKS
from tests.search.positions import WITHOUT_STRAW, house_deal
from train.__main__ import main
from train.choices import Choices, Facts, choice_of, choices, joined
from train.learning import (
    Weights,
    begun,
    gone_through,
    learnt,
    most_of,
    packed,
    slope,
    surprise,
)
from train.people import at_table, somebody, weighing_otherwise

RULES = rules_of("slovenian4")


@pytest.fixture(scope="module", name="made_up")
def made_up_choices() -> Choices:
    """Choices as if of some deals: the card with most of its first fact is meant."""
    chance, number = np.random.default_rng(3), 600
    sizes = chance.integers(2, 6, number)
    cards = chance.integers(0, 5, (sizes.sum(), CARD)).astype(np.int8)
    each = np.split(cards[:, 0], sizes.cumsum()[:-1])
    moments = chance.integers(0, 3, (number, MOMENT)).astype(np.int8)
    return Choices(moments, cards, sizes, np.array([int(facts.argmax()) for facts in each]))


def test_weights_change_by_what_they_do_to_the_surprise(made_up: Choices) -> None:
    weights = Weights(*(table.astype(np.float64) for table in begun()))  # type: ignore[arg-type]
    some, most, step = made_up.some(np.arange(20)), most_of(made_up), 1e-5
    for table, gradient in zip(weights, slope(weights, most, some), strict=True):
        last = (-1,) + (0,) * (table.ndim - 1)
        for place in (np.unravel_index(gradient.argmax(), gradient.shape), last):
            table[place] += step
            more = surprise(weights, most, some)[0]
            table[place] -= 2 * step
            less = surprise(weights, most, some)[0]
            assert (more - less) / (2 * step) == pytest.approx(gradient[place], abs=1e-4)
            table[place] += step


def test_some_choices_keep_their_cards(made_up: Choices) -> None:
    places = np.array([7, 3, 599])
    each = np.split(made_up.cards, made_up.sizes.cumsum()[:-1])
    some = made_up.some(places)
    assert (some.cards == np.concatenate([each[place] for place in places])).all()
    assert (some.moments == made_up.moments[places]).all()


def test_repeated_examples_are_learnt(made_up: Choices) -> None:
    rounds = list[int]()
    before = surprise(begun(), most_of(made_up), made_up)
    after = surprise(*learnt(made_up, 30, lambda done, *_: rounds.append(done)), made_up)
    assert rounds == [*range(1, 31)]
    assert after[0] < before[0] / 2 and after[1] > before[1]


def test_people_differ_and_stay_the_same_for_a_number() -> None:
    people = [somebody(RULES, Random(seed)) for seed in range(40)]
    assert people == [somebody(RULES, Random(seed)) for seed in range(40)]
    assert len({str(person) for person in people}) > 20
    assert {len(at_table(RULES, Random(seed))) for seed in range(9)} == {4}
    sense = people[0].habits.cards
    assert weighing_otherwise(sense, 1.0, Random(3)) != sense


@pytest.mark.parametrize("form", WITHOUT_STRAW)
def test_kept_policy_foresees_most_cards(form: str) -> None:
    """Of people in deals from which it has not learnt; for points."""
    seen = choices(rules_of(form), range(-1020, -1005), 15, for_points=True)
    right = foreseen(form, seen, 0)
    assert len(right) > 300
    assert sum(right) > 0.75 * len(right)


@pytest.mark.parametrize(
    ("form", "least"), [("slovenian3", 0.8), ("slovenian4", 0.6), ("slovenian5", 0.6)]
)
def test_kept_policy_foresees_most_cards_of_other_aims(form: str, least: float) -> None:
    seen = choices(rules_of(form), range(-20_500, -20_000), 15, for_points=False)
    right = foreseen(form, seen, 1)
    assert len(right) > 150
    assert sum(right) > least * len(right)
    assert sum(foreseen(form, seen, 0)) < sum(right)


def foreseen(form: str, seen: Choices, table: int) -> list[bool]:
    """By choice whether a table of the policy finds the card likeliest that was meant."""
    policy = policy_of(rules_of(form))
    assert policy is not None and policy.shape == (2, WEIGHTS, WORDS)
    cards = np.split(seen.cards, seen.sizes.cumsum()[:-1])
    return [
        bool(marks_of(policy[table], moment, each).argmax() == meant)
        for moment, each, meant in zip(seen.moments, cards, seen.meant, strict=True)
    ]


def test_no_more_deals_are_dealt_than_are_asked_for() -> None:
    """Each has a card to choose for points or another aim, and one of these alone counts."""
    numbers = iter(range(1000))
    few = choices(RULES, numbers, 2, for_points=False)
    assert len(few.meant) and next(numbers) < 999


def marks_of(weights: Numbers, moment: Facts | Numbers, cards: Facts | Numbers) -> Numbers:
    """The mark of each card, as plainly as can be."""
    lanes, rest = list[Numbers](), weights[:-WORDS]
    for _ in range(4):
        lanes.append((rest & 0xFFFF ^ 0x8000) - 0x8000)
        rest = rest - lanes[-1] >> 16
    by_fact = np.stack(lanes, axis=2).reshape(len(rest), -1)
    units = moment @ by_fact[:MOMENT] + by_fact[MOMENT] + cards @ by_fact[MOMENT + 1 :]
    marks: Numbers = np.maximum(units, 0) @ weights[-WORDS:].ravel()
    return marks


@pytest.mark.parametrize("form", ["slovenian4", "lombardia4", "krolami4", "romanian3"])
def test_kernel_agrees_with_numpy(form: str) -> None:
    """By player: the chance of all that they play in a deal, if they are careful."""
    steps = [step for step in house_deal(rules_of(form), 1).steps if isinstance(step.action, Play)]
    deal, wanted = steps[0].deal, np.zeros(PLACES)
    weights = Weights(*(20 * table for table in begun()))
    every = [choice_of(step.deal, step.action) for step in steps if isinstance(step.action, Play)]
    most = most_of(joined(every))
    for step, choice in zip(steps, every, strict=True):
        if len(choice.cards) > 1:
            marks = np.exp(gone_through(weights, most, joined([choice]))[1] / AS_TRAINED[0])
            share = marks[choice.meant] / marks.sum()
            likely = SLIPS[0] / len(choice.cards) + (1 - SLIPS[0]) * share
            wanted[deal.order.index(step.player)] += np.log(likely)
    number, row = numbers(deal.rules.pack), row_of(deal)
    line = [number[step.action.card] for step in steps if isinstance(step.action, Play)]
    logs, policy = np.zeros((1, FOUND), np.int64), np.array([packed(weights, most)] * 2)
    lacks, work = np.zeros((1, LACKS), np.int64), np.zeros(WORK, np.int64)
    state = state_of(deal, row)[None]
    score_lines(row[None], state, lacks, np.array(line), -1, logs, policy, work)
    careful = logs.reshape(PLACES, WAYS)[:, 0] / MILLION
    assert careful == pytest.approx(wanted, rel=0.01)
    assert careful[: deal.rules.players].max() < 0


def test_marks_may_be_below_0() -> None:
    """Each weight that is packed comes out as it was."""
    weights, chance = begun(), np.random.default_rng(5)
    moment, cards = chance.integers(0, 3, MOMENT), chance.integers(0, 3, (40, CARD))
    every = Choices(
        moment[None].astype(np.int8), cards.astype(np.int8), np.array([40]), np.array([0])
    )
    most = most_of(every)
    log_chances = gone_through(weights, most, every)[1]
    marks = marks_of(packed(weights, most), moment, cards) / 512**2
    assert marks.min() < 0
    for card, other in pairwise(range(40)):
        apart = log_chances[card] - log_chances[other]
        assert marks[card] - marks[other] == pytest.approx(apart, abs=0.05)


def test_policy_is_made_from_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("train.__main__.UNSEEN", 2)
    few = ["--deals", "30", "--rounds", "1", "--into", str(tmp_path)]
    for form in ("slovenian4", "lombardia4"):
        assert main([form, *few]) == 0
        policy = load_policy(tmp_path / f"{form}.npz")
        assert policy is not None and policy.shape == (2, WEIGHTS, WORDS)
        assert policy[0].any() and policy[1].any() == (form == "slovenian4")
        assert "round 1: " in capsys.readouterr().out
    assert load_policy(tmp_path / "other.npz") is None


def test_game_with_straw_men_has_no_policy(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["strohmann2"])
    assert "strohmann2 is none of" in capsys.readouterr().err
    assert policy_of(rules_of("strohmann2")) is None
