"""Chapter 2: the order of a turn and of the seven rounds."""

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import CIVIL, MIGHT
from clocksmith.games.khronos.model.events import (
    Discarded,
    Drew,
    KeptCards,
    RoundBegan,
    StartDrawn,
    TookIncome,
    TurnBegan,
)
from games.khronos.scene import PLAIN, at, ecus, end_turn, rooms, scene, standing
from play import P0, P1, P2, asked, play, refused, texts

PAYS_ONE = "watchtower c3 of 0; hamlet d3; watchtower c6 of 1; hamlet d6"


@pytest.mark.rule("2")
def test_each_player_plays_all_phases_before_the_next_one_begins() -> None:
    state = scene(PAYS_ONE, round=4)
    events = end_turn(state)
    assert [type(event).__name__ for event in events] == [
        "Discarded",
        *["Drew"] * 4,
        "TookIncome",
        "TurnBegan",
    ]
    assert asked(GAME, state) == ("TakeTurn", P1)


@pytest.mark.rule("2")
def test_after_the_last_player_the_next_round_begins() -> None:
    state = scene(round=2, turn=2)
    assert end_turn(state)[-2:] == [RoundBegan(3), TurnBegan(P0)]
    assert state.round == 3


@pytest.mark.rule("2")
def test_a_game_has_seven_rounds() -> None:
    state = GAME.start(2)
    play(GAME, state, "start 1", *["draw civil"] * 8)
    turns = 0
    while GAME.decision(state) is not None:
        assert state.round == 1 + turns // 2
        end_turn(state)
        turns += 1
    assert turns == 14


@pytest.mark.rule("2.2")
def test_actions_are_played_in_any_order_and_number() -> None:
    state = scene(hands=("2m 1r 1c",), adventurers=("might:2 faith:2",))
    play(
        GAME,
        state,
        "build watchtower faith c3",
        "travel a reason",
        "build chapel faith f3",
        "travel a might",
        "build hamlet might c3",
        "travel b might",
        "build watchtower might f3",
    )
    assert standing(state, MIGHT) == {"hamlet c3", "watchtower f3 of 0"}


@pytest.mark.rule("2.2")
def test_a_turn_may_end_without_any_action() -> None:
    state = scene(opening=True)
    assert "end" in texts(GAME, state)
    assert end_turn(state)[-1] == TurnBegan(P1)


@pytest.mark.rule("2.2")
def test_what_is_no_action_of_a_turn_is_not_offered() -> None:
    state = scene()
    for line in ("draw civil", "start 0", "pay 1m", "charge 1 0", "stay 0", "keep nothing"):
        assert refused(GAME, state, line).key == "not-offered"
    assert refused(GAME, state, "shrink might a1").key == "not-offered"
    assert refused(GAME, state, "downsize might a1").key == "not-offered"


@pytest.mark.rule("2.2")
def test_every_action_that_is_not_refused_is_offered_in_order() -> None:
    state = scene(
        "keep b2 of 0; hamlet d3; chapel d4 of 1; watchtower k3 of 0",
        "monastery b2 of 0; hamlet d2",
        "monastery b2 ruin; town g3",
        hands=("2m 1r 1c",),
        adventurers=("might:2 reason:2",),
        opening=True,
    )
    decision = GAME.decision(state)
    assert decision is not None
    unrefused = [a for a in decision.candidates(state) if GAME.refusal(state, a) is None]
    assert GAME.legal(state).listed() == unrefused


@pytest.mark.rule("2.3")
def test_at_the_end_the_rest_of_the_hand_is_discarded_and_four_are_drawn() -> None:
    state = scene(hands=("1m 1r 2c",))
    play(GAME, state, "build hamlet might c3")
    events = play(GAME, state, "end", *["draw civil"] * 4)
    assert events == [Discarded(P0, (1, 1, 1)), *[Drew(P0, CIVIL)] * 4, TurnBegan(P1)]
    assert state.players[0].hand == [0, 0, 4]
    assert state.discards == [1, 1, 2]


@pytest.mark.rule("2.3")
def test_with_an_empty_hand_nothing_is_discarded() -> None:
    state = scene(hands=("1c",))
    play(GAME, state, "build hamlet might c3")
    assert play(GAME, state, "end", "draw civil") == [Drew(P0, CIVIL)]


@pytest.mark.rule("2.3", "12")
def test_in_the_english_edition_cards_may_be_kept() -> None:
    state = scene(options=f"{PLAIN} edition=english", hands=("1m 1r 1c",))
    play(GAME, state, "end")
    assert asked(GAME, state) == ("KeepCards", P0)
    events = play(GAME, state, "keep 1m", "draw civil", "draw civil", "draw civil")
    assert events == [
        Discarded(P0, (0, 1, 1)),
        KeptCards(P0, 1),
        *[Drew(P0, CIVIL)] * 3,
        TurnBegan(P1),
    ]
    assert state.players[0].hand == [1, 0, 3]


@pytest.mark.rule("4.3")
def test_rooms_are_reset_at_the_end_of_the_turn() -> None:
    state = scene(hands=("2m",), adventurers=("might:2 might:1",))
    play(GAME, state, "build keep might c3")
    assert sum(rooms(state, 0)) == 1
    end_turn(state)
    assert rooms(state, 0) == [2, 2]


@pytest.mark.rule("4.3", "4.2")
def test_bindings_are_reset_at_the_end_of_the_turn() -> None:
    state = scene(options=f"{PLAIN} edition=first", hands=("1m 1c",))
    play(GAME, state, "build watchtower might c3")
    assert state.players[0].adventurers[0].bound == MIGHT
    end_turn(state)
    assert [one.bound for one in state.players[0].adventurers] == [-1, -1]


@pytest.mark.rule("2.4", "10")
@pytest.mark.parametrize("round", [1, 2, 3, 5, 6])
def test_other_rounds_end_without_income(round: int) -> None:
    state = scene(PAYS_ONE, round=round)
    assert not [event for event in end_turn(state) if isinstance(event, TookIncome)]
    assert ecus(state)[0] == 10


@pytest.mark.rule("2.4", "10")
@pytest.mark.parametrize("round", [4, 7])
def test_rounds_four_and_seven_end_with_income(round: int) -> None:
    state = scene(PAYS_ONE, round=round)
    assert TookIncome(P0, MIGHT, at("c3"), 1) in end_turn(state)
    assert ecus(state) == [11, 10, 10]


@pytest.mark.rule("2.4", "11")
def test_the_game_ends_after_the_last_players_income_in_round_seven() -> None:
    state = scene("watchtower c3 of 2; hamlet d3", hands=("1c", "1c", "1c"), round=7, turn=2)
    events = end_turn(state)
    assert events[-1] == TookIncome(P2, MIGHT, at("c3"), 1)
    assert GAME.decision(state) is None
    assert len(GAME.legal(state)) == 0
    assert refused(GAME, state, "end").key == "game-over"


@pytest.mark.rule("2.3", "K3")
def test_hands_are_refilled_in_round_seven_too() -> None:
    state = scene(round=7, turn=2)
    assert len([event for event in end_turn(state) if isinstance(event, Drew)]) == 4


@pytest.mark.rule("2.3", "K3")
def test_cards_are_kept_in_round_seven_too() -> None:
    state = scene(options=f"{PLAIN} edition=english", round=7, turn=2)
    play(GAME, state, "end")
    assert asked(GAME, state) == ("KeepCards", P2)


@pytest.mark.rule("12")
@pytest.mark.parametrize("round", range(1, 7))
def test_a_new_start_player_may_be_drawn_each_round(round: int) -> None:
    state = scene(options=f"{PLAIN} new-start=yes", round=round, turn=2)
    assert end_turn(state)[-1] == RoundBegan(round + 1)
    assert asked(GAME, state) == ("DrawStart", -1)
    assert play(GAME, state, "start 1") == [StartDrawn(P1), TurnBegan(P1)]
    order = []
    for _ in range(3):
        order.append(asked(GAME, state)[1])
        end_turn(state)
    assert order == [1, 2, 0]


@pytest.mark.rule("12")
def test_the_first_round_draws_its_start_player_once() -> None:
    state = GAME.start(2, GAME.options.choose({"new-start": "yes"}))
    events = play(GAME, state, "start 1", *["draw civil"] * 8)
    assert events[-2:] == [RoundBegan(1), TurnBegan(P1)]
