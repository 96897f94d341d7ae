"""Chapter 1: what is on the table before the first turn."""

import pytest

from clocksmith.core.event import Log
from clocksmith.core.seat import NOBODY
from clocksmith.core.step import Chance
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import (
    AGES,
    CELL_NAMES,
    CIVIL,
    FAITH,
    MIGHT,
    MILITARY,
    REASON,
    RELIGIOUS,
)
from clocksmith.games.khronos.model.events import (
    Drew,
    Reshuffled,
    RoundBegan,
    StartDrawn,
    TurnBegan,
)
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.turn import DrawStart
from games.khronos.scene import PLAIN, at, ecus, end_turn, scene, there, written
from play import P0, P1, P2, asked, play, refused, texts


def dealt(seats: int, options: dict[str, str] | None = None) -> Khronos:
    """Return a game in its first turn: seat 0 begins, everybody holds what came up first."""
    state = GAME.start(seats, GAME.options.choose(options or {}))
    play(GAME, state, "start 0")
    while asked(GAME, state)[0] == "DrawCard":
        play(GAME, state, texts(GAME, state)[0])
    return state


@pytest.mark.rule("1.1", "1.3")
def test_all_three_ages_show_the_same_ten_printed_hamlets() -> None:
    state = GAME.start(2)
    boards = [[written(b) for b in state.boards[age].buildings()] for age in AGES]
    assert boards[MIGHT] == boards[FAITH] == boards[REASON]
    assert boards[MIGHT] == [
        "hamlet j4",
        "hamlet e6",
        "hamlet i8",
        "hamlet n9",
        "hamlet d10",
        "hamlet m12",
        "hamlet d13",
        "hamlet j14",
        "hamlet k16",
        "hamlet i17",
    ]
    assert all(b.printed for age in AGES for b in state.boards[age].buildings())


@pytest.mark.rule("1.1")
def test_the_grid_has_16_columns_and_20_rows() -> None:
    assert len(CELL_NAMES) == 16 * 20
    assert (CELL_NAMES[0], CELL_NAMES[15], CELL_NAMES[16], CELL_NAMES[-1]) == (
        "a1",
        "p1",
        "a2",
        "p20",
    )


@pytest.mark.rule("1.2")
def test_all_tiles_lie_in_the_supply() -> None:
    assert GAME.start(3).supply == [tile.count for tile in GAME.parts.tiles]


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_begins_with_4_ecus_25_cubes_4_cards_and_both_adventurers_in_might(
    seats: int,
) -> None:
    state = dealt(seats)
    assert len(state.players) == seats
    for player in state.players:
        assert player.ecus == 4
        assert player.cubes == 25
        assert sum(player.hand) == 4
        assert [one.age for one in player.adventurers] == [MIGHT, MIGHT]
        assert [one.room for one in player.adventurers] == [2, 2]


@pytest.mark.rule("1.5", "K6")
def test_nothing_is_discarded_or_shown_before_the_first_turn() -> None:
    state = GAME.start(2)
    assert state.discards == [0, 0, 0]
    assert [(player.hand, player.shown) for player in state.players] == [([0, 0, 0], [0, 0, 0])] * 2


@pytest.mark.rule("1.4")
def test_money_has_no_limit() -> None:
    state = scene(ecus=(9999,), hands=("2m",))
    play(GAME, state, "build keep might c3")
    assert ecus(state)[0] == 10000


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(
    ("edition", "deck"),
    [("second", [18, 18, 19]), ("first", [11, 11, 11]), ("english", [11, 11, 11])],
)
def test_the_pile_is_the_deck_of_the_edition(edition: str, deck: list[int]) -> None:
    assert GAME.start(2, GAME.options.choose({"edition": edition})).pile == deck


@pytest.mark.rule("1.5")
def test_the_start_player_is_drawn_with_equal_chances() -> None:
    state = GAME.start(3)
    decision = GAME.decision(state)
    assert isinstance(decision, DrawStart)
    assert decision.weights(state) == [1, 1, 1]
    assert texts(GAME, state) == ["start 0", "start 1", "start 2"]
    assert refused(GAME, state, "start 3").key == "not-offered"
    assert refused(GAME, state, "end").key == "not-offered"
    assert [action.text for action in decision.candidates(state)] == texts(GAME, state)


@pytest.mark.rule("1.4", "1.5")
def test_hands_are_dealt_from_the_start_player_on() -> None:
    state = GAME.start(3)
    events = play(GAME, state, "start 1", *["draw civil"] * 4, *["draw military"] * 8)
    assert events == [
        StartDrawn(P1),
        *[Drew(P1, CIVIL)] * 4,
        *[Drew(P2, MILITARY)] * 4,
        *[Drew(P0, MILITARY)] * 4,
        RoundBegan(1),
        TurnBegan(P1),
    ]
    assert state.pile == [10, 18, 15]


@pytest.mark.rule("1.5")
def test_each_card_of_the_pile_is_as_likely_as_another() -> None:
    state = GAME.start(2)
    play(GAME, state, "start 0", "draw military")
    decision = GAME.decision(state)
    assert isinstance(decision, Chance)
    assert decision.weights(state) == [17, 18, 19]


@pytest.mark.rule("1.5")
def test_when_a_card_is_due_and_the_pile_is_empty_the_discards_become_the_pile() -> None:
    state = scene(hands=("1m 1r 2c",))
    state.pile = [0, 2, 0]
    state.discards = [3, 0, 0]
    events = play(GAME, state, "end", "draw religious", "draw religious", "draw military")
    assert events[1:] == [
        Drew(P0, RELIGIOUS),
        Drew(P0, RELIGIOUS),
        Reshuffled(3 + 4),
        Drew(P0, MILITARY),
    ]
    assert state.discards == [0, 0, 0]
    assert state.pile == [3, 1, 2]


@pytest.mark.rule("1.5")
def test_an_empty_pile_waits_until_a_card_is_due() -> None:
    state = scene(hands=("nothing",))
    state.pile = [4, 0, 0]
    state.discards = [0, 5, 0]
    events = play(GAME, state, "end", *["draw military"] * 4)
    assert not [event for event in events if isinstance(event, Reshuffled)]
    assert (state.pile, state.discards) == ([0, 0, 0], [0, 5, 0])


@pytest.mark.rule("1.5")
def test_a_kind_that_is_not_in_the_pile_is_not_drawn() -> None:
    state = scene(hands=("nothing",))
    state.pile = [4, 0, 1]
    play(GAME, state, "end")
    assert texts(GAME, state) == ["draw military", "draw civil"]
    assert refused(GAME, state, "draw religious").key == "not-offered"
    assert refused(GAME, state, "end").key == "not-offered"
    decision = GAME.decision(state)
    assert isinstance(decision, Chance)
    assert [action.text for action in decision.candidates(state)] == [
        "draw military",
        "draw religious",
        "draw civil",
    ]
    assert decision.weights(state) == [4, 1]


@pytest.mark.rule("1.5", "2")
def test_turns_go_clockwise_from_the_same_start_player_in_every_round() -> None:
    state = GAME.start(3)
    play(GAME, state, "start 1", *["draw civil"] * 12)
    order = []
    for _ in range(9):
        order.append(asked(GAME, state)[1])
        end_turn(state)
    assert order == [1, 2, 0] * 3


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_seats_are_refused_in_words(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 seats"):
        GAME.start(seats)


@pytest.mark.rule("12")
def test_in_holdem_one_card_of_each_kind_lies_face_up_before_dealing() -> None:
    state = GAME.start(2, GAME.options.choose({"holdem": "yes"}))
    assert state.face_up == [1, 1, 1]
    assert state.pile == [17, 17, 18]


@pytest.mark.rule("12")
def test_without_holdem_no_card_lies_face_up() -> None:
    assert GAME.start(2).face_up == [0, 0, 0]


@pytest.mark.rule("1.1", "12")
def test_a_drawn_map_is_played_on() -> None:
    state = GAME.start(2, GAME.options.choose({"map": PLAIN.removeprefix("map=")}))
    assert there(state, MIGHT, "p1") == "hamlet p1"
    assert there(state, REASON, "p19") == "hamlet p19"
    assert state.boards[FAITH].at(at("j4")) is None


@pytest.mark.rule("1.4")
def test_before_the_deal_there_is_no_start_player_and_no_round() -> None:
    state = GAME.start(2)
    assert (state.start, state.turn, state.round) == (NOBODY, NOBODY, 0)
    log = Log()
    GAME.apply(state, GAME.actions.parse("start 1"), log)
    assert log.events == [StartDrawn(P1)]
    assert (state.start, state.turn, state.round) == (P1, NOBODY, 0)
