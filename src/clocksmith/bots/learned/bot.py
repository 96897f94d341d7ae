"""A bot that looks ahead, with forecasts that were learned."""

import os
from functools import cache
from importlib.util import find_spec
from typing import Any

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.corrector import Corrector
from clocksmith.bots.learned.knowledge import LearnedKnowledge
from clocksmith.bots.search.bot import Searcher
from clocksmith.core.game import Game


class Learned(Searcher):
    """Searches as others do; without a trained net, it is no different from them."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, knowledge=learned_knowledge_of)
        self.name = "learned"


def learned_knowledge_of(game: Game[Any]) -> Knowledge[Any]:
    """Return the knowledge of *game*, corrected by its net if there is one."""
    net = _net_of(game.name)
    return knowledge_of(game) if net is None else taught(knowledge_of(game), net)


def taught(knowledge: Knowledge[Any], net: Corrector) -> Knowledge[Any]:
    """Return knowledge that a net corrects; ValueError when it was trained on other numbers."""
    if net.names != knowledge.input_names():
        raise ValueError("this net was trained on other numbers than the knowledge gives")
    return LearnedKnowledge(knowledge, net)


def nets_are_missing() -> bool:
    """Return whether bots that have nets play without them, since numpy is not installed."""
    return find_spec("numpy") is None


@cache
def _net_of(game: str) -> Corrector | None:
    """Return the net of a game; none where numpy is missing."""
    if nets_are_missing():
        return None
    # Threads for so small a net wait for each other most of the time; read when numpy is loaded.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from clocksmith.bots.learned.net import net_of  # takes a tenth of a second

    return net_of(game)
