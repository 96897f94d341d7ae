"""The process that thinks for bots: takes a question, returns an answer.

A bot that raises an error, or answers what is not legal, ends its process: a new one starts from
scratch.
"""

import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.registry import bot_named
from clocksmith.coach.hint import hint
from clocksmith.coach.mistake import mistake_in
from clocksmith.coach.suggestions import closing_of, suggestions
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES, OURS
from clocksmith.games.rules import Rules, game_of
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.puzzles.verdicts import solution_told, verdict_on
from clocksmith.server.thinking.bot_pool import JUDGE

REMEMBERED: Final = 50  # bots; each holds what it will see in the rest of its turn, some 100 kB
ADVICE: Final = 0.8  # of its seconds that go into the thought behind a hint
GLANCING: Final = 0.5  # into that behind suggestions, which nobody asked for: other seats may wait
COACH: Final = "coach"  # the level of one who does not answer for a seat but advises it
TEACHER: Final = "teacher"  # the level of one who judges turns at a teaching table
TEACHING: Final = 0.2  # into that behind a judgement, for which its player waits
COMPANION: Final = "companion"  # the level of one who accompanies a newcomer


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

    def choose(self, question: dict[str, Any]) -> str:
        """Return the text of the action that a bot chooses: legal in the position it is given."""
        level, seat = question["level"], Seat(question["seat"])
        game = game_of(Rules.from_plain(question["rules"]))
        state = game.read(question["position"], trusted=True)
        before = state.copy()
        bot = self.bot(question["table"], seat, level)
        action = bot.choose(game, state, seat, Budget(seconds=question["seconds"]))
        refusal = game.refusal(before, action)
        if refusal is not None:
            raise ValueError(f"{action.text} is not legal: {refusal.key}")
        return action.text


def start() -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Return the function that answers for bots, once everything they know is loaded."""
    seated = Seated()
    for name in OURS:
        learned_knowledge_of(GAMES[name])

    def answer(question: dict[str, Any]) -> dict[str, Any]:
        if question["level"] == COACH:
            return advise(question)
        if question["level"] == JUDGE:
            return {"action": judge(question)}
        if question["level"] == COMPANION:
            return {"action": suggest(question)}
        if question["level"] == TEACHER:
            return {"action": judge_turn(question)}
        return {"action": seated.choose(question)}

    return answer


def advise(question: dict[str, Any]) -> dict[str, Any]:
    """Return a hint for a seat."""
    game = game_of(Rules.from_plain(question["rules"]))
    seat, budget = Seat(question["seat"]), Budget(seconds=ADVICE * question["seconds"])
    return hint(game, game.read(question["position"], trusted=True), seat, budget).plain()


def judge(attempt: dict[str, Any]) -> dict[str, Any]:
    """Return the verdict on a whole turn that somebody tried in a puzzle; of none, the solution."""
    puzzle = puzzles_of(attempt["game"])[attempt["puzzle"]]
    if not attempt["answers"]:
        return solution_told(puzzle).plain()
    turn = tuple([puzzle.game.actions.parse(text) for text in attempt["answers"]])
    return verdict_on(puzzle, turn).plain()


def judge_turn(question: dict[str, Any]) -> dict[str, Any]:
    """Return what is better than the turn a seat has played, if it is a mistake."""
    game = game_of(Rules.from_plain(question["rules"]))
    seat, budget = Seat(question["seat"]), Budget(seconds=TEACHING * question["seconds"])
    state = game.read(question["position"], trusted=True)
    answers = [game.actions.parse(text) for text in question["answers"]]
    mistake = mistake_in(game, state, seat, answers, question["least"], budget)
    return {"mistake": None if mistake is None else mistake.plain()}


def suggest(question: dict[str, Any]) -> dict[str, Any]:
    """Return suggestions for a seat."""
    game = game_of(Rules.from_plain(question["rules"]))
    seat, budget = Seat(question["seat"]), Budget(seconds=GLANCING * question["seconds"])
    state = game.read(question["position"], trusted=True)
    closing = closing_of(game, state, seat)
    items = suggestions(game, state, seat, budget)
    return {
        "suggestions": [one.plain() for one in items],
        "closing": None if closing is None else closing.plain(),
    }
