"""A game as an environment of Gymnasium: one seat learns, bots play the others.

Importing this module registers every game of ours, ``clocksmith/Khronos-v0`` and so on, for
``gymnasium.make("clocksmith/Khronos-v0", seats=3)``. ``gymnasium.make`` imports it by itself for
``"clocksmith.research.gymnasium:clocksmith/Khronos-v0"``.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.envs.registration import register

from clocksmith.bots.bot import Budget
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.games import OURS
from clocksmith.research.episode import Episode, Features, IllegalActionError, Mask
from clocksmith.research.learning import LearningGame
from clocksmith.research.opponents import BotMaker, Opponent, seated
from clocksmith.research.rendering import RENDERING, check_mode, rendered
from clocksmith.research.spaces import actions_space, features_space

ILLEGAL: Final = -1.0  # what an illegal action brings, with the end of the game
SEEDS: Final = 2**62

Info = dict[str, Any]


def env(
    game: str | Game[Any],
    seats: int | None = None,
    opponents: Sequence[BotMaker] = ("uniform",),
    seat: int | None = None,
    budget: Budget | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> "GameEnv":
    """Return the environment of one seat, or of a different seat in each game.

    *opponents* are bots or levels by name, or functions that make a bot from a seed: one for each
    other seat, in their order around the table after the learner, or a single one for all of them.
    Without a *budget* levels have their own, and bots answer as quickly as they can. ``render``
    returns a picture or a text, if *render_mode* is ``svg`` or ``ansi``.
    """
    return GameEnv(LearningGame(game, seats, options), opponents, seat, budget, render_mode)


class GameEnv(gymnasium.Env[Features, np.int64]):
    """One game after the other, each from the next seed.

    What is observed is what the seat may know; legal actions are in
    ``info["action_mask"]``, their numbers in ``info["legal"]``. The reward comes at the end: 1 for
    a win, a part of it for a shared one, and -1 for an illegal action, which ends the game.
    """

    def __init__(
        self,
        of: LearningGame,
        opponents: Sequence[BotMaker],
        seat: int | None,
        budget: Budget | None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        if seat is not None and not 0 <= seat < of.seats:
            raise ValueError(f"the seat must be from 0 to {of.seats - 1}, not {seat}")
        self.of = of
        self.metadata = RENDERING
        self.render_mode = render_mode
        self.observation_space = features_space(of)
        self.action_space = actions_space(of)
        self.episode: Episode
        self.seat = Seat(0)
        self._makers = seated(opponents, of.seats - 1)
        self._fixed = seat
        self._budget = budget
        self._opponents: dict[Seat, Opponent] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Features, Info]:
        """Begin a new game, and let the others play until the learner is asked."""
        super().reset(seed=seed)
        seats = self.of.seats
        drawn = int(self.np_random.integers(seats))
        self.seat = Seat(drawn if self._fixed is None else self._fixed)
        luck = int(self.np_random.integers(SEEDS))
        self._opponents = {}
        for place, maker in enumerate(self._makers, start=1):
            other = Seat((self.seat + place) % seats)
            self._opponents[other] = Opponent(maker, other, luck, self._budget)
        self.episode = Episode(self.of, luck)
        self._answer_others()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Features, float, bool, bool, Info]:
        """Play an action of the learner, and let the others play until it is asked again."""
        try:
            self.episode.step(int(action))
        except IllegalActionError:
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self._answer_others()
        share = self.episode.shares()[self.seat]
        return self._seen(), share, self.episode.is_over, False, self._info()

    def render(self) -> Any:
        """Return the position as a picture or a text, as the render mode says."""
        return rendered(self.of, self.episode.state, self.seat, self.render_mode)

    def action_masks(self) -> Mask:
        """Return the legal actions, under the name that learners with masks ask for."""
        return self.episode.mask()

    def _answer_others(self) -> None:
        episode = self.episode
        while not episode.is_over and episode.seat != self.seat:
            episode.step(self._opponents[episode.seat].answer(episode))

    def _seen(self) -> Features:
        return self.episode.features(self.seat)

    def _info(self) -> Info:
        episode = self.episode
        return {
            "action_mask": episode.mask(),
            "legal": episode.legal_numbers(),
            "seat": int(self.seat),
        }


for name in OURS:
    register(
        id=f"clocksmith/{name.capitalize()}-v0",
        entry_point=f"{__name__}:env",
        kwargs={"game": name},
    )
