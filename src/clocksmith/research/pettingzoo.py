"""A game as an environment of PettingZoo: one agent for each seat, asked one after the other."""

import random
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pettingzoo
from pettingzoo.utils import wrappers

from clocksmith.core.game import Game
from clocksmith.core.seat import OPEN, Seat
from clocksmith.research.episode import Episode
from clocksmith.research.learning import LearningGame
from clocksmith.research.rendering import RENDERING, check_mode, rendered
from clocksmith.research.spaces import actions_space, masked_space

ILLEGAL: Final = -1.0  # what an illegal action brings, with the end of the game

Observation = dict[str, Any]  # "observation" and "action_mask"


def env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """Return the environment with the usual wrappers: an illegal action ends the game.

    Rewards come at the end: 1 for a win, a part of it for a shared first place.
    """
    bare = raw_env(game, seats, options, render_mode)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def raw_env(
    game: str | Game[Any],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> "GameAEC":
    """Return the environment bare: an illegal action is an IllegalActionError."""
    return GameAEC(LearningGame(game, seats, options), render_mode)


class GameAEC(pettingzoo.AECEnv[str, Observation, int]):
    """One game after the other, each from the next seed.

    An observation holds what the seat may know and which actions are legal;
    none for an agent that is not asked. Their numbers are in ``info["legal"]`` of the one that is.
    """

    def __init__(self, of: LearningGame, render_mode: str | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.of = of
        self.metadata = {
            **RENDERING,
            "name": f"clocksmith_{of.game.name}",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(of.seats)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.observation_spaces = {agent: masked_space(of) for agent in self.possible_agents}
        self.action_spaces = {agent: actions_space(of) for agent in self.possible_agents}
        self._seeds = random.Random()
        self.episode: Episode

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent sees, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed gives the same games again."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.episode = Episode(self.of, self._seeds.getrandbits(63))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and its legal actions."""
        seat = Seat(self.possible_agents.index(agent))
        asked = seat == self.episode.seat
        mask = self.episode.mask() if asked else np.zeros(self.of.actions, np.int8)
        return {"observation": self.episode.features(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the agent that is asked; after the end, None takes agents away."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "who is asked has to answer"
        self.episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.is_over:
            self.rewards = dict(zip(self.possible_agents, self.episode.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.infos[agent] = {}
            self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Let the agent whose turn it is answer next; its legal actions are in its info."""
        self.agent_selection = asked = self.possible_agents[self.episode.seat]
        self.infos[asked] = {"legal": self.episode.legal_numbers()}

    def render(self) -> str | None:
        """Return what the seat that is asked sees, or the end, as the render mode says."""
        episode = self.episode
        viewer = OPEN if episode.is_over else episode.seat
        return rendered(self.of, episode.state, viewer, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resources are held."""
