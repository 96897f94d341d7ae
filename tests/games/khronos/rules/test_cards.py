"""Chapter 2, cards: exchange, Hold'em, kept cards."""

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import CIVIL, MILITARY, RELIGIOUS
from clocksmith.games.khronos.model.events import (
    FOR_EXCHANGE,
    Discarded,
    Drew,
    KeptCards,
    Paid,
    Swapped,
)
from games.khronos.scene import PLAIN, ecus, scene
from play import P0, asked, play, refused, texts

HOLDEM = f"{PLAIN} holdem=yes"
ENGLISH = f"{PLAIN} edition=english"


# 2.1 Exchange


@pytest.mark.rule("2.1")
def test_an_exchange_costs_two_ecus_and_draws_back_to_four() -> None:
    state = scene(hands=("1m 1r 2c",), opening=True)
    events = play(GAME, state, "exchange 1r 2c", "draw military", "draw military", "draw civil")
    assert events == [
        Paid(P0, 2, FOR_EXCHANGE),
        Discarded(P0, (0, 1, 2)),
        Drew(P0, MILITARY),
        Drew(P0, MILITARY),
        Drew(P0, CIVIL),
    ]
    assert state.players[0].hand == [3, 0, 1]
    assert state.discards == [0, 1, 2]
    assert ecus(state)[0] == 8
    assert asked(GAME, state) == ("TakeTurn", P0)


@pytest.mark.rule("2.1")
def test_any_one_or_more_cards_of_the_hand_are_exchanged() -> None:
    state = scene(hands=("2m 1r",), opening=True)
    assert texts(GAME, state, "exchange") == [
        "exchange 1m",
        "exchange 1r",
        "exchange 2m",
        "exchange 1m 1r",
        "exchange 2m 1r",
    ]
    refusal = refused(GAME, state, "exchange 1c")
    assert (refusal.rule, refusal.key) == ("2.1", "cards-not-held")


@pytest.mark.rule("2.1")
def test_a_hand_is_exchanged_once_per_turn() -> None:
    state = scene(opening=True)
    play(GAME, state, "exchange 1m", "draw civil")
    refusal = refused(GAME, state, "exchange 1r")
    assert (refusal.rule, refusal.key) == ("2.1", "too-late-to-exchange")


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("first", ["travel a reason", "build hamlet might c3"])
def test_after_any_action_it_is_too_late_to_exchange(first: str) -> None:
    state = scene(opening=True)
    play(GAME, state, first)
    assert refused(GAME, state, "exchange 1m").key == "too-late-to-exchange"


@pytest.mark.rule("2.1")
def test_an_exchange_is_refused_without_two_ecus() -> None:
    state = scene(ecus=(1,), opening=True)
    refusal = refused(GAME, state, "exchange 1m")
    assert (refusal.rule, refusal.key) == ("2.1", "too-poor-to-exchange")
    assert refused(GAME, state, "exchange 2m").key == "cards-not-held"


@pytest.mark.rule("2.1")
def test_two_ecus_are_enough_for_an_exchange() -> None:
    state = scene(ecus=(2,), hands=("2r",), opening=True)
    assert texts(GAME, state, "exchange") == ["exchange 1r", "exchange 2r"]
    play(GAME, state, "exchange 1r")
    assert ecus(state)[0] == 0


@pytest.mark.rule("2.1", "1.5")
def test_exchanged_cards_may_come_back_when_the_pile_runs_out() -> None:
    state = scene(hands=("2m 2c",), opening=True)
    state.pile = [0, 1, 0]
    state.discards = [0, 0, 0]
    play(GAME, state, "exchange 2m", "draw religious")
    assert texts(GAME, state) == ["draw military"]


@pytest.mark.rule("2.1")
def test_an_exchange_may_be_left_out() -> None:
    state = scene(opening=True)
    play(GAME, state, "build hamlet might c3")
    assert ecus(state)[0] == 10


# 2.3 Kept cards


@pytest.mark.rule("2.3", "12")
def test_any_unused_cards_may_be_kept_or_none() -> None:
    state = scene(options=ENGLISH, hands=("1m 2c",))
    play(GAME, state, "end")
    assert texts(GAME, state) == [
        "keep nothing",
        "keep 1m",
        "keep 1c",
        "keep 1m 1c",
        "keep 2c",
        "keep 1m 2c",
    ]
    refusal = refused(GAME, state, "keep 1r")
    assert (refusal.rule, refusal.key) == ("2.3", "cards-not-held")
    assert refused(GAME, state, "end").key == "not-offered"
    decision = GAME.decision(state)
    assert decision is not None
    assert "keep 4r" in [action.text for action in decision.candidates(state)]


@pytest.mark.rule("2.3", "12")
def test_who_keeps_all_discards_nothing() -> None:
    state = scene(options=ENGLISH, hands=("1m 2c",))
    assert play(GAME, state, "end", "keep 1m 2c") == [KeptCards(P0, 3)]
    play(GAME, state, "draw civil")
    assert state.players[0].hand == [1, 0, 3]


@pytest.mark.rule("2.3", "12")
def test_who_keeps_nothing_draws_four() -> None:
    state = scene(options=ENGLISH, hands=("1m 2c",))
    events = play(GAME, state, "end", "keep nothing", *["draw religious"] * 4)
    assert events[:2] == [Discarded(P0, (1, 0, 2)), KeptCards(P0, 0)]
    assert state.players[0].hand == [0, 4, 0]


@pytest.mark.rule("2.3", "12")
def test_nobody_is_asked_to_keep_an_empty_hand() -> None:
    state = scene(options=ENGLISH, hands=("1c",))
    play(GAME, state, "build hamlet might c3", "end")
    assert asked(GAME, state) == ("DrawCard", -1)


@pytest.mark.rule("2.3", "12")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_other_editions_keep_nothing(edition: str) -> None:
    state = scene(options=f"{PLAIN} edition={edition}")
    play(GAME, state, "end")
    assert asked(GAME, state) == ("DrawCard", -1)
    assert state.players[0].hand == [0, 0, 0]


# 12 Hold'em


@pytest.mark.rule("12")
def test_a_swap_takes_face_up_cards_of_one_kind_for_as_many_of_the_hand() -> None:
    state = scene(options=HOLDEM, hands=("1m 1r 2c",), opening=True, swap=True)
    state.face_up = [2, 1, 0]
    events = play(GAME, state, "swap 2m for 1r 1c")
    assert events == [Swapped(P0, MILITARY, 2, (0, 1, 1))]
    assert state.players[0].hand == [3, 0, 1]
    assert state.face_up == [0, 2, 1]
    assert ecus(state)[0] == 10


@pytest.mark.rule("12", "K2")
def test_a_swap_never_gives_back_the_kind_taken() -> None:
    state = scene(options=HOLDEM, hands=("1m 2r 1c",), opening=True, swap=True)
    state.face_up = [2, 0, 1]
    assert texts(GAME, state, "swap") == [
        "swap 1m for 1r",
        "swap 1m for 1c",
        "swap 2m for 2r",
        "swap 2m for 1r 1c",
        "swap 1c for 1m",
        "swap 1c for 1r",
    ]
    with pytest.raises(ValueError, match="not an action"):
        GAME.actions.parse("swap 2m for 1m 1r")


@pytest.mark.rule("12")
def test_a_swap_is_refused_for_cards_that_do_not_lie_there() -> None:
    state = scene(options=HOLDEM, hands=("2m 2c",), opening=True, swap=True)
    refusal = refused(GAME, state, "swap 2r for 2m")
    assert (refusal.rule, refusal.key) == ("12", "cards-not-face-up")
    assert texts(GAME, state, "swap") == [
        "swap 1m for 1c",
        "swap 1r for 1m",
        "swap 1r for 1c",
        "swap 1c for 1m",
    ]


@pytest.mark.rule("12")
def test_a_swap_is_refused_for_cards_that_are_not_held() -> None:
    state = scene(options=HOLDEM, hands=("2m 2c",), opening=True, swap=True)
    refusal = refused(GAME, state, "swap 1c for 1r")
    assert (refusal.rule, refusal.key) == ("12", "cards-not-held")


@pytest.mark.rule("12")
def test_a_turn_has_one_swap() -> None:
    state = scene(options=HOLDEM, opening=True, swap=True)
    play(GAME, state, "swap 1m for 1c")
    refusal = refused(GAME, state, "swap 1r for 1c")
    assert (refusal.rule, refusal.key) == ("12", "too-late-to-swap")


@pytest.mark.rule("12")
def test_after_any_action_it_is_too_late_to_swap() -> None:
    state = scene(options=HOLDEM, opening=True, swap=True)
    play(GAME, state, "travel a reason")
    assert refused(GAME, state, "swap 1m for 1c").key == "too-late-to-swap"
    assert refused(GAME, state, "exchange 1m").key == "too-late-to-exchange"


@pytest.mark.rule("12")
def test_a_swap_comes_before_or_after_the_exchange() -> None:
    state = scene(options=HOLDEM, hands=("2m 2r",), opening=True, swap=True)
    play(GAME, state, "exchange 1m", "draw military", "swap 1c for 1m")
    assert state.players[0].hand == [1, 2, 1]
    state = scene(options=HOLDEM, hands=("2m 2r",), opening=True, swap=True)
    play(GAME, state, "swap 1c for 1m", "exchange 1m", "draw religious")
    assert state.players[0].hand == [0, 3, 1]


@pytest.mark.rule("12")
def test_every_turn_of_holdem_begins_with_a_swap_on_offer() -> None:
    state = scene(options=HOLDEM)
    play(GAME, state, "end", *["draw religious"] * 4)
    assert texts(GAME, state, "swap")
    assert texts(GAME, state, "exchange")


@pytest.mark.rule("12")
def test_without_holdem_there_is_no_swap() -> None:
    state = scene(opening=True)
    refusal = refused(GAME, state, "swap 1m for 1c")
    assert (refusal.rule, refusal.key) == ("12", "no-holdem")


# K6 Shown cards


@pytest.mark.rule("K6")
def test_cards_taken_face_up_stay_known() -> None:
    state = scene(options=HOLDEM, hands=("2c 2r",), opening=True, swap=True)
    play(GAME, state, "swap 1m for 1c", "build chapel might c3")
    assert state.players[0].shown == [1, 0, 0]


@pytest.mark.rule("K6")
def test_a_shown_card_is_known_until_it_is_played() -> None:
    state = scene(options=HOLDEM, hands=("2c 2r",), opening=True, swap=True)
    play(GAME, state, "swap 1m for 1c", "build watchtower might c3")
    assert state.players[0].shown == [0, 0, 0]


@pytest.mark.rule("K6")
def test_a_shown_card_is_known_until_it_is_discarded() -> None:
    state = scene(options=HOLDEM, hands=("2c 2r",), opening=True, swap=True)
    play(GAME, state, "swap 1m for 1c", "exchange 1m 1r")
    assert state.players[0].shown == [0, 0, 0]
    state = scene(options=HOLDEM, hands=("2c 2r",), opening=True, swap=True)
    play(GAME, state, "swap 1m for 1c", "end")
    assert state.players[0].shown == [0, 0, 0]


@pytest.mark.rule("K6", "2.3")
def test_a_shown_card_that_is_kept_stays_known() -> None:
    state = scene(options=f"{HOLDEM} edition=english", hands=("2c 2r",), opening=True, swap=True)
    play(GAME, state, "swap 1m for 1c", "end", "keep 1m 1c", "draw civil", "draw civil")
    assert state.players[0].hand == [1, 0, 3]
    assert state.players[0].shown == [1, 0, 0]


@pytest.mark.rule("K6")
def test_a_shown_card_that_is_laid_back_is_no_longer_shown() -> None:
    state = scene(options=HOLDEM, hands=("2c 2r",), opening=True, swap=True)
    state.players[0].shown = [0, 1, 0]
    play(GAME, state, "swap 1m for 1r")
    assert state.players[0].shown == [1, 0, 0]
    assert state.face_up == [0, 2, 1]
    assert state.players[0].hand[RELIGIOUS] == 1
