"""What a bot is asked at a table: a position in which all it cannot know is dealt anew."""

from clocksmith.core.seat import Seat
from clocksmith.games.rules import rules_of
from clocksmith.server.tables.seated_table import SeatedTable
from clocksmith.server.thinking.bot_pool import BotQuestion
from clocksmith.table.question import Question


def asked_of(
    live: SeatedTable, question: Question, seat: Seat, level: str, seconds: float
) -> BotQuestion:
    """Return the question for a bot that answers for a seat, or helps it."""
    luck = live.backend.luck("redeal", live.id, question.number, seat)
    position = live.table.seen(seat, luck.randrange)
    rules = rules_of(live.table.setup.game)
    return BotQuestion(live.id, rules, position, int(seat), level, seconds)
