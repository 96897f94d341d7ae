"""Random games of Inventions that get somewhere: ideas are invented and shared, chains are long."""

import random

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.legal import Legal
from clocksmith.core.options import Choices
from clocksmith.games.inventions.model.events import GoalShown
from clocksmith.games.inventions.options import OPTIONS

REVEALING: tuple[type[Event], ...] = (GoalShown,)  # it makes hidden goals known
SWITCHES = ("forum-influence", "insist")
IDLE = ("pass", "skip", "stop", "done")  # answers that leave something undone


def choices_for(number: int) -> tuple[int, Choices]:
    """Return seats and options of the game *number*: in time every seat count and switch."""
    wanted = {s: "yes" if number // 3 >> place & 1 else "no" for place, s in enumerate(SWITCHES)}
    return 2 + number % 3, OPTIONS.choose(wanted)


class Chooser:
    """Chooses actions of one random game.

    A lively chooser seldom declines, and takes one of the kinds of action
    first, so that rare ones come up; a hasty one prefers to present, so that
    the pile runs out.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._lively = rng.random() < 0.7
        self._hasty = rng.random() < 0.2

    def choose(self, legal: Legal) -> Action:
        """Return one of the legal actions."""
        if not self._lively or len(legal) < 2:
            return legal[self._rng.randrange(len(legal))]
        families: dict[str, list[Action]] = {}
        for action in legal:
            families.setdefault(self._family(action), []).append(action)
        if len(families) > 1 and self._rng.random() < 0.9:
            for idle in IDLE:
                if len(families) > 1:
                    families.pop(idle, None)
        if self._hasty and "present" in families and self._rng.random() < 0.8:
            return self._rng.choice(families["present"])
        return self._rng.choice(families[self._rng.choice(sorted(families))])

    def _family(self, action: Action) -> str:
        words = action.text.split()
        return words[1] if words[0] == "pillar" else words[0]
