"""What the seats of Khronos may expect: money, income to come, cards and turns left."""

from typing import Final

from clocksmith.bots.knowledge.khronos.ledger import GRIPS, book_of
from clocksmith.games.khronos.content import AGES, INCOME_ROUNDS, ROUNDS
from clocksmith.games.khronos.rules.playing import is_in
from clocksmith.games.khronos.rules.turn import TakeTurn
from clocksmith.games.khronos.state import Khronos, Player

# Worth of one ecu of income, after the seat's turn in a round (by round), by age and grip.
WORTH: Final = [
    [0.4, 4.4, 4.0, 0.4, 4.0, 4.0, 0.0, 2.0, 2.0],
    [0.1, 4.1, 3.6, 0.8, 3.3, 3.6, 0.0, 2.0, 2.0],
    [0.2, 2.5, 2.3, 0.6, 2.4, 2.4, 0.0, 2.0, 2.0],
    [0.6, 2.2, 2.0, 0.7, 2.2, 2.4, 0.3, 1.0, 1.0],
    [0.1, 1.2, 1.2, 0.2, 1.1, 1.5, 0.2, 0.5, 0.7],
    [0.2, 1.1, 1.1, 0.3, 1.0, 1.2, 0.2, 0.5, 0.8],
    [0.5, 1.0, 1.0, 0.6, 1.0, 1.0, 0.4, 0.6, 0.9],
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
]
# Worth of standing in an age then.
PRESENCE: Final = [
    [8.0, 2.0, 0.0],
    [8.0, 2.0, 0.0],
    [8.0, 2.0, 0.0],
    [6.0, 1.0, 0.5],
    [5.0, 2.0, 1.0],
    [3.0, 1.0, 0.3],
    [1.5, 0.8, 0.4],
    [0.0, 0.0, 0.0],
]
THIRD: Final = 0.7  # of the poorest age: income comes from two at most
CARD: Final = 0.8  # worth of a card that can still be played in this turn
TURN: Final = 5.0  # worth of a turn still to come


def forecast(state: Khronos) -> list[float]:
    """Return the ecus each seat is expected to have at the end."""
    if not state.stack:
        return [float(player.ecus) for player in state.players]
    seats = len(state.players)
    now = -1 if state.turn < 0 else (state.turn - state.start) % seats
    books = [book_of(state.boards[age], age) for age in AGES]
    points: list[float] = []
    for seat in range(seats):
        place = (seat - state.start) % seats
        if place > now:
            points.append(_outlook(state, books, seat, state.round - 1))
        else:
            points.append(_outlook(state, books, seat, state.round))
    if state.turn >= 0:
        points[state.turn] += _of_this_turn(state, books)
    return points


def _outlook(state: Khronos, books: list[list[int]], seat: int, done: int) -> float:
    """Return what a seat may expect from the rounds after *done*."""
    player = state.players[seat]
    worth = WORTH[done]
    total = 0.0
    least = 1000.0
    for age in AGES:
        book = books[age]
        amount = 0.0
        for grip in range(GRIPS):
            amount += book[seat * GRIPS + grip] * worth[age * GRIPS + grip]
        total += amount
        least = min(least, amount)
        if is_in(player, age):
            total += PRESENCE[done][age]
    return player.ecus + total - THIRD * least + TURN * (ROUNDS - done)


def _of_this_turn(state: Khronos, books: list[list[int]]) -> float:
    """Return what the seat whose turn it is still gets in it: cards to play, income."""
    seat = state.turn
    player = state.players[seat]
    points = CARD * _playable(player) if _may_act(state) else 0.0
    if state.round in INCOME_ROUNDS:
        for age in AGES:
            if is_in(player, age):
                book = books[age]
                for grip in range(GRIPS):
                    points += book[seat * GRIPS + grip]
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
    return 1.0 + 2.0 * (ROUNDS + 1 - state.round)
