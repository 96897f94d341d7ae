"""What the seats of Khronos may expect: money, income to come, cards and turns left."""

from typing import Final

from clocksmith.bots.knowledge.khronos.ledger import GRIPS, book_of
from clocksmith.games.khronos.content import AGES, INCOME_ROUNDS, ROUNDS
from clocksmith.games.khronos.rules.turn import TakeTurn
from clocksmith.games.khronos.state import Khronos, Player

# How much of an income is left after one more round, by age and grip.
LASTING: Final = [[0.85, 0.92, 0.98], [0.80, 0.88, 0.95], [0.80, 0.85, 0.92]]
JOURNEY: Final = 0.5  # what it costs to be in the wrong age, long before income
CARD: Final = 0.8  # worth of a card that can still be played in this turn
TURN: Final = 5.0  # worth of a turn still to come


def forecast(state: Khronos) -> list[float]:
    """Return the ecus each seat is expected to have at the end."""
    if not state.stack:
        return [float(player.ecus) for player in state.players]
    seats = len(state.players)
    now = 0 if state.turn < 0 else (state.turn - state.start) % seats
    points: list[float] = []
    for seat in range(seats):
        place = (seat - state.start) % seats
        points.append(_outlook(state, seat, (place - now) / seats))
    return points


def _outlook(state: Khronos, seat: int, wait: float) -> float:
    """Return what one seat may expect; *wait* is when its turn comes, in rounds from now."""
    player = state.players[seat]
    points = float(player.ecus)
    for round in INCOME_ROUNDS:
        rounds = round - state.round + wait
        if rounds > 0.0 or (rounds == 0.0 and state.turn == seat):
            points += _income(state, seat, rounds)
    points += TURN * (ROUNDS - state.round + (1 if wait > 0.0 else 0))
    if state.turn == seat and _may_act(state):
        points += CARD * _playable(player)
    return points


def _income(state: Khronos, seat: int, rounds: float) -> float:
    """Return the income expected when *rounds* more have passed."""
    player = state.players[seat]
    one = player.adventurers[0].age
    two = player.adventurers[1].age
    total = 0.0
    least = 1000.0
    missing = 0.0
    for age in AGES:
        book = book_of(state.boards[age], age)
        amount = 0.0
        for grip in range(GRIPS):
            paid = book[seat * GRIPS + grip]
            if paid:
                amount += paid if rounds <= 0.0 else paid * LASTING[age][grip] ** rounds
        here = age in (one, two)
        if rounds <= 0.0:
            total += amount if here else 0.0
        else:
            total += amount
            least = min(least, amount)
            missing += 0.0 if here or amount <= 0.0 else JOURNEY
    return total if rounds <= 0.0 else total - least - missing


def _may_act(state: Khronos) -> bool:
    """Return whether the turn has not ended yet."""
    for step in state.stack:
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
