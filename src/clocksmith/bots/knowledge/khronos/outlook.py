"""What the seats of Khronos may expect: money, income to come, cards and turns left.

The numbers were fitted to games that bots played against each other: how much
of the final difference a difference in the middle of the game explains.
"""

from typing import Final

from clocksmith.bots.knowledge.khronos.ledger import Expected, Holding, held_in
from clocksmith.bots.knowledge.knowledge import ForecastPart
from clocksmith.games.khronos.model.content import AGES, FAITH, MIGHT, REASON, SMALL, Age
from clocksmith.games.khronos.model.state import Khronos, Player
from clocksmith.games.khronos.rules.playing import is_in
from clocksmith.games.khronos.rules.turn import TakeTurn

INCOMES: Final = ("income-might", "income-faith", "income-reason")  # by age
PARTS: Final = (
    "money",
    *INCOMES,
    "payday",
    "cards",
    "turns",
)
# By the number of rounds a seat has finished, of seven; where there are more or fewer, those
# that are left count. Worth of one ecu of income ...
UNDER_SMALL: Final = [0.0, 0.0, 0.0, 0.1, 0.0, 0.15, 0.35, 0.0]  # whose lord is small
IN_MIGHT: Final = [2.2, 2.1, 1.9, 1.85, 0.95, 0.95, 0.95, 0.0]  # whose lord is not
SHIELDED: Final = [2.1, 2.0, 1.9, 1.95, 0.95, 0.95, 0.95, 0.0]  # in Faith, below buildings of Might
OPEN: Final = [0.0, 0.0, 0.0, 0.3, 0.4, 0.6, 0.7, 0.0]  # in Faith, where copies may fall on it
INHABITED: Final = [0.2, 0.2, 0.2, 0.2, 0.1, 0.2, 0.35, 0.0]  # in Reason
# ... worth of a domain by itself ...
FOOTHOLD: Final = [
    [1.6, 1.6, 1.5, 1.2, 0.9, 0.6, 0.35, 0.0],
    [3.0, 2.8, 2.6, 1.9, 1.4, 0.9, 0.7, 0.0],
]
# ... and worth of all turns still to come.
TURNS: Final = [56.0, 47.0, 38.0, 29.0, 18.0, 12.0, 6.0, 0.0]
THIRD: Final = 0.6  # of the poorest age that is lost: income comes from two at most
SPREADS: Final = [15.0, 14.5, 13.5, 12.0, 10.0, 7.5, 6.3, 4.5]  # by round
LAST: Final = len(TURNS) - 1  # the round after which it is over
CARD: Final = 0.8  # worth of a card that can still be played in this turn


def forecast(state: Khronos) -> list[float]:
    """Return the ecus each seat is expected to have at the end."""
    players = state.players
    if not state.stack:
        return [float(player.ecus) for player in players]
    done = rounds_done(state)
    points = [players[seat].ecus + TURNS[done[seat]] for seat in range(len(players))]
    _add_income(state, done, points)
    if state.turn >= 0:
        points[state.turn] += _of_cards(state) + _of_payday(state)
    return points


def forecast_parts(state: Khronos, seat: int) -> list[ForecastPart]:
    """Return what the ecus a seat is expected to have consist of.

    What one age brings does not depend on another here: what is lost because income comes from two
    ages at most, and what Might saves in Faith, are parts of their own.
    """
    if not state.stack:
        return [ForecastPart(PARTS[0], float(state.players[seat].ecus))]
    money, _, _, _, *rest = parts_of(state, seat)
    done = rounds_done(state)
    incomes = [_from_age(state, age, done)[seat] for age in AGES]
    third = -THIRD * min(incomes)
    shelter = _shelter(state, seat, done[seat])
    incomes[FAITH] -= shelter
    names = (PARTS[0], *INCOMES, "shelter", "third-age", *PARTS[1 + len(AGES) :])
    points = (money, *incomes, shelter, third, *rest)
    return [ForecastPart(name, part) for name, part in zip(names, points, strict=True)]


def parts_of(state: Khronos, seat: int) -> list[float]:
    """Return what each of PARTS brings a seat; when it is over, only the first."""
    if not state.stack:
        return [float(state.players[seat].ecus)]
    done = rounds_done(state)
    incomes = [_from_age(state, age, done)[seat] for age in AGES]
    incomes[incomes.index(min(incomes))] *= 1.0 - THIRD
    mine = state.turn == seat
    return [
        float(state.players[seat].ecus),
        *incomes,
        _of_payday(state) if mine else 0.0,
        _of_cards(state) if mine else 0.0,
        TURNS[done[seat]],
    ]


def rounds_done(state: Khronos) -> list[int]:
    """Return how many rounds each seat has finished, as if seven were played."""
    seats = len(state.players)
    now = -1 if state.turn < 0 else (state.turn - state.start) % seats
    done = [state.round] * seats
    for seat in range(seats):
        if (seat - state.start) % seats > now:
            done[seat] -= 1
        done[seat] = max(0, LAST - state.parts.rounds + done[seat])
    return done


def _add_income(state: Khronos, done: list[int], points: list[float]) -> None:
    """Add what every seat may expect from the domains it holds."""
    might, faith = _from_age(state, MIGHT, done), _from_age(state, FAITH, done)
    reason = _from_age(state, REASON, done)
    for seat in range(len(points)):
        one, two, three = might[seat], faith[seat], reason[seat]
        least = min(one, min(two, three))
        points[seat] = points[seat] + one + two + three - THIRD * least


def _from_age(state: Khronos, age: Age, done: list[int]) -> list[float]:
    """Return what each seat may expect from one age; the same as long as the board is the same."""
    held = held_in(state.boards[age], age, state.parts)
    shield = state.boards[MIGHT].occupied if age == FAITH else 0
    expected = held.expected
    if expected is None or expected.done != done or expected.shield != shield:
        seats = range(len(done))
        amounts = [_amount(held.holdings, age, seat, done[seat], shield) for seat in seats]
        expected = Expected(done, shield, amounts)
        held.expected = expected
    return expected.amounts


def _amount(held: list[Holding], age: Age, seat: int, done: int, shield: int) -> float:
    """Return what a seat that has finished *done* rounds may expect from one age."""
    amount = 0.0
    for holding in held:
        if not holding.seats >> seat & 1:
            continue
        if age == REASON:
            amount += holding.ecus * INHABITED[done]
            continue
        amount += FOOTHOLD[age][done]
        if holding.rank == SMALL:
            amount += holding.ecus * UNDER_SMALL[done]
        elif age == MIGHT:
            amount += holding.ecus * IN_MIGHT[done]
        elif holding.cells & ~shield:
            amount += holding.ecus * OPEN[done]
        else:
            amount += holding.ecus * SHIELDED[done]
    return amount


def _shelter(state: Khronos, seat: int, done: int) -> float:
    """Return what a seat may expect in Faith only because buildings of Might keep copies off."""
    board = state.boards[FAITH]
    held = held_in(board, FAITH, state.parts).holdings
    shield = state.boards[MIGHT].occupied
    return _amount(held, FAITH, seat, done, shield) - _amount(held, FAITH, seat, done, 0)


def _of_cards(state: Khronos) -> float:
    """Return what the cards are worth that can still be played in this turn."""
    return CARD * _playable(state.players[state.turn]) if _may_act(state) else 0.0


def _of_payday(state: Khronos) -> float:
    """Return the income that the seat whose turn it is gets at the end of it."""
    seat = state.turn
    player = state.players[seat]
    points = 0.0
    if state.round not in state.parts.income_rounds:
        return points
    for age in AGES:
        if is_in(player, age):
            held = held_in(state.boards[age], age, state.parts).holdings
            points += sum([holding.ecus for holding in held if holding.seats >> seat & 1])
    return points


def _may_act(state: Khronos) -> bool:
    """Return whether the turn has not ended yet."""
    for step in state.stack:  # noqa: SIM110  (a loop compiles better)
        if isinstance(step, TakeTurn):
            return True
    return False


def _playable(player: Player) -> int:
    hand = player.hand
    room = player.adventurers[0].room + player.adventurers[1].room
    return min(hand[0] + hand[1] + hand[2], room)


def spread(state: Khronos) -> float:
    """Return how far a lead may turn out wrong, in ecus."""
    if not state.stack:
        return 0.5
    return SPREADS[max(0, LAST - state.parts.rounds + state.round)]
