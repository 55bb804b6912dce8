"""A deal as an environment of PettingZoo's (AEC): ``pip install '.[environment]'``.

    from players.environment import TarokEnvironment
    environment = TarokEnvironment("slovenian4")

One episode is one deal, the first of a match, by the default rules. An observation has a vector
(``players.observation``) and a mask of the legal moves (``players.numbering``), and comes from the
View of its seat alone. Rewards are the game points of the deal, at its end.
"""

from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from engine import Action, Cards, Deal, act, observe, open_deal, rules_of
from players.numbering import Numbering
from players.observation import Observing

Observation: TypeAlias = dict[str, NDArray[np.int8]]


class TarokEnvironment(AECEnv[str, Observation, int | None]):
    """A table of one form, such as ``slovenian4``: all are named in ``engine.FORMS``.

    ``names[number]`` is the code of an action, ``layout`` says what is where in the vector. A
    player who lays cards away does so one by one, and stays on turn meanwhile.
    """

    metadata = {"name": "tarok_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, form: str = "slovenian4", render_mode: str | None = None) -> None:
        """Raises BadOption, a ValueError, if there is no such form."""
        super().__init__()
        self.render_mode = render_mode
        self._rules = rules_of(form)
        self._numbering, self._observing = Numbering(self._rules), Observing(self._rules)
        self.names, self.layout = self._numbering.names, self._observing.layout
        self.possible_agents = [f"player_{player}" for player in range(self._rules.players)]
        moves, length = len(self.names), self._observing.length
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(moves) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {
                    "observation": Box(0, len(self._rules.pack.codes), (length,), np.int8),
                    "action_mask": Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance = Random()
        self._laid: Cards = 0

    def action_space(self, agent: str) -> Space[Any]:
        """All moves, legal or not."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Space[Any]:
        """The vector and the mask."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; a seed gives the same cards again. There are no options."""
        del options
        if seed is not None:
            self._chance = Random(seed)
        self._deal = self._dealt()
        while self._deal.over:  # a hand made it void
            self._deal = self._dealt()
        self._laid = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """The vector and the mask of a seat; nothing is legal for one that is not on turn."""
        view = observe(self._deal, self.possible_agents.index(agent))
        on_turn = self._deal.turn == view.viewer
        laid = self._laid if on_turn else 0
        mask = np.zeros(len(self.names), np.int8)
        mask[self._numbering.legal(view, laid) if on_turn else []] = 1
        return {"observation": self._observing(view, laid), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make a move of the agent on turn. Raises ValueError for one that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._move(action)
        if self._deal.over:
            scores = self._rules.settle(self._deal).scores
            self.rewards = dict(zip(self.agents, map(float, scores), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The deal as a bystander sees it, in text."""
        return str(observe(self._deal, None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _dealt(self) -> Deal:
        deck = self._rules.pack.shuffled(self._chance)
        return open_deal(self._rules, deck, self._chance.randrange(self._rules.players))

    def _move(self, action: int | None) -> None:
        """Make a move, or note a card that is to be laid away with others."""
        player = self._deal.turn
        assert player is not None
        view = observe(self._deal, player)
        if action is None or action not in self._numbering.legal(view, self._laid):
            raise ValueError(f"{action} is no legal move of {self.agent_selection}: see its mask")
        chosen = self._numbering.chosen(view, self._laid, int(action))
        if isinstance(chosen, Action):
            self._deal, self._laid = act(self._deal, player, chosen), 0
        else:
            self._laid = chosen

    def _select(self) -> None:
        """The agent on turn; at the end the first, for each has a last step."""
        player = self._deal.turn
        self.agent_selection = self.agents[0 if player is None else player]
