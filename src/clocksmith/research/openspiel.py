"""Games as games of OpenSpiel: chance is a player, observations are tensors.

Importing this module registers every game, ``clocksmith_khronos`` and so on, for
``pyspiel.load_game("clocksmith_khronos(players=3)")``; :func:`load` takes options as well.
"""

from collections.abc import Mapping
from typing import Any, Final, Self

import numpy as np
import pyspiel

from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.games import GAMES
from clocksmith.research.episode import numbers_in
from clocksmith.research.learning import LearningGame

LONGEST: Final = 5_000  # answers in a game; no game comes near it
SEPARATOR: Final = ";"  # between options: OpenSpiel keeps the comma for itself


def load(name: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Any:
    """Return a game by its name, as OpenSpiel plays it."""
    of = LearningGame(name, seats, options)
    chosen = SEPARATOR.join(of.game.options.unusual(of.choices))
    return pyspiel.load_game(f"clocksmith_{name}", {"players": of.seats, "options": chosen})


class SpielGame(pyspiel.Game):
    """A game with its seats and options; each game has a class of its own."""

    rules: Game[Any]
    kind: Any  # as OpenSpiel describes it

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        values = dict(parameters or {})
        words = [word for word in values.get("options", "").split(SEPARATOR) if word]
        options = dict(self.rules.options.parse(words).pairs)
        self.of = LearningGame(self.rules, values.get("players"), options)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.of.actions,
            max_chance_outcomes=self.of.actions,
            num_players=self.of.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, values)

    def new_initial_state(self) -> "SpielState":
        """Return the first position."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return the observer of a seat's present information; nothing else is observed."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or asked.perfect_recall or not asked.public_info or not own:
            raise ValueError("what a seat may know now is observed, and nothing else")
        return SpielObserver(self.of)


class SpielPosition:
    """What a state of OpenSpiel holds: copied with it, while the rules are shared."""

    def __init__(self, of: LearningGame, state: Any) -> None:
        self.of = of
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return type(self)(self.of, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_position, (self.of.plain(), self.of.game.write(self.state))


def _read_position(of: dict[str, Any], text: str) -> SpielPosition:
    """Return a position that OpenSpiel has kept: rules and positions have texts of their own."""
    game = LearningGame.from_plain(of)
    return SpielPosition(game, game.game.read(text))


class SpielState(pyspiel.State):
    """A position: seats and chance answer by the numbers of actions."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = SpielPosition(game.of, game.of.game.start(game.of.seats, game.of.choices))

    def current_player(self) -> int:
        """Return who is asked."""
        decision = self.held.of.game.decision(self.held.state)
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        is_chance = isinstance(decision, Chance)
        return int(pyspiel.PlayerId.CHANCE) if is_chance else int(decision.seat)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.held.of.game.decision(self.held.state) is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may answer, with how likely each is."""
        decision = self.held.of.game.decision(self.held.state)
        assert isinstance(decision, Chance), "chance is asked"
        weights = decision.weights(self.held.state)
        whole = sum(weights)
        indices = decision.legal(self.held.state).indices()
        return [(index, w / whole) for index, w in zip(indices, weights, strict=True) if w]

    def returns(self) -> list[float]:
        """Return what each seat has won: shares of 1 when it is over, nothing before."""
        outcome = self.held.of.game.outcome(self.held.state)
        return [0.0] * self.held.of.seats if outcome is None else outcome.shares()

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.of.game.legal(self.held.state).indices()

    def _apply_action(self, action: int) -> None:
        game = self.held.of.game
        game.apply(self.held.state, game.actions.actions[action], Silence())

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.of.game.actions.actions[action].text

    def __str__(self) -> str:
        return self.held.of.game.write(self.held.state)


class SpielObserver:
    """What a seat may know now, as a tensor and as a text; what it knew before is not kept."""

    def __init__(self, of: LearningGame) -> None:
        self.tensor = np.zeros(of.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Tell what *player* may know of a position."""
        self.tensor.fill(0)
        state.held.of.layout.fill(numbers_in(self.tensor), state.held.state, Seat(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what *player* may know of a position, in words."""
        return repr(state.held.of.layout.view(state.held.state, Seat(player)))


def register(game: Game[Any]) -> None:
    """Let OpenSpiel know a game by ``clocksmith_NAME``."""
    kind = pyspiel.GameType(
        short_name=f"clocksmith_{game.name}",
        long_name=f"Clocksmith {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": ""},
    )
    # A class, since OpenSpiel lets go of what it knows only after Python has ended: a function
    # would then be taken apart by nobody.
    made = type(f"{game.name.capitalize()}SpielGame", (SpielGame,), {"rules": game, "kind": kind})
    pyspiel.register_game(kind, made)


for each in GAMES.values():
    register(each)
