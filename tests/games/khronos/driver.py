"""Random games of Khronos that get somewhere: crowded boards, all kinds of actions."""

import random

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.legal import Legal
from clocksmith.core.options import Choices, OptionList
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.actions import Build, Demolish, Populate, Restore, Upgrade
from clocksmith.games.khronos.model.content import GRID
from clocksmith.games.khronos.model.events import Discarded, Played

EDITIONS = ("second", "first", "english")
# They make hidden cards known; cards are played unasked where there is one way to pay.
REVEALING: tuple[type[Event], ...] = (Discarded, Played)
SWITCHES = ("holdem", "open-money", "lost-tiles", "new-start")


def choices_for(number: int, options: OptionList = GAME.options) -> tuple[int, Choices]:
    """Return seats and options of the game *number*: in time every seat count, edition, switch."""
    wanted = {"edition": EDITIONS[number // 4 % 3]}
    for place, switch in enumerate(SWITCHES):
        wanted[switch] = "yes" if number // 12 >> place & 1 else "no"
    if "surcharge" in [option.key for option in options.options]:
        wanted["surcharge"] = "higher" if number % 3 == 1 else "both"
        wanted["hamlet-cubes"] = "summary" if number % 5 < 2 else "edition"
    return 2 + number % 4, options.choose(wanted)


class Chooser:
    """Chooses actions of one random game.

    A lively chooser takes one of the kinds of action first, so that rare ones
    come up, and builds in one corner of the land, so that domains meet.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._lively = rng.random() < 0.8
        self._left = rng.randrange(GRID.width - 6)
        self._top = rng.randrange(GRID.height - 7)

    def choose(self, legal: Legal) -> Action:
        """Return one of the legal actions."""
        if not self._lively or len(legal) < 2:
            return legal[self._rng.randrange(len(legal))]
        families: dict[str, list[Action]] = {}
        for action in legal:
            if self._is_near(action):
                families.setdefault(self._family(action), []).append(action)
        if len(families) > 1 and self._rng.random() < 0.9:
            families.pop("end", None)
        large = [name for name in families if name.startswith("upgrade")]
        if large and self._rng.random() < 0.4:
            return self._rng.choice(families[self._rng.choice(large)])
        return self._rng.choice(families[self._rng.choice(sorted(families))])

    def _is_near(self, action: Action) -> bool:
        if not isinstance(action, (Build, Upgrade, Demolish, Populate, Restore)):
            return True
        x, y = action.cell % GRID.width, action.cell // GRID.width
        return 0 <= x - self._left < 6 and 0 <= y - self._top < 7

    def _family(self, action: Action) -> str:
        words = action.text.split()
        return " ".join(words[:2]) if words[0] in ("build", "upgrade", "travel") else words[0]
