"""The loop all games share, seen on Khronos."""

import pytest

from clocksmith.core.event import Log, Silence
from clocksmith.core.seat import CHANCE
from clocksmith.games import GAMES, OURS

KHRONOS = GAMES["khronos"]


def test_a_game_starts_with_a_question() -> None:
    state = KHRONOS.start(seats=3)
    decision = KHRONOS.decision(state)
    assert decision is not None
    assert decision.seat == CHANCE
    assert decision.group(state) == (CHANCE,)


def test_an_answer_is_carried_out_with_all_that_follows_by_itself() -> None:
    state = KHRONOS.start(seats=2)
    log = Log()
    KHRONOS.apply(state, KHRONOS.actions.parse("start 1"), log)
    assert type(KHRONOS.decision(state)).__name__ == "DrawCard"
    assert [type(event).__name__ for event in log.events] == ["StartDrawn"]


def test_silence_keeps_no_events() -> None:
    state = KHRONOS.start(seats=2)
    silence = Silence()
    KHRONOS.apply(state, KHRONOS.actions.parse("start 1"), silence)
    assert silence.events == []


def test_games_are_found_by_name() -> None:
    assert next(iter(GAMES)) == "khronos"
    assert len(GAMES) == len(set(GAMES))
    assert all(GAMES[name].name == name for name in OURS)
    with pytest.raises(KeyError):
        GAMES["chess"]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_a_wrong_number_of_seats_is_refused_in_words(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 seats, not {seats}"):
        KHRONOS.start(seats=seats)
