"""Actions are objects, texts and numbers at once."""

import pytest

from clocksmith.core.action import Action, ActionSpace


def test_an_action_is_found_by_its_text_however_it_is_spaced() -> None:
    one, two = Action("build keep"), Action("end")
    space = ActionSpace([one, two])
    assert space.parse("  Build   KEEP ") is one
    assert space.parse("end") is two
    assert (one.index, two.index) == (0, 1)
    assert len(space) == 2


def test_an_unknown_text_is_refused_in_words() -> None:
    space = ActionSpace([Action("end")])
    with pytest.raises(ValueError, match="'fly away' is not an action of this game"):
        space.parse("fly away")


def test_a_very_long_text_is_shortened_in_the_answer() -> None:
    space = ActionSpace([Action("end")])
    with pytest.raises(ValueError, match=r"\.\.\.") as caught:
        space.parse("x" * 10_000)
    assert len(str(caught.value)) < 120


def test_two_actions_of_one_text_are_a_mistake() -> None:
    with pytest.raises(AssertionError, match="two actions"):
        ActionSpace([Action("end"), Action("end")])
