"""What an answer would do, as far as its seat can know.

The consequences are computed on two deals that the seat cannot tell from
the true one; where they part, they depend on what is hidden and are not told.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from clocksmith.core.action import Action
from clocksmith.core.event import Event, Silence
from clocksmith.core.game import Game, State
from clocksmith.core.note import Note
from clocksmith.core.preview import Preview, preview
from clocksmith.core.price import Price, added
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision, Refusal
from clocksmith.core.value import Value
from clocksmith.table.question import Question

MOST_AGAIN: Final = 5


@dataclass
class Considered:
    """The consequences of an answer, or why it is refused."""

    refusal: Refusal | None
    prices: tuple[Price, ...]
    before: Value  # how everybody stands now
    after: Value  # the same as before where nothing can be known
    view: Value | None = None  # the view of the seat afterwards; None where it cannot be known
    events: list[Event] = field(default_factory=list)
    assumed: list[str] = field(default_factory=list)  # incidental answers given for the seat
    # What could be answered instead of the first of them, as long as a default is usual.
    choices: list[list[Action]] = field(default_factory=list)
    decision: Decision[Any] | None = None  # what would be asked next
    notes: list[Note] = field(default_factory=list)  # what will follow later, what is left undone
    again: int = 0  # how many times more the same could be answered right after it
    # Whether it may not be taken back once it is given: others are asked next or at the same
    # time, and a bot among them answers at once; chance answers; or the game is over.
    final: bool = True


def consider(
    game: Game[Any], question: Question, action: Action, sealed: bool, times: int = 1
) -> Considered:
    """Return what an answer to *question* would do, given so many *times* running if it can be.

    Of a *sealed* answer nothing is told but its price: it does nothing before all have answered.
    """
    refusal = question.decision.refusal(question.state, action)
    before = game.standing(question.state)
    considered = Considered(refusal, game.prices(question.state, action), before, before)
    if refusal is not None or sealed:
        return considered
    considered.notes = game.notes(question.state, action)
    seat = question.decision.seat
    low, high = [foreseen(game, question.state, action, seat, pick) for pick in (lowest, highest)]
    again = min([_again(game, question, action, one.position) for one in (low, high)])
    if again and times > 1:
        count, prices = min(times - 1, again), [*considered.prices]
        high = _repeated(game, high, action, seat, count, [])
        low = _repeated(game, low, action, seat, count, prices)
        considered.prices = added(prices)
    considered.events = _shared(low.events, high.events)
    views = [game.view(one.position, seat) for one in (low, high)]
    if low == high and views[0] == views[1]:
        considered.view, considered.after = views[0], low.after
        considered.assumed, considered.choices, considered.decision = (
            low.assumed,
            low.choices,
            low.decision,
        )
        considered.again = again
        considered.final = not is_asked_alone(low.decision, low.position, seat)
    return considered


def is_asked_alone(decision: Decision[Any] | None, state: State, seat: Seat) -> bool:
    """Return whether *seat* is asked and nobody else, so that nobody else can answer before it."""
    return decision is not None and decision.seat == seat and decision.group(state) == (seat,)


def lowest(count: int) -> int:
    """Pick the first of so many: one of two deals."""
    return 0


def highest(count: int) -> int:
    """Pick the last of so many: the other deal."""
    return count - 1


def foreseen(
    game: Game[Any], state: State, action: Action, seat: Seat, pick: Callable[[int], int]
) -> Preview:
    """Return what a legal answer would do if what *seat* cannot know were dealt by *pick*."""
    twin = state.copy()
    game.redeal(twin, seat, pick)
    return preview(game, twin, action, seat)


def _repeated(
    game: Game[Any],
    first: Preview,
    action: Action,
    seat: Seat,
    count: int,
    prices: list[Price],
) -> Preview:
    """Return what an answer and the same *count* times more would do; add what these cost."""
    whole = first
    for _ in range(count):
        prices += game.prices(whole.position, action)
        more = preview(game, whole.position, action, seat)
        whole = Preview(
            [*whole.events, *more.events],
            [*whole.assumed, *more.assumed],
            more.decision,
            first.before,
            more.after,
            more.position,
        )
    whole.choices = first.choices
    return whole


def _again(game: Game[Any], question: Question, action: Action, position: State) -> int:
    """Return how many times more the same question could be answered with the same action."""
    kind, seat, twin = type(question.decision), question.decision.seat, position.copy()
    for count in range(MOST_AGAIN):
        decision = game.decision(twin)
        if type(decision) is not kind or decision.seat != seat:
            return count
        if decision.refusal(twin, action) is not None:
            return count
        game.apply(twin, action, Silence())
    return MOST_AGAIN


def _shared(one: list[Event], two: list[Event]) -> list[Event]:
    count = 0
    while count < min(len(one), len(two)) and one[count] == two[count]:
        count += 1
    return one[:count]
