"""The knowledge of every game, loaded when asked."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from clocksmith.bots.knowledge.knowledge import Knowledge, Scores
from clocksmith.core.game import Game

PACKAGE: Final = "clocksmith.bots.knowledge"


def knowledge_of(game: Game[Any]) -> Knowledge[Any]:
    """Return what is known about *game*; of a game without a module, the scores alone."""
    module = f"{PACKAGE}.{game.name}"
    if find_spec(module) is None:
        return Scores(game)
    knowledge = import_module(module).KNOWLEDGE
    assert isinstance(knowledge, Knowledge)
    return knowledge
