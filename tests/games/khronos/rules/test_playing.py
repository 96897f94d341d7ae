"""Chapter 4: cards are played where an adventurer stands, and charged to adventurers."""

import pytest

from clocksmith.core.preview import preview
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import FAITH, MIGHT, REASON
from clocksmith.games.khronos.model.events import Charged, Played
from games.khronos.scene import PLAIN, drawn, rooms, scene, standing
from play import P0, asked, play, refused, texts

FIRST = f"{PLAIN} edition=first"
FOREST = drawn(forest="c3")


# 4.1 Where cards are played


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("ages", "line"),
    [
        ("faith:2 reason:2", "build hamlet might c3"),
        ("might:2 reason:2", "build hamlet faith c3"),
        ("faith:2 reason:2", "upgrade town might p1"),
        ("faith:2 reason:2", "demolish might c6"),
        ("might:2 faith:2", "populate p1"),
        ("might:2 faith:2", "restore j3 1"),
    ],
)
def test_cards_are_played_only_where_an_adventurer_stands(ages: str, line: str) -> None:
    state = scene("chapel c6 of 1", reason="keep j3 ruin", adventurers=(ages,))
    refusal = refused(GAME, state, line)
    assert (refusal.rule, refusal.key) == ("4.1", "nobody-there")


@pytest.mark.rule("4.1")
def test_each_card_is_charged_to_an_adventurer_standing_there() -> None:
    state = scene(adventurers=("faith:2 might:2",))
    assert play(GAME, state, "build hamlet might c3")[1] == Charged(P0, 1, 1)
    assert rooms(state, 0) == [2, 1]


@pytest.mark.rule("4.1")
def test_an_adventurer_carries_two_cards_per_turn() -> None:
    state = scene(hands=("1m 1r 2c",))
    play(GAME, state, "build hamlet might c3", "build chapel might f3")
    refusal = refused(GAME, state, "build watchtower might j3")
    assert (refusal.rule, refusal.key) == ("4.1", "no-room")
    assert [detail.value for detail in refusal.details] == [1, 0, MIGHT]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("tile", "hand"), [("town", "3c"), ("castle", "4m"), ("abbey", "4r")])
def test_two_adventurers_in_one_age_pool_their_room(tile: str, hand: str) -> None:
    state = scene(hands=(hand,), adventurers=("might:2 might:2",))
    play(GAME, state, f"build {tile} might c3")
    assert sum(rooms(state, 0)) == 4 - int(hand[0])


@pytest.mark.rule("4.1")
def test_an_adventurer_elsewhere_carries_nothing() -> None:
    state = scene(hands=("3c",), adventurers=("might:2 faith:2",))
    assert refused(GAME, state, "build town might c3").rule == "4.1"


# 4.2 Two ages, one adventurer


@pytest.mark.rule("4.2")
def test_in_the_second_edition_an_adventurer_acts_in_two_ages() -> None:
    state = scene(adventurers=("might:2 reason:0",))
    play(GAME, state, "build hamlet might c3", "travel a faith", "build hamlet faith c3")
    assert standing(state, FAITH) == {"hamlet c3"}
    assert rooms(state, 0) == [0, 0]


@pytest.mark.rule("4.2", "12")
def test_in_the_first_edition_an_adventurer_acts_in_a_single_age_per_turn() -> None:
    state = scene(options=FIRST, adventurers=("might:2 reason:2",))
    play(GAME, state, "build hamlet might c3", "travel a faith")
    refusal = refused(GAME, state, "build hamlet faith c3")
    assert (refusal.rule, refusal.key) == ("4.2", "bound-elsewhere")
    assert [detail.value for detail in refusal.details] == [1, 0, FAITH]


@pytest.mark.rule("4.2", "12")
def test_a_bound_adventurer_may_come_back_and_go_on() -> None:
    state = scene(options=FIRST, adventurers=("might:2 reason:2",))
    play(GAME, state, "build hamlet might c3", "travel a faith", "travel a might")
    play(GAME, state, "build hamlet might f3")
    assert standing(state, MIGHT) == {"hamlet c3", "hamlet f3"}


@pytest.mark.rule("4.2", "12")
def test_the_first_edition_allows_two_and_two() -> None:
    state = scene(options=FIRST, hands=("2m 2r",))
    play(GAME, state, "build keep might c3", "build monastery faith f3")
    assert rooms(state, 0) == [0, 0]


@pytest.mark.rule("4.2", "12")
def test_the_first_edition_never_allows_three_and_one() -> None:
    state = scene(options=FIRST, hands=("1m 3c",), adventurers=("might:2 might:2",))
    play(GAME, state, "build town might c3", "travel b faith")
    assert refused(GAME, state, "build watchtower faith f3").rule == "4.2"


@pytest.mark.rule("4.2", "12")
def test_the_first_edition_never_allows_three_ages() -> None:
    state = scene(options=FIRST, hands=("1m 3c",), adventurers=("might:2 faith:2",))
    play(GAME, state, "build hamlet might c3", "build hamlet faith c3", "travel b reason")
    assert refused(GAME, state, "populate p1").rule == "4.2"
    play(GAME, state, "travel a reason")
    assert refused(GAME, state, "populate p1").rule == "4.2"


@pytest.mark.rule("4.2")
def test_where_room_is_missing_anyway_a_binding_is_not_to_blame() -> None:
    state = scene(options=FIRST, hands=("4m",), adventurers=("might:1/faith might:2",))
    assert refused(GAME, state, "build castle might c3").rule == "4.1"
    assert "build keep might c3" in texts(GAME, state)


@pytest.mark.rule("4.3", "4.2", "12")
def test_in_the_first_edition_any_card_charged_binds() -> None:
    state = scene(options=FIRST, hands=("3c",), adventurers=("might:2 might:2",))
    play(GAME, state, "build town might c3")
    assert [one.bound for one in state.players[0].adventurers] == [MIGHT, MIGHT]


@pytest.mark.rule("4.3", "4.2", "12")
def test_an_adventurer_without_a_card_stays_free() -> None:
    state = scene(options=FIRST, hands=("2m",), adventurers=("might:2 might:2",))
    play(GAME, state, "build keep might c3", "charge 2 0")
    assert [one.bound for one in state.players[0].adventurers] == [MIGHT, -1]


@pytest.mark.rule("4.2", "9.1", "12")
def test_cards_played_in_reason_bind_too() -> None:
    state = scene(options=FIRST, adventurers=("reason:2 might:0",))
    play(GAME, state, "populate p1")
    assert state.players[0].adventurers[0].bound == REASON


# 4.3 Who carries what


@pytest.mark.rule("4.3", "K7")
def test_two_cards_on_two_free_adventurers_ask_for_a_split() -> None:
    state = scene(hands=("2m",), adventurers=("might:2 might:2",))
    assert play(GAME, state, "build keep might c3") == [Played(P0, (2, 0, 0))]
    assert asked(GAME, state) == ("SplitCards", P0)
    assert texts(GAME, state) == ["charge 2 0", "charge 1 1"]
    assert play(GAME, state, "charge 1 1")[:2] == [Charged(P0, 0, 1), Charged(P0, 1, 1)]
    assert rooms(state, 0) == [1, 1]


@pytest.mark.rule("4.3", "K7")
@pytest.mark.parametrize("ages", ["might:2 might:1", "might:1 might:2"])
def test_one_card_on_two_unequal_adventurers_asks_for_a_split(ages: str) -> None:
    state = scene(hands=("1c",), adventurers=(ages,))
    play(GAME, state, "build hamlet might c3")
    assert asked(GAME, state) == ("SplitCards", P0)
    assert texts(GAME, state) == ["charge 1 0", "charge 0 1"]
    play(GAME, state, "charge 0 1")
    assert rooms(state, 0) == ([2, 0] if ages == "might:2 might:1" else [1, 1])


@pytest.mark.rule("4.3", "K7")
@pytest.mark.parametrize(
    ("ages", "hand", "line"),
    [
        ("might:2 might:2", "1c", "build hamlet might c3"),
        ("might:1 might:1", "1c", "build hamlet might c3"),
        ("might:2 might:0", "1c", "build hamlet might c3"),
        ("might:2 might:1", "2m", "build keep might c3"),
        ("might:1 might:1", "2m", "build keep might c3"),
        ("might:2 faith:2", "2m", "build keep might c3"),
        ("might:2 might:2", "3c", "build town might c3"),
        ("might:2 might:1", "3c", "build town might c3"),
        ("might:2 might:2", "4m", "build castle might c3"),
    ],
)
def test_where_all_splits_leave_the_same_rooms_nobody_is_asked(
    ages: str, hand: str, line: str
) -> None:
    state = scene(hands=(hand,), adventurers=(ages,))
    play(GAME, state, line)
    assert asked(GAME, state) == ("TakeTurn", P0)


@pytest.mark.rule("4.3")
def test_other_splits_are_refused() -> None:
    state = scene(hands=("2m",), adventurers=("might:2 might:2",))
    play(GAME, state, "build keep might c3")
    refusal = refused(GAME, state, "charge 1 0")
    assert (refusal.rule, refusal.key) == ("4.3", "no-such-split")
    assert refused(GAME, state, "charge 0 2").key == "no-such-split"
    assert refused(GAME, state, "end").key == "not-offered"


@pytest.mark.rule("4.3", "5.3")
def test_surcharge_cards_count_against_the_two_cards() -> None:
    state = scene(options=FOREST, hands=("2m 1c",))
    assert refused(GAME, state, "build keep might c3").rule == "4.1"
    play(GAME, state, "build watchtower might c3", "pay 1c")
    assert rooms(state, 0) == [0, 2]


@pytest.mark.rule("4.3", "9.1")
def test_cards_played_in_reason_are_split_too() -> None:
    state = scene(adventurers=("reason:2 reason:1",))
    play(GAME, state, "populate p1")
    assert asked(GAME, state) == ("SplitCards", P0)


@pytest.mark.rule("4.3", "8")
def test_cards_played_for_a_demolition_are_split_too() -> None:
    state = scene("chapel c3 of 1", adventurers=("might:2 might:1",))
    play(GAME, state, "demolish might c3")
    assert asked(GAME, state) == ("SplitCards", P0)
    play(GAME, state, "charge 1 0")
    assert rooms(state, 0) == [1, 1]


# 5.3 Surcharge cards


@pytest.mark.rule("5.3", "K7")
@pytest.mark.parametrize(
    ("hand", "paid"),
    [("2m", (1, 0, 0)), ("1m 1c", (0, 0, 1)), ("1m 3r", (0, 1, 0)), ("1m 2c", (0, 0, 1))],
)
def test_a_surcharge_with_one_way_to_pay_is_not_asked_for(hand: str, paid: tuple[int, ...]) -> None:
    state = scene(options=FOREST, hands=(hand,))
    events = play(GAME, state, "build watchtower might c3")
    assert events[:2] == [Played(P0, (1, 0, 0)), Played(P0, paid)]
    assert asked(GAME, state)[0] != "PaySurcharge"


@pytest.mark.rule("5.3", "K7")
def test_a_surcharge_with_two_ways_to_pay_is_asked_for() -> None:
    state = scene(options=FOREST, hands=("1m 2r 1c",))
    play(GAME, state, "build watchtower might c3")
    assert asked(GAME, state) == ("PaySurcharge", P0)
    assert texts(GAME, state) == ["pay 1r", "pay 1c"]


@pytest.mark.rule("5.3", "4.3")
@pytest.mark.parametrize(
    ("hand", "paid"), [("1m 2r 1c", "pay 1r"), ("1m 1r 2c", "pay 1c"), ("1m 1r 1c", "pay 1r")]
)
def test_payment_goes_with_the_action_from_what_is_held_most(hand: str, paid: str) -> None:
    state = scene(options=FOREST, hands=(hand,), adventurers=("might:2 might:1",))
    told = preview(GAME, state, GAME.actions.parse("build watchtower might c3"), P0)
    assert told.assumed[0] == paid
    assert [action.text for action in told.choices[0]] == ["pay 1r", "pay 1c"]
    assert len(told.choices) == len(told.assumed)


@pytest.mark.rule("5.3", "K7")
def test_by_rules_1_a_surcharge_was_always_asked_for() -> None:
    first = GAME.played_with(1)
    state = scene(options=FOREST, hands=("2m",), game=first)
    play(first, state, "build watchtower might c3")
    assert asked(first, state) == ("PaySurcharge", P0)
    assert texts(first, state) == ["pay 1m"]


@pytest.mark.rule("5.3")
def test_a_surcharge_is_paid_in_cards_of_any_colour() -> None:
    state = scene(
        options=drawn(mountain="c3"), hands=("2m 1r 1c",), adventurers=("might:2 might:2",)
    )
    play(GAME, state, "build watchtower might c3")
    assert texts(GAME, state) == ["pay 1m 1r", "pay 1m 1c", "pay 1r 1c"]
    assert play(GAME, state, "pay 1r 1c")[0] == Played(P0, (0, 1, 1))
    assert state.players[0].hand == [1, 0, 0]
    assert state.discards == [1, 1, 1]


@pytest.mark.rule("5.3")
def test_a_surcharge_is_paid_exactly_and_from_the_hand() -> None:
    state = scene(options=FOREST, hands=("1m 1r 2c",))
    play(GAME, state, "build watchtower might c3")
    refusal = refused(GAME, state, "pay 2c")
    assert (refusal.rule, refusal.key) == ("5.3", "wrong-number-of-cards")
    refusal = refused(GAME, state, "pay 1m")  # it has just been laid for the watchtower
    assert (refusal.rule, refusal.key) == ("5.3", "cards-not-held")
    assert refused(GAME, state, "end").key == "not-offered"
