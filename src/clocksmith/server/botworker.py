"""A process that thinks for bots: a line with a question in, a line with an answer out.

Run as ``python -m clocksmith.server.botworker`` by :mod:`botpool`. It ends
when its input ends, also in the middle of a thought.
"""

import ctypes
import json
import os
import queue
import signal
import sys
import threading
import zlib
from collections import OrderedDict
from io import RawIOBase
from typing import Any, BinaryIO, Final

from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.knowledge.shelf import knowledge_of
from clocksmith.bots.registry import bot_named
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES

READY: Final = b"ready\n"
PR_SET_PDEATHSIG: Final = 1
NICENESS: Final = 5  # the server comes first
REMEMBERED: Final = 200  # bots


class Seated:
    """The bots that this process has met, by table and seat; they remember their plans."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def bot(self, table: str, seat: int, level: str) -> Bot:
        """Return the bot of a seat."""
        place = (table, seat, level)
        if place not in self._bots:
            self._bots[place] = bot_named(level, zlib.crc32(repr(place).encode()))
        self._bots.move_to_end(place)
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return self._bots[place]

    def answer(self, question: dict[str, Any]) -> str:
        """Return the text of the action that a bot chooses: legal in the position it is given."""
        level, seat = question["level"], Seat(question["seat"])
        game = GAMES[question["game"]]
        state = game.read(question["position"])
        asked = state.copy()
        bot = self.bot(question["table"], seat, level)
        action = bot.choose(game, state, seat, Budget(seconds=question["seconds"]))
        refusal = game.refusal(asked, action)
        if refusal is not None:
            raise ValueError(f"{action.text} is not legal: {refusal.key}")
        return action.text


def _die_with_parent(questions: BinaryIO, waiting: "queue.SimpleQueue[bytes]") -> None:
    """Hand on questions; when the input ends the parent is gone, and so is this process."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def _tell(answers: RawIOBase, line: bytes) -> None:
    """Give an answer; when nobody takes it the parent is gone, and so is this process."""
    try:
        answers.write(line)
    except BrokenPipeError:
        os._exit(0)


def _tie_to_parent() -> None:
    """Where the system can do it, die with the parent even inside a long computation."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Answer questions until the input ends."""
    _tie_to_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; the input then ends
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints is no answer
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    reader = threading.Thread(
        target=_die_with_parent, args=(sys.stdin.buffer, waiting), daemon=True
    )
    reader.start()
    seated = Seated()
    for game in GAMES.values():  # read now, so that the first question need not wait for it
        knowledge_of(game)
    _tell(answers, READY)
    while True:
        question = json.loads(waiting.get())
        try:
            told = {"action": seated.answer(question)}
        except Exception as error:
            told = {"error": f"{type(error).__name__}: {error}"[:500]}
        _tell(answers, json.dumps(told).encode() + b"\n")


if __name__ == "__main__":
    main()
