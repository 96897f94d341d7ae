"""Bots that a gate lets meet: weights named by the environment, in the seats of a match."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.bot import taught
from clocksmith.bots.learned.net import Net, read_net
from clocksmith.bots.search.bot import Searcher
from clocksmith.core.game import Game

CANDIDATE = "CLOCKSMITH_CANDIDATE"  # where its weights lie


def candidate(seed: int) -> Searcher:
    """Return a bot that searches with the weights that are to be judged."""
    return Searcher(seed, knowledge=_knowledge)


def _knowledge(game: Game[Any]) -> Knowledge[Any]:
    return taught(knowledge_of(game), _net(os.environ[CANDIDATE]))


@cache
def _net(file: str) -> Net:
    return read_net(Path(file).read_bytes())
