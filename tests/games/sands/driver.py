"""Random games of The Sands of Time that get somewhere: wars, buildings, advances, chronicles."""

import random

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.legal import Legal
from clocksmith.core.options import Choices
from clocksmith.games.sands.events import (
    AdvanceLaid,
    CardRevealed,
    ChronicleRevealed,
    DiceRevealed,
)
from clocksmith.games.sands.options import OPTIONS

# They make known what was hidden; a scored chronicle card follows its revealing.
REVEALING: tuple[type[Event], ...] = (
    AdvanceLaid,
    CardRevealed,
    ChronicleRevealed,
    DiceRevealed,
)

LAZY = ("done", "end")
# How much more often a lively chooser takes some kinds of actions.
WEIGHTS = {"advance": 6, "record": 4, "annex": 6, "build": 4, "attack": 2, "lower": 3, "raise": 1}
GOOD_CARDS = ("advance", "build", "conquest", "govern", "chronicle", "civil", "cultural")


def choices_for(number: int) -> tuple[int, Choices]:
    """Return seats and options of the game *number*: in time every seat count and switch."""
    strict = "yes" if number // 4 & 1 else "no"
    return 2 + number % 4, OPTIONS.choose({"strict-bonus": strict})


class Chooser:
    """Chooses actions of one random game.

    A lively chooser takes one of the kinds of action first, so that rare ones
    come up, seldom stops before it must, and prefers what lasts. One in ten
    sticks to the politics of the sword, one to those of the caravan.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._lively = rng.random() < 0.85
        self._taste = rng.choice(("", "", "raid", "migrate", "conquest", "advance", "muster"))
        self._track = rng.choice(("civil", "political", "cultural"))

    def choose(self, legal: Legal) -> Action:
        """Return one of the legal actions."""
        if not self._lively or len(legal) < 2:
            return legal[self._rng.randrange(len(legal))]
        families: dict[str, list[Action]] = {}
        for action in legal:
            families.setdefault(action.text.split()[0], []).append(action)
        if "choose" in families:
            return self._choose_cards(families["choose"])
        if "raise" in families and self._rng.random() < 0.8:
            return next(a for a in families["raise"] if a.text.endswith(self._track))
        busy = {name: found for name, found in families.items() if name not in LAZY}
        if "move" in busy and self._rng.random() < 0.3:
            busy = {}
        if busy and self._rng.random() < 0.93:
            families = busy
        if self._rng.random() < 0.7:  # bonus actions cost unrest
            plain = {n: f for n, f in families.items() if n not in ("oppress", "support", "tax")}
            families = plain or families
        names = sorted(families)
        weights = [WEIGHTS.get(name, 1) for name in names]
        return self._rng.choice(families[self._rng.choices(names, weights)[0]])

    def _choose_cards(self, pairs: list[Action]) -> Action:
        """Return a pair of cards, one of them to the chooser's taste."""
        wanted = self._taste if self._rng.random() < 0.5 else self._rng.choice(GOOD_CARDS)
        liked = [action for action in pairs if wanted in action.text]
        return self._rng.choice(liked or pairs)
