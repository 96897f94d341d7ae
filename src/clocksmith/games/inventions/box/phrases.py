"""The effects and scorings that a box may print: the list of all, and where each may stand."""

from collections.abc import Callable
from typing import Final

from clocksmith.games.inventions.model.effects import (
    ACADEMIC,
    ADJACENT,
    ASPIRE,
    DETAILS,
    EFFECT_NAMES,
    INFLUENCE,
    INVENTIONS,
    IP,
    IP_OF_ERA,
    IP_PER_REGION,
    METRIC_NAMES,
    MOVE,
    MOVE_OR_STAY,
    READY,
    READY_UP_TO,
    SETTLE,
    SPECIALIST,
    TOKEN,
    TURN_ORDER,
    effect_text,
    parse_benefit,
    parse_scoring,
)

# The most that an effect may bring.
MOST_AMOUNT: Final[dict[int, int]] = {
    READY: 12,
    READY_UP_TO: 12,
    SPECIALIST: 12,
    INFLUENCE: 12,
    SETTLE: 12,
    IP: 30,
    ASPIRE: 6,
    ACADEMIC: 6,
    IP_PER_REGION: 10,
    MOVE: 7,
    MOVE_OR_STAY: 7,
    IP_OF_ERA: 10,
    TOKEN: 1,
    TURN_ORDER: 1,
}
JOINED: Final = ["EFFECT; EFFECT", "EFFECT or EFFECT"]
OF_CARD: Final = "aspire card NUMBER"

# A token is for a turn, and first ideas are presented before there is any. The place in the turn
# order is chosen by the seat that stands on a space. Only a presenter has a card whose field
# counts. Economy tiles may be used when aspiration has become progress already (4.2.3).
NOT_OF_SPECIALISTS: Final = ["token 1", "turn-order 1"]
NOT_OF_SPACES: Final = [OF_CARD]
NOT_OF_MILESTONES: Final = ["turn-order 1", OF_CARD]
NOT_OF_ECONOMY: Final = ["turn-order 1", *[f"aspire {detail} NUMBER" for detail in DETAILS[ASPIRE]]]


def effect_patterns() -> list[str]:
    """Return every effect, one pattern each."""
    patterns: list[str] = []
    for kind, name in enumerate(EFFECT_NAMES):
        amount = "NUMBER" if MOST_AMOUNT[kind] > 1 else "1"
        for detail in DETAILS.get(kind, [""]):
            words = [name, detail, amount] if detail else [name, amount]
            patterns.append(" ".join(words))
    return patterns


def benefit_patterns(barred: list[str]) -> list[str]:
    """Return all that a benefit can say where some effects may not stand."""
    return [*[one for one in effect_patterns() if one not in barred], *JOINED]


def benefit_checker(barred: list[str]) -> Callable[[str], tuple[str, ...]]:
    """Return what raises ValueError for a text that is no benefit for its place."""

    def check(text: str) -> tuple[str, ...]:
        for clause in parse_benefit(text):
            for effect in clause:
                if effect.amount > MOST_AMOUNT[effect.kind]:
                    raise ValueError(f"{text[:40]!r} brings too much")
                if effect.kind == TURN_ORDER and len(clause) > 1:
                    raise ValueError("a place in the turn order is no choice among effects")
                *words, number = effect_text(effect).split()
                amount = number if MOST_AMOUNT[effect.kind] == 1 else "NUMBER"
                if " ".join([*words, amount]) in barred:
                    raise ValueError(f"{text[:40]!r} may not stand here")
        return ()

    return check


def scoring_patterns(near: bool) -> list[str]:
    """Return all that a scoring can say; a goal lies next to nothing."""
    counted = [name for name in METRIC_NAMES if near or name != METRIC_NAMES[ADJACENT]]
    per = [f"NUMBER per {name}" for name in counted]
    inventions = METRIC_NAMES[INVENTIONS]
    return [
        *per,
        "NUMBER per COUNTED beyond NUMBER",
        "NUMBER per COUNTED each NUMBER",
        f"NUMBER per {inventions} since NUMBER",
        "NUMBER at COUNTED NUMBER",
    ]


def check_wealth(text: str) -> tuple[str, ...]:
    """Raise ValueError for a text that is no scoring of a wealth tile."""
    parse_scoring(text)
    return ()


def check_goal(text: str) -> tuple[str, ...]:
    """Raise ValueError for a text that is no scoring of a goal."""
    if parse_scoring(text).metric == ADJACENT:
        raise ValueError("a goal lies next to nothing")
    return ()
