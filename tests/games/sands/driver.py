"""Random games of The Sands of Time that get somewhere: wars, buildings, advances, chronicles."""

import random

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.legal import Legal
from clocksmith.core.options import Choices
from clocksmith.games.sands.model.events import (
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
BONUS = ("oppress", "support", "tax")
# How much more often a lively chooser takes some kinds of actions.
WEIGHTS = {"advance": 9, "record": 4, "annex": 9, "build": 4, "attack": 2, "lower": 9}
# Cards that each way of playing likes to choose, and the heritage it raises.
STYLES = {
    "any": ("advance", "build", "conquest", "govern", "chronicle", "civil", "cultural"),
    "scholar": ("advance", "govern", "cultural", "caravan1", "caravan2", "migrate"),
    "builder": ("build", "govern", "civil", "muster", "tribute", "raid"),
    "marshal": ("muster", "political", "raid", "conquest", "advance", "migrate"),
    "conqueror": ("conquest", "migrate", "chronicle", "political", "govern", "raid"),
}


def choices_for(number: int) -> tuple[int, Choices]:
    """Return seats and options of the game *number*: in time every seat count and switch."""
    strict = "yes" if number // 4 & 1 else "no"
    return 2 + number % 4, OPTIONS.choose({"strict-bonus": strict})


class Chooser:
    """Chooses actions of one random game.

    A lively chooser takes one of the kinds of action first, so that rare ones
    come up, seldom stops before it must, and plays in one of several styles.
    It takes a bonus action when that lets it do what it has begun.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._lively = rng.random() < 0.88
        self._style = rng.choice(("any", "scholar", "scholar", "builder", "conqueror", "marshal"))
        self._track = rng.choice(("civil", "political", "cultural"))
        if self._style in ("conqueror", "marshal"):
            self._track = "political"
        self._last = ""

    def choose(self, legal: Legal) -> Action:
        """Return one of the legal actions."""
        if not self._lively or len(legal) < 2:
            return legal[self._rng.randrange(len(legal))]
        families: dict[str, list[Action]] = {}
        for action in legal:
            families.setdefault(action.text.split()[0], []).append(action)
        chosen = self._special(families) or self._usual(families)
        self._last = chosen.text
        return chosen

    def _special(self, families: dict[str, list[Action]]) -> Action | None:
        """Return what the style asks for, if it asks for anything here."""
        if self._rng.random() < 0.15:
            return None
        if "choose" in families:
            return self._cards(families["choose"])
        if "raise" in families:
            return self._on_track(families["raise"])
        if "record" in families:
            return self._rng.choice(families["record"][:6])
        if self._last == "use advance" and "advance" not in families:
            return self._on_track(families.get("support", []))
        if self._last == "use build" and "build" not in families and "oppress" in families:
            return self._rng.choice(families["oppress"])
        return None

    def _cards(self, pairs: list[Action]) -> Action | None:
        """Return two cards that the style likes, or one."""
        liked = STYLES[self._style]
        words = [(action, action.text.split()[1:]) for action in pairs]
        for wanted in (2, 1):
            found = [a for a, names in words if len([n for n in names if n in liked]) == wanted]
            if found:
                return self._rng.choice(found)
        return None

    def _on_track(self, actions: list[Action]) -> Action | None:
        found = [action for action in actions if action.text.endswith(self._track)]
        return found[0] if found else None

    def _usual(self, families: dict[str, list[Action]]) -> Action:
        """Return an action of some kind, rarely one that stops, rarely one that costs unrest."""
        idle = (*LAZY, *BONUS)
        busy = {name: found for name, found in families.items() if name not in idle}
        if "move" in busy and self._rng.random() < 0.25:
            busy = {}
        if busy and self._rng.random() < 0.95:
            families = busy
        elif self._rng.random() < 0.8:
            plain = {name: found for name, found in families.items() if name not in BONUS}
            families = plain or families
        names = sorted(families)
        weights = [WEIGHTS.get(name, 1) for name in names]
        return self._rng.choice(families[self._rng.choices(names, weights)[0]])
