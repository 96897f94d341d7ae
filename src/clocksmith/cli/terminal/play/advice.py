"""What a bot would play, shown to the player."""

from typing import Final

from clocksmith.bots.bot import Budget
from clocksmith.cli.commands.analyse.report import percent, reasons_told
from clocksmith.cli.terminal.play.session import Session
from clocksmith.cli.terminal.play.teller import Teller
from clocksmith.coach.hint import hint

TIME: Final = Budget(seconds=2.0)  # to think about it


def advise(session: Session, teller: Teller) -> None:
    """Tell what a bot would play, what else might be played, and why that is worse."""
    if session.decision() is None:
        return
    advice = hint(session.game, session.state, session.seat, TIME)
    words, (first, *rest) = teller.locale.words, advice.line
    teller.say("hint-answer", action=words.do(first), chance=percent(advice.chance))
    if rest:
        teller.say("hint-line", actions="; ".join([words.do(action) for action in rest]))
    if advice.instead is not None:
        other, chance = words.do(advice.instead.action), percent(advice.instead.chance)
        teller.say("hint-instead", action=other, chance=chance)
    why = advice.why
    if why.reasons:
        teller.line(reasons_told(why.reasons, session.game, teller.locale))
    if why.plan is not None:
        steps = "; ".join([words.do(action) for action in why.plan.steps])
        teller.say("hint-prepares", actions=steps)
        teller.line(reasons_told(why.plan.reasons, session.game, teller.locale))
