"""Why nothing of a kind can be done: of all refusals, the reasons nearest to a way out."""

from collections import defaultdict
from typing import Any, Final

from clocksmith.core.game import Game
from clocksmith.core.step import NOT_OFFERED, Refusal
from clocksmith.table.errors import UNREADABLE, CommandError
from clocksmith.table.question import Question

TOLD: Final = 2  # reasons
LACKING: Final = "too-"  # how the keys of refusals begin that tell what somebody lacks
AMOUNT: Final = "amount"  # the detail that tells how much is needed


def reasons_against(game: Game[Any], question: Question, stem: str) -> list[Refusal]:
    """Return why nothing whose text begins with *stem* would do anything; none where it would."""
    actions = [one for one in game.actions.actions if f"{one.text} ".startswith(f"{stem} ")]
    if not actions:
        raise CommandError(UNREADABLE, f"no action of this game begins with {stem[:60]!r}")
    refusals: list[Refusal] = []
    for action in actions:
        refusal = question.decision.refusal(question.state, action)
        if refusal is not None and refusal != NOT_OFFERED:
            refusals.append(refusal)
        elif len(actions) == 1:
            refusals = game.idle_reasons(question.state, question.decision.seat, action)
        elif refusal is None:
            return []
    return _nearest([one for one in refusals if one != NOT_OFFERED])


def _nearest(refusals: list[Refusal]) -> list[Refusal]:
    """Return what is lacking for the cheapest; else the reasons that bar the fewest answers.

    What is true of one place is not why nothing can be done: reasons that name none come first.
    """
    lacking = [one for one in refusals if one.key.startswith(LACKING)]
    if lacking:
        return [min(lacking, key=_amount)]
    kinds: dict[tuple[str, str], list[Refusal]] = defaultdict(list)
    for refusal in refusals:
        kinds[refusal.rule, refusal.key].append(refusal)
    return [kind[0] for kind in sorted(kinds.values(), key=_breadth)[:TOLD]]


def _breadth(kind: list[Refusal]) -> tuple[bool, int]:
    return bool(kind[0].details), len(kind)


def _amount(refusal: Refusal) -> int:
    amounts = [one.value for one in refusal.details if one.name == AMOUNT]
    return amounts[0] if amounts and isinstance(amounts[0], int) else 0
