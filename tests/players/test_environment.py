"""The environment of PettingZoo's, by its own tests, for all forms."""

from collections.abc import MutableSequence
from functools import partial
from random import Random
from typing import Any

import pytest

from engine import FORMS, Cards, Rules, open_deal, rules_of

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

from players.environment import TarokEnvironment

forms = pytest.mark.parametrize("form", FORMS)


def play(environment: TarokEnvironment, seed: int) -> dict[str, float]:
    """Play an episode at random; the rewards of each agent, summed up."""
    chance, rewards = Random(seed), dict[str, float]()
    environment.reset(seed)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if over else int(chance.choice(legal)))
    return rewards


@forms
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_environment_passes_the_api_test(form: str) -> None:
    """The warnings are about every observation that has a mask, but for PettingZoo's own."""
    api_test(TarokEnvironment(form), num_cycles=300)


@forms
def test_environment_passes_the_seed_test(form: str) -> None:
    seed_test(partial(TarokEnvironment, form), num_cycles=100)


@forms
def test_rewards_are_the_scores_of_the_deal(form: str) -> None:
    environment = TarokEnvironment(form, render_mode="ansi")
    for seed in range(3):
        rewards = play(environment, seed)
        scores = (environment.render() or "").rpartition("score: ")[2].split()
        assert [rewards[f"player_{seat}"] for seat in range(len(rewards))] == [*map(int, scores)]


def test_unknown_form_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(ValueError, match="there is no form tarok4: slovenian4, slovenian3, "):
        TarokEnvironment("tarok4")


def test_illegal_move_is_refused_with_a_sentence() -> None:
    environment = TarokEnvironment("slovenian4")
    environment.reset(1)
    with pytest.raises(ValueError, match="is no legal move of player_"):
        environment.step(environment.names.index("play:T1"))


def test_observation_of_an_agent_out_of_turn_allows_nothing() -> None:
    environment = TarokEnvironment("slovenian5")
    environment.reset(1)
    for agent in environment.agents:
        mask = environment.observe(agent)["action_mask"]
        assert mask.any() == (agent == environment.agent_selection)


def deck_without_trumps_in_a_hand(rules: Rules) -> list[Cards]:
    """A deck that gives one player no trump, whoever deals."""
    whole = rules.pack.deck(rules.pack.codes)
    hand = rules.share(whole, 0).hands[1]
    plain = [card for card in whole if not card & rules.pack.trumps]
    others = [card for card in whole if card & rules.pack.trumps]
    others += [plain.pop() for _ in range(len(plain) - hand.bit_count())]
    return [plain.pop() if card & hand else others.pop() for card in whole]


class Stacked(Random):
    """Chance that makes a deck first, and shuffles from then on."""

    first: list[Cards] | None = None

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Shuffle, but for the first time."""
        if self.first is None:
            super().shuffle(x)
        else:
            x[:], self.first = self.first, None


def test_void_deal_is_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand without trumps ends the deal before it begins."""
    rules, chance = rules_of("slovenian4"), Stacked(1)
    chance.first = deck_without_trumps_in_a_hand(rules)
    assert open_deal(rules, tuple(chance.first), 0).over
    environment = TarokEnvironment("slovenian4")
    monkeypatch.setattr(environment, "_chance", chance)
    environment.reset()
    assert environment.observe(environment.agent_selection)["action_mask"].any()
    assert chance.first is None
