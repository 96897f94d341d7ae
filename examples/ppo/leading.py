"""What the learner is paid: every point by which its lead has grown, not the win alone."""

from typing import Any, Final

import gymnasium

from clocksmith.research.gymnasium import GameEnv

POINTS: Final = 10.0  # of lead for a reward of 1


class Leading(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The environment as it is, with rewards all along; ``info["won"]`` tells the win at the end.

    A game has a hundred answers and one win: which of them were good shows much sooner in points.
    """

    def __init__(self, table: GameEnv) -> None:
        super().__init__(table)
        self.table = table
        self._lead = 0

    def reset(self, **named: Any) -> tuple[Any, dict[str, Any]]:
        """Begin a new game."""
        seen = super().reset(**named)
        self._lead = self._points_ahead()
        return seen

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, and pay for what became of the lead until the learner is asked again."""
        seen, won, over, cut, info = super().step(action)
        before, self._lead = self._lead, self._points_ahead()
        told = {**info, "won": won} if over else info
        return seen, (self._lead - before) / POINTS, over, cut, told

    def action_masks(self) -> Any:
        """Return the legal actions."""
        return self.table.action_masks()

    def _points_ahead(self) -> int:
        scores = self.table.of.game.scores(self.table.episode.state)
        own = scores.pop(self.table.seat)
        return own - max(scores)
