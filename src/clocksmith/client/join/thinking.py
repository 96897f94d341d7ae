"""The process that thinks for a remote bot: takes a position, returns the text of an answer.

A bot that raises an error, or answers what is not legal, ends its process: a new one begins afresh.
"""

import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from clocksmith.arena.entrant import parse_entrant
from clocksmith.bots.bot import Bot, Budget
from clocksmith.core.seat import Seat
from clocksmith.games.rules import Rules, game_of

REMEMBERED: Final = 50  # seats whose bots remember what they meant to do


def start(bot: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Return the function that answers for a bot, given as for ``clocksmith arena``."""
    entrant = parse_entrant(bot)
    bots: OrderedDict[tuple[str, int], Bot] = OrderedDict()

    def answer(question: dict[str, Any]) -> dict[str, Any]:
        place = (question["table"], question["seat"])
        if place not in bots:
            bots[place] = entrant.make_bot(zlib.crc32(repr(place).encode()))
        bots.move_to_end(place)
        if len(bots) > REMEMBERED:
            bots.popitem(last=False)
        return {"action": choose(bots[place], question)}

    return answer


def choose(bot: Bot, question: dict[str, Any]) -> str:
    """Return the text of the answer that a bot chooses; ValueError if it is not legal."""
    game = game_of(Rules.from_plain(question))
    state = game.read(question["position"], trusted=True)
    before = state.copy()
    budget = Budget(question["seconds"], question["visits"])
    action = bot.choose(game, state, Seat(question["seat"]), budget)
    refusal = game.refusal(before, action)
    if refusal is not None:
        raise ValueError(f"{action.text} is not legal: {refusal.key}")
    return str(action.text)
