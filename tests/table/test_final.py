"""What one click may play is never beyond recall: every question of the three games is walked."""

import random
from collections import Counter

import pytest

from clocksmith.core.seat import Seat
from clocksmith.table.alone import lone_answer
from clocksmith.table.entry import ONLY, Command
from clocksmith.table.table import Table
from table.sitting import act, chooser_for, table_for, tell, undo

GAMES_PLAYED = {"khronos": 2, "sands": 3, "inventions": 2}
ENOUGH = 3  # times that one kind of answer to one kind of question is tried


def answer_for_others(table: Table, seat: Seat) -> None:
    """Let everybody else who is asked answer at once, as bots do."""
    for other in table.waiting():
        question = table.question(other)
        if other != seat and question is not None:
            act(table, other, question.legal[0].text)


def answer_only(table: Table, seat: Seat) -> int:
    """Give the answers of *seat* that need no choice, as its page does; return how many."""
    count = 0
    while (answer := lone_answer(table, seat)) is not None and count < 20:
        question = table.question(seat)
        assert question is not None
        tell(table, Command(ONLY, seat, question.number, answer.text))
        if not table.undoable(seat):
            break
        count += 1
    return count


def try_out(table: Table, seat: Seat, action: str) -> None:
    """Play an answer that one click plays, let all others be quick, and take it back."""
    before = table.undoable(seat)
    act(table, seat, action)
    answer_for_others(table, seat)
    answer_only(table, seat)
    assert table.undoable(seat) > before, f"{action} is final"
    while table.undoable(seat) > before:
        undo(table, seat)


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_what_a_click_plays_can_be_taken_back_however_quickly_others_answer(name: str) -> None:
    tried: Counter[tuple[str, str]] = Counter()
    final: set[str] = set()
    for number in range(GAMES_PLAYED[name]):
        table, rng = table_for(name, number), random.Random(number)
        chooser = chooser_for(name, rng)
        while table.waiting():
            seat = rng.choice(table.waiting())
            question = table.question(seat)
            assert question is not None
            asked, legal = type(question.decision).__name__, question.legal.listed()
            for action in {
                type(one): one for one in rng.sample(legal, min(40, len(legal)))
            }.values():
                kind = asked, type(action).__name__
                if tried[kind] == ENOUGH:
                    continue
                if table.consider(seat, action.text).final:
                    final.add(action.text.split()[0])
                    continue
                try_out(table, seat, action.text)
                tried[kind] += 1
            again = table.question(seat)
            assert again is not None
            act(table, seat, chooser.choose(again.legal).text)
    assert len(tried) > 8
    if name == "sands":
        assert "attack" in final, "the other side seals its die in the same moment"
