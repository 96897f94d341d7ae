"""Own answers can be taken back, until chance or another seat has answered."""

from clocksmith.core.game import State
from clocksmith.core.seat import CHANCE
from clocksmith.table.takeback import Takeback
from play import P0, P1


class Toy(State):
    """A position that is a number."""

    def __init__(self, number: int) -> None:
        super().__init__([])
        self.number = number

    def copy(self) -> "Toy":
        return Toy(self.number)

    def key(self) -> tuple[object, ...]:
        return (self.number,)


def test_nothing_can_be_taken_back_before_anything_was_answered() -> None:
    takeback: Takeback[Toy] = Takeback()
    assert takeback.depth(P0) == 0
    assert takeback.undo(P0) is None
    assert takeback.restart(P0) is None


def test_own_answers_are_taken_back_one_by_one() -> None:
    takeback: Takeback[Toy] = Takeback()
    takeback.note(P0, Toy(1), 0)
    takeback.note(P0, Toy(2), 1)
    assert takeback.depth(P0) == 2
    last, first = takeback.undo(P0), takeback.undo(P0)
    assert last is not None
    assert first is not None
    assert (last.state.number, last.answered) == (2, 1)
    assert (first.state.number, first.answered) == (1, 0)
    assert takeback.undo(P0) is None


def test_a_restart_goes_to_the_first_own_answer() -> None:
    takeback: Takeback[Toy] = Takeback()
    for number in range(4):
        takeback.note(P0, Toy(number), 10 + number)
    point = takeback.restart(P0)
    assert point is not None
    assert (point.state.number, point.answered) == (0, 10)
    assert takeback.depth(P0) == 0


def test_chance_ends_every_way_back() -> None:
    takeback: Takeback[Toy] = Takeback()
    takeback.note(P0, Toy(1), 0)
    takeback.note(CHANCE, Toy(2), 1)
    assert takeback.undo(P0) is None
    assert takeback.undo(CHANCE) is None
    takeback.note(P0, Toy(3), 2)
    point = takeback.restart(P0)
    assert point is not None
    assert point.answered == 2


def test_a_decision_of_another_seat_ends_every_way_back() -> None:
    takeback: Takeback[Toy] = Takeback()
    takeback.note(P0, Toy(1), 0)
    takeback.note(P1, Toy(2), 1)
    assert takeback.depth(P0) == 0
    assert takeback.undo(P0) is None
    assert takeback.depth(P1) == 1
    takeback.note(P0, Toy(3), 2)
    assert takeback.depth(P1) == 0
    assert takeback.depth(P0) == 1


def test_another_seat_cannot_take_back_what_it_did_not_answer() -> None:
    takeback: Takeback[Toy] = Takeback()
    takeback.note(P0, Toy(1), 0)
    assert takeback.undo(P1) is None
    assert takeback.restart(P1) is None
    assert takeback.depth(P0) == 1


def test_a_kept_position_does_not_change_with_the_game() -> None:
    takeback: Takeback[Toy] = Takeback()
    state = Toy(1)
    takeback.note(P0, state, 0)
    state.number = 99
    point = takeback.undo(P0)
    assert point is not None
    assert point.state.number == 1


def test_every_way_back_can_be_ended() -> None:
    takeback: Takeback[Toy] = Takeback()
    takeback.note(P0, Toy(1), 0)
    takeback.close()
    assert takeback.depth(P0) == 0
    assert takeback.restart(P0) is None


def test_nobody_goes_back_below_the_floor() -> None:
    takeback: Takeback[Toy] = Takeback()
    for number in range(4):
        takeback.note(P0, Toy(number), 10 + number)
    assert takeback.depth(P0, floor=12) == 2
    point = takeback.restart(P0, floor=12)
    assert point is not None
    assert point.answered == 12
    assert takeback.depth(P0, floor=12) == 0
    assert takeback.undo(P0, floor=12) is None
    assert takeback.depth(P0) == 2


def test_a_joined_answer_is_taken_back_with_the_one_before() -> None:
    takeback: Takeback[Toy] = Takeback()
    takeback.note(P0, Toy(1), 0)
    takeback.note(P0, Toy(2), 1, joined=True)
    assert takeback.depth(P0) == 1
    point = takeback.undo(P0)
    assert point is not None
    assert (point.state.number, point.answered) == (1, 0)


def test_a_joined_answer_before_which_there_is_none_stays() -> None:
    takeback: Takeback[Toy] = Takeback()
    takeback.note(P1, Toy(1), 0)
    takeback.note(P0, Toy(2), 1, joined=True)
    assert takeback.depth(P0) == 0
    takeback.note(P0, Toy(3), 2)
    assert takeback.depth(P0) == 1
