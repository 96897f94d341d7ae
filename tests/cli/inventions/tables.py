"""Positions of Inventions that tests of the command line look at."""

import random

from clocksmith.cli.phrases import Phrases
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.core.event import Silence
from clocksmith.core.words import Words
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.driver import Chooser


def locale(language: str = "en") -> Locale:
    """Return what can be said in a language."""
    return Locale(Words(GAME, language), Phrases("inventions", language))


def played(seats: int, answers: int) -> Inventions:
    """Return a position after so many answers of a random game, always the same."""
    luck = random.Random(seats)
    chooser = Chooser(luck)
    state = GAME.start(seats)
    for _ in range(answers):
        if GAME.decision(state) is None:
            break
        GAME.apply(state, chooser.choose(GAME.legal(state)), Silence())
    return state
