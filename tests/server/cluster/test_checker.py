"""The checker finds what must not be: each fault that is planted, and nothing where all is well."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace

import pytest

from faults.checker import (
    CHANGED,
    FORGOTTEN,
    GAP,
    LATE,
    LOST,
    ORDER,
    REFUSED,
    REPEATED,
    SHARED,
    SURPRISE,
    TWICE,
    UNKNOWN,
    UNTRUE,
    findings,
    unheard,
)
from faults.log import Kept, Line
from faults.notes import Heard, Notes, Sent

TABLE = "t1"
BOT = Line("act", 2, "pass", None)


def line(number: int) -> Line:
    return Line("act", number % 2, f"go {number}", f"key-{number}")


class Evening:
    """Two people who took turns beside a bot, and what is kept of it; all is well at first."""

    def __init__(self) -> None:
        self.people = [Notes(seats={(TABLE, 0)}), Notes(seats={(TABLE, 1)}, said={"hello"})]
        log = []
        for number in range(1, 10):
            if number % 3 == 0:
                log.append((number, BOT))
                continue
            log.append((number, line(number)))
            sent = Sent(TABLE, line(number), float(number), number + 0.5, number)
            self.people[number % 2].sent.append(sent)
        for notes in self.people:
            notes.heard += [Heard(TABLE, 1, number, number == 0) for number in range(10)]
        # one that was refused, and one that nobody answered but that was kept
        stale = Line("undo", 0, "", "key-refused")
        self.people[0].sent.append(Sent(TABLE, stale, 20.0, 20.5, refused="stale"))
        self.people[1].sent.append(Sent(TABLE, line(10), 21.0))
        self.kept = Kept({TABLE: [*log, (10, line(10))]}, {"hello"}, {(TABLE, 0), (TABLE, 1)})

    @property
    def log(self) -> list[tuple[int, Line]]:
        return self.kept.logs[TABLE]

    def found(self) -> set[str]:
        return {finding.kind for finding in findings(self.people, self.kept, timely=True)}


def test_where_all_is_well_nothing_is_found() -> None:
    evening = Evening()
    assert evening.found() == set()
    assert unheard(evening.people, evening.kept) == {"key-10"}


def lose_the_last(evening: Evening) -> None:
    del evening.log[7:]


def lose_one(evening: Evening) -> None:
    del evening.log[3]


def lose_one_and_close_the_gap(evening: Evening) -> None:
    del evening.log[3]
    evening.log[:] = [(number, one) for number, (_, one) in enumerate(evening.log, 1)]


def keep_one_twice(evening: Evening) -> None:
    evening.log.append((11, line(4)))


def swap_two(evening: Evening) -> None:
    evening.log[3], evening.log[4] = (4, line(5)), (5, line(4))


def swap_two_and_what_was_told(evening: Evening) -> None:
    swap_two(evening)
    for notes in evening.people:
        for sent in notes.sent:
            sent.number = {4: 5, 5: 4}.get(sent.number or 0, sent.number)


def swap_one_that_nobody_answered(evening: Evening) -> None:
    evening.log[6], evening.log[9] = (7, line(10)), (10, line(7))
    evening.people[1].sent[-4].number = 10


def change_one(evening: Evening) -> None:
    evening.log[3] = (4, line(4)._replace(text="go elsewhere"))


def change_the_seat(evening: Evening) -> None:
    evening.log[3] = (4, line(4)._replace(seat=1))


def tell_a_number_twice(evening: Evening) -> None:
    again = replace(evening.people[0].sent[0], line=line(77))
    evening.people[0].sent.append(again)


def keep_what_was_refused(evening: Evening) -> None:
    evening.log.append((11, Line("undo", 0, "", "key-refused")))


def keep_what_nobody_sent(evening: Evening) -> None:
    evening.log.append((11, line(99)))


def tell_what_is_not_kept(evening: Evening) -> None:
    evening.people[0].heard.append(Heard(TABLE, 1, 11, False))


def tell_one_twice(evening: Evening) -> None:
    evening.people[0].heard.insert(5, deepcopy(evening.people[0].heard[4]))


def tell_less_than_before(evening: Evening) -> None:
    evening.people[0].heard.append(Heard(TABLE, 2, 8, True))


def lose_a_seat(evening: Evening) -> None:
    evening.kept.seats.discard((TABLE, 1))


def lose_a_table(evening: Evening) -> None:
    evening.kept.logs.clear()


def lose_a_word(evening: Evening) -> None:
    evening.kept.said.clear()


def ring_a_clock(evening: Evening) -> None:
    evening.log.append((11, Line("late", 1, "pass", None)))


def answer_oddly(evening: Evening) -> None:
    evening.people[0].surprises.append("500")


@pytest.mark.parametrize(
    ("plant", "kind"),
    [
        (lose_the_last, LOST),
        (lose_one, LOST),
        (lose_one, GAP),
        (lose_one_and_close_the_gap, CHANGED),
        (keep_one_twice, TWICE),
        (swap_two, CHANGED),
        (swap_two_and_what_was_told, ORDER),
        (swap_one_that_nobody_answered, ORDER),
        (change_one, CHANGED),
        (change_the_seat, CHANGED),
        (tell_a_number_twice, SHARED),
        (keep_what_was_refused, REFUSED),
        (keep_what_nobody_sent, UNKNOWN),
        (tell_what_is_not_kept, UNTRUE),
        (tell_one_twice, REPEATED),
        (tell_less_than_before, FORGOTTEN),
        (lose_a_seat, LOST),
        (lose_a_table, LOST),
        (lose_a_word, LOST),
        (ring_a_clock, LATE),
        (answer_oddly, SURPRISE),
    ],
)
def test_a_planted_fault_is_found(plant: Callable[[Evening], None], kind: str) -> None:
    evening = Evening()
    plant(evening)
    assert kind in evening.found()


def test_what_nobody_answered_may_be_kept_or_not() -> None:
    evening = Evening()
    del evening.log[9]
    assert evening.found() == set()


def test_a_comeback_may_tell_again_what_was_told() -> None:
    evening = Evening()
    evening.people[0].heard.append(Heard(TABLE, 2, 9, True))
    evening.people[0].heard.append(Heard(TABLE, 2, 10, False))
    assert evening.found() == set()
