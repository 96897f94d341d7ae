"""A recorded game as the coach goes through it."""

import pytest

from clocksmith.coach.story import ends_of, story_of
from clocksmith.games import OURS
from clocksmith.table.recorded import table_of
from coach.games import recorded, story


@pytest.mark.parametrize("game", OURS)
def test_every_action_has_its_position_and_its_step(game: str) -> None:
    told, table = story(game), table_of(recorded(game), 0.0)
    assert told.ends == ends_of(table.results)
    assert [moment.action for moment in told.moments] == recorded(game).actions
    assert told.states[-1].key() == table.state.key()
    for moment in told.moments:
        assert told.states[moment.number] is moment.state
        assert moment.number < told.ends[moment.step]
        assert moment.step == 0 or moment.number >= told.ends[moment.step - 1]


def test_a_choice_is_one_of_a_seat_among_several_answers() -> None:
    for moment in story("khronos").choices():
        assert moment.seat >= 0
        assert len(story("khronos").game.legal(moment.state)) == moment.choices > 1


def test_steps_that_were_sealed_together_are_one_step() -> None:
    record = recorded("sands")
    ends = list(ends_of(table_of(record, 0.0).results))
    del ends[1]
    told = story_of(record, ends)
    assert len(told.ends) == len(ends)
    assert {moment.step for moment in told.moments} == set(range(len(ends)))


@pytest.mark.parametrize("ends", [[], [1], [5, 3]])
def test_steps_of_another_game_are_refused(ends: list[int]) -> None:
    with pytest.raises(ValueError, match="not those of the record"):
        story_of(recorded("khronos"), ends)
