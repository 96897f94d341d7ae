"""Of two turns it is told what happens in them, and afterwards only what differs."""

from clocksmith.core.seat import Seat
from clocksmith.games.khronos.model.content import MIGHT, Cell
from clocksmith.games.khronos.model.events import (
    BY_DEMOLITION,
    Paid,
    RoundBegan,
    TookIncome,
    TurnBegan,
)
from clocksmith.puzzles.recounting import recounted


def test_what_comes_after_a_turn_is_told_only_where_it_differs() -> None:
    paid = Paid(Seat(0), 1, BY_DEMOLITION)
    small, large, same = [
        TookIncome(Seat(seat), MIGHT, Cell(3), ecus) for seat, ecus in ((0, 2), (0, 5), (1, 4))
    ]
    one = [paid, RoundBegan(2), large, same, TurnBegan(Seat(1))]
    other = [paid, RoundBegan(2), small, same, TurnBegan(Seat(1))]
    assert recounted(one, other) == [paid, large]
    assert recounted(other, one) == [paid, small]


def test_a_turn_that_goes_on_is_told_as_a_whole() -> None:
    paid = Paid(Seat(0), 1, BY_DEMOLITION)
    assert recounted([paid, paid], [paid]) == [paid, paid]
    assert recounted([], [paid]) == []
