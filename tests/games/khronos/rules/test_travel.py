"""Chapter 3: journeys."""

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import FAITH, MIGHT, REASON
from clocksmith.games.khronos.model.events import FOR_JOURNEY, Paid, Travelled
from games.khronos.scene import PLAIN, ecus, scene
from play import P0, play, refused, texts


@pytest.mark.rule("3")
def test_a_journey_costs_one_ecu_and_leads_to_either_other_age() -> None:
    state = scene(adventurers=("faith:2 might:1",))
    assert texts(GAME, state, "travel") == [
        "travel a might",
        "travel a reason",
        "travel b faith",
        "travel b reason",
    ]
    assert play(GAME, state, "travel b reason") == [
        Paid(P0, 1, FOR_JOURNEY),
        Travelled(P0, 1, MIGHT, REASON),
    ]
    assert [one.age for one in state.players[0].adventurers] == [FAITH, REASON]
    assert ecus(state)[0] == 9


@pytest.mark.rule("3")
def test_nobody_travels_to_where_they_are() -> None:
    state = scene(adventurers=("faith:2 might:1",))
    refusal = refused(GAME, state, "travel a faith")
    assert (refusal.rule, refusal.key) == ("3", "already-there")


@pytest.mark.rule("3")
def test_an_adventurer_travels_any_number_of_times() -> None:
    state = scene(ecus=(4,), adventurers=("might:2 faith:2",))
    play(GAME, state, "travel a reason", "travel a faith", "travel a might", "travel a reason")
    assert ecus(state)[0] == 0


@pytest.mark.rule("3")
def test_without_money_nobody_travels() -> None:
    state = scene(ecus=(1,))
    assert "travel a reason" in texts(GAME, state)
    state = scene(ecus=(0,))
    refusal = refused(GAME, state, "travel a reason")
    assert (refusal.rule, refusal.key) == ("3", "too-poor-to-travel")


@pytest.mark.rule("3")
def test_of_two_adventurers_that_are_alike_one_is_named() -> None:
    state = scene(adventurers=("might:2 might:2",))
    assert texts(GAME, state, "travel") == ["travel a faith", "travel a reason"]
    refusal = refused(GAME, state, "travel b faith")
    assert (refusal.rule, refusal.key) == ("3", "adventurers-alike")


@pytest.mark.rule("3")
@pytest.mark.parametrize("both", ["might:2 might:1", "might:2 faith:2"])
def test_adventurers_that_differ_in_age_or_room_are_both_named(both: str) -> None:
    state = scene(adventurers=(both,))
    assert len(texts(GAME, state, "travel")) == 4


@pytest.mark.rule("3", "4.2")
def test_adventurers_that_differ_in_binding_are_both_named() -> None:
    state = scene(options=f"{PLAIN} edition=first", adventurers=("might:1/might might:1/faith",))
    assert len(texts(GAME, state, "travel")) == 4


@pytest.mark.rule("3")
def test_room_and_binding_travel_along() -> None:
    state = scene(options=f"{PLAIN} edition=first", adventurers=("might:1/might faith:2",))
    play(GAME, state, "travel a reason")
    adventurer = state.players[0].adventurers[0]
    assert (adventurer.age, adventurer.room, adventurer.bound) == (REASON, 1, MIGHT)
