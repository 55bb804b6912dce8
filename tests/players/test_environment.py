"""The environment of PettingZoo's, by its own tests, for all forms."""

from functools import partial
from random import Random

import pytest

from engine import FORMS, open_deal, rules_of

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


def test_void_deal_is_dealt_anew() -> None:
    """Some hands of three players have no trump, and end the deal before it begins."""
    environment, rules, voids = TarokEnvironment("slovenian3"), rules_of("slovenian3"), 0
    for seed in range(300):
        chance = Random(seed)
        deck = rules.pack.shuffled(chance)
        if open_deal(rules, deck, chance.randrange(3)).over:
            environment.reset(seed)
            assert environment.observe(environment.agent_selection)["action_mask"].any()
            voids += 1
    assert voids
