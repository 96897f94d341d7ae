"""A game as learners meet it: which one, with how many seats, and how large everything is."""

from collections.abc import Mapping
from typing import Any, Self

from clocksmith.core.game import Game
from clocksmith.games import GAMES
from clocksmith.games.rules import Rules, game_of, rules_of


class LearningGame:
    """One game with its seats and options: what learners see of it always has the same size.

    *game* is a name, or a game that was made with a box of its own; without *seats* it is
    played by as few as it can be.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game: Game[Any] = _game_named(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        if self.seats not in self.game.seats:
            fewest, most = self.game.seats[0], self.game.seats[-1]
            raise ValueError(f"{self.game.name} has {fewest} to {most} seats, not {seats}")
        self.choices = self.game.options.choose(dict(options or {}))
        self.layout = self.game.layout(self.seats)
        self.features = self.layout.size  # how many numbers tell of a position
        self.actions = len(self.game.actions)  # how many there are, legal or not

    def __reduce__(self) -> tuple[Any, ...]:
        return LearningGame, (self.game, self.seats, dict(self.choices.pairs))

    def feature_names(self) -> list[str]:
        """Return the name of each number."""
        return self.layout.names()

    def plain(self) -> dict[str, Any]:
        """Return it ready for JSON, for another process."""
        rules = rules_of(self.game).plain()
        return {"rules": rules, "seats": self.seats, "options": dict(self.choices.pairs)}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return what :meth:`plain` wrote."""
        game = game_of(Rules.from_plain(plain["rules"]))
        return cls(game, plain["seats"], plain["options"])


def _game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise ValueError(f"the game must be one of {', '.join(GAMES)}, not {name[:40]!r}")
    return GAMES[name]
