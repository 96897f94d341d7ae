"""The knowledge of every game, loaded when asked."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from clocksmith.bots.knowledge.knowledge import Knowledge, Scores
from clocksmith.core.game import Game
from clocksmith.games import OURS

KnowledgeOf = Callable[[Game[Any]], Knowledge[Any]]  # where a bot gets its knowledge of a game
PACKAGE: Final = "clocksmith.bots.knowledge"


def knowledge_of(game: Game[Any]) -> Knowledge[Any]:
    """Return what is known about *game*; of a game without a module for it, the scores alone.

    A game from outside brings its knowledge as ``KNOWLEDGE`` in the module
    ``knowledge`` of its package.
    """
    module = f"{PACKAGE}.{game.name}" if game.name in OURS else f"{game.package()}.knowledge"
    if not _is_there(module):
        return Scores(game)
    knowledge = import_module(module).KNOWLEDGE
    assert isinstance(knowledge, Knowledge)
    return knowledge


def words_package(game: Game[Any]) -> str:
    """Return the package whose words name the parts of an account: ``account-points`` and so on."""
    return f"{PACKAGE}.{game.name}" if game.name in OURS else game.package()


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # what should hold it is no package
        return False
