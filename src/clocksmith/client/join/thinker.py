"""Thinks for a bot in processes: one that hangs or fails holds nothing up."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from clocksmith.arena.entrant import Entrant
from clocksmith.bots.bot import Budget
from clocksmith.games.rules import Rules, game_of
from clocksmith.server.tables.messages import SeatPosition
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

PROGRAM: Final = "clocksmith.client.join.thinking:start"
USUAL: Final = Budget(seconds=2.0)  # of a bot that brings none
SUBSTITUTE: Final = "hasty"  # answers where the bot gives no answer, as on the server
SHARE: Final = 0.1  # of what is left on the clock, at most, for one answer
LEAST_SECONDS: Final = 0.05
OVERRUN: Final = 1.5  # of its seconds, and a moment, after which a bot counts as hung
MOMENT: Final = 2.0
PATIENCE: Final = 60.0  # for a bot that counts visits


class Thinker:
    """Answers questions for one bot."""

    def __init__(self, entrant: Entrant, processes: int, say: Callable[[str], None]) -> None:
        self._budget = entrant.budget or USUAL
        self._say = say
        self._name = entrant.text
        self._bots = Pool(Program(PROGRAM, (entrant.text,)), processes, attempts=2)
        self._substitutes = Pool(Program(PROGRAM, (SUBSTITUTE,)), 1, attempts=2)

    async def choose(self, table: str, seat: int, sent: SeatPosition) -> str:
        """Return the text of an answer: of the bot, or of a quick one if it gives none.

        ValueError, in words, where the game or its rules are not known here.
        """
        rules = Rules(sent.game, sent.rules_version, sent.box)
        game_of(rules)
        budget = self._budget
        if budget.seconds is not None and sent.seconds is not None:
            most = max(LEAST_SECONDS, SHARE * sent.seconds)
            budget = Budget(min(budget.seconds, most), budget.visits)
        question = {
            "table": table,
            "seat": seat,
            "position": sent.position,
            **rules.plain(),
            **asdict(budget),
        }
        patience = PATIENCE if budget.seconds is None else OVERRUN * budget.seconds + MOMENT
        try:
            return await _answer(self._bots, question, patience)
        except CrashError as error:
            self._say(
                f"The bot {self._name} gave no answer: {error.said}. A quick bot answers for it."
            )
        except TimeoutError:
            self._say(f"The bot {self._name} gave no answer in time. A quick bot answers for it.")
        quick = {**question, "seconds": LEAST_SECONDS, "visits": None}
        return await _answer(self._substitutes, quick, PATIENCE)

    def close(self) -> None:
        """End all processes, whatever they do."""
        self._bots.close()
        self._substitutes.close()


async def _answer(pool: Pool, question: dict[str, Any], patience: float) -> str:
    near = (question["table"], question["seat"])
    answer: dict[str, Any] = await pool.answer(question, patience, near)
    return str(answer["action"])
