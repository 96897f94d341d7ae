"""What a bot would play, told to the person who asked."""

from typing import Final

from clocksmith.bots.bot import Budget
from clocksmith.cli.analyse.report import percent, reasons_told
from clocksmith.cli.play.session import Session
from clocksmith.cli.play.teller import Teller
from clocksmith.coach.hint import hint

TIME: Final = Budget(seconds=2.0)  # to think about it


def advise(session: Session, teller: Teller) -> None:
    """Tell what a bot would play, what else might be played, and why that is worse."""
    if session.asked() is None:
        return
    found = hint(session.game, session.state, session.seat, TIME)
    words, (first, *rest) = teller.locale.words, found.line
    teller.say("hint-answer", action=words.do(first), chance=percent(found.chance))
    if rest:
        teller.say("hint-line", actions="; ".join([words.do(action) for action in rest]))
    if found.instead is not None:
        other, chance = words.do(found.instead.action), percent(found.instead.chance)
        teller.say("hint-instead", action=other, chance=chance)
    if found.reasons:
        teller.line(reasons_told(found.reasons, session.game, teller.locale))
