"""Chapter 4.2 B: cards are used or declined, and a turn ends."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.events import (
    FOR_REPETITION,
    CardDeclined,
    EmphasisPlayed,
    UnrestRaised,
)
from games.sands.scene import kinds, scene, used
from play import P0, asked, play, refused, texts


@pytest.mark.rule("4.2.B")
def test_actions_are_used_in_either_order_one_after_the_other() -> None:
    state = scene("", "stock crops:9 gold:9", cards="govern muster")
    assert texts(GAME, state)[:2] == ["use muster", "use govern"]
    play(GAME, state, "use govern", "lower", "done")
    assert texts(GAME, state)[:1] == ["use muster"]
    assert refused(GAME, state, "use govern").key == "not-revealed"
    assert used(state, 0) == ["govern"]


@pytest.mark.rule("4.2.B", "S1")
def test_an_action_that_does_nothing_is_declined() -> None:
    state = scene("", "stock crops:9", cards="govern")
    events = play(GAME, state, "use govern", "done")
    assert kinds(events) == ["CardDeclined"]
    assert used(state, 0) == []


@pytest.mark.rule("4.2.B", "S1")
def test_ending_the_turn_declines_what_is_left() -> None:
    state = scene("", "used raid", cards="raid govern", round=2)
    events = play(GAME, state, "end")
    assert len([event for event in events if isinstance(event, CardDeclined)]) == 2
    assert used(state, 0) == ["raid"]
    assert state.players[0].unrest == 3


@pytest.mark.rule("4.2.B")
def test_a_repeated_card_costs_unrest_only_if_it_is_used() -> None:
    state = scene("aethopia of 0 capital", "stock gold:9; used muster", cards="muster", round=2)
    play(GAME, state, "use muster", "done", "end")
    assert state.players[0].unrest == 3
    state = scene("aethopia of 0 capital", "stock gold:9; used muster", cards="muster", round=2)
    play(GAME, state, "use muster", "muster aethopia", "done")
    assert UnrestRaised(P0, 1, 4, FOR_REPETITION) in play(GAME, state, "end")


@pytest.mark.rule("4.2.B", "6")
def test_an_emphasis_card_comes_into_force_before_the_actions() -> None:
    state = scene(
        "",
        "sealed raid political",
        "sealed raid build",
        pending="ChooseCards seat=2; NextTurn",
    )
    events = play(GAME, state, "choose raid build")
    assert EmphasisPlayed(P0, state.players[0].emphasis) in events
    assert texts(GAME, state)[:1] == ["use raid"]
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("4.2.B", "7")
def test_each_used_action_with_the_symbol_lays_one_marker() -> None:
    state = scene("", "stock crops:9; unrest 5; emphasis cultural 0", cards="govern chronicle")
    play(GAME, state, "use chronicle", "record 1 a")
    assert state.players[0].markers == 0
    play(GAME, state, "use govern", "lower", "done")
    assert state.players[0].markers == 1


@pytest.mark.rule("4.2.B", "7")
def test_the_third_marker_raises_heritage_and_further_ones_are_ignored() -> None:
    state = scene("", "stock crops:9; unrest 5; emphasis cultural 2", cards="govern migrate")
    play(GAME, state, "use govern", "lower", "done")
    assert state.players[0].heritage == [0, 0, 1]
    assert state.players[0].markers == 3
    state = scene("", "stock crops:9; unrest 5; emphasis cultural 3", cards="govern")
    play(GAME, state, "use govern", "lower", "done")
    assert state.players[0].heritage == [0, 0, 0]


@pytest.mark.rule("7", "advance.philosophy")
def test_with_philosophy_two_markers_are_enough() -> None:
    rows = "writing poetry history philosophy"
    has = "stock crops:9; unrest 5; reached writing:4; emphasis cultural 1"
    state = scene("", has, cards="govern", rows=rows)
    play(GAME, state, "use govern", "lower", "done")
    assert state.players[0].heritage == [0, 0, 1]
    assert state.players[0].markers == 2


@pytest.mark.rule("advance.philosophy")
def test_two_markers_that_lie_there_are_completed_by_reaching_philosophy() -> None:
    rows = "writing poetry history philosophy"
    has = "unrest 1; heritage 0 0 3; reached writing:3; emphasis cultural 2"
    state = scene("", has, cards="advance", rows=rows)
    play(GAME, state, "use advance", "advance cultural-1")
    assert state.players[0].heritage == [0, 0, 4]
    assert state.players[0].markers == 2


@pytest.mark.rule("4", "4.2.B")
def test_the_end_of_a_turn_is_asked_only_while_a_bonus_action_is_left() -> None:
    state = scene("", "stock crops:9", cards="chronicle")
    play(GAME, state, "use chronicle", "record 1 a")
    assert asked(GAME, state) == ("TakeTurn", 0)
    play(GAME, state, "support civil")
    assert asked(GAME, state) == ("TakeTurn", 1)


@pytest.mark.rule("4.2.B")
def test_what_the_first_action_gained_works_for_the_second() -> None:
    rows = "writing poetry democracy"
    has = "unrest 1; heritage 0 0 3; reached writing:2"
    state = scene("italia of 0 capital", has, cards="advance caravan2", rows=rows)
    play(GAME, state, "use caravan2")
    assert refused(GAME, state, "caravan italia graecia gold").key == "card-locked"
    state = scene(
        "italia of 0 capital", has + "; stock gold:2", cards="advance caravan2", rows=rows
    )
    play(GAME, state, "use advance", "advance cultural-1")
    while asked(GAME, state)[0] != "TakeTurn":
        play(GAME, state, texts(GAME, state)[0])
    play(GAME, state, "use caravan2", "caravan italia graecia gold")
    assert asked(GAME, state)[0] == "ChooseHeritage"
