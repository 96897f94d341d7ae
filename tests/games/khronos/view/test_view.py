"""What a seat and a spectator may know."""

import pytest

from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import AGES, CIVIL, MIGHT, MILITARY
from clocksmith.games.khronos.model.events import HIDDEN, Discarded, Drew, Swapped
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.turn import TakeTurn
from clocksmith.games.khronos.view.view import DomainView, KhronosView
from games.khronos.scene import PLAIN, at, end_turn, scene, written
from play import P0, P1, P2, play

HOLDEM = f"{PLAIN} holdem=yes"


def seen(state: Khronos, seat: Seat) -> KhronosView:
    """Return the view of a seat."""
    view = GAME.view(state, seat)
    assert isinstance(view, KhronosView)
    return view


def hands(state: Khronos, seat: Seat) -> list[tuple[int, ...] | None]:
    """Return all hands as a seat sees them."""
    return [player.hand for player in seen(state, seat).players]


@pytest.mark.rule("1.5")
def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    state = scene(hands=("1m", "2r", "1m 1r 2c"))
    assert hands(state, P0) == [(1, 0, 0), None, None]
    assert hands(state, P1) == [None, (0, 2, 0), None]
    assert hands(state, P2) == [None, None, (1, 1, 2)]


@pytest.mark.rule("1.5")
def test_a_spectator_sees_no_hand() -> None:
    assert hands(scene(), SPECTATOR) == [None, None, None]


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("seat", [P0, P2, SPECTATOR])
def test_everybody_sees_how_many_cards_there_are(seat: Seat) -> None:
    state = scene(hands=("1m", "2r", "1m 1r 2c"))
    view = seen(state, seat)
    assert [player.cards for player in view.players] == [1, 2, 4]
    assert view.pile == 55 - 7


@pytest.mark.rule("K1")
@pytest.mark.parametrize("seat", [P0, P1, SPECTATOR])
def test_discards_are_public(seat: Seat) -> None:
    state = scene(hands=("1m 1r 2c",))
    events = end_turn(state)
    assert events[0].seen_by(seat) == Discarded(P0, (1, 1, 2))
    assert seen(state, seat).discards == (1, 1, 2)


@pytest.mark.rule("K6", "12")
@pytest.mark.parametrize("seat", [P1, SPECTATOR])
def test_cards_taken_in_holdem_are_shown_to_all(seat: Seat) -> None:
    state = scene(options=HOLDEM, hands=("2c",), opening=True, swap=True)
    (event,) = play(GAME, state, "swap 1m for 1c")
    assert event.seen_by(seat) == Swapped(P0, MILITARY, 1, (0, 0, 1))
    view = seen(state, seat)
    assert view.players[0].shown == (1, 0, 0)
    assert view.players[0].hand is None
    assert view.face_up == (0, 1, 2)


@pytest.mark.rule("1.5")
def test_a_drawn_card_is_hidden_from_others() -> None:
    event = Drew(P1, CIVIL)
    assert event.seen_by(P1) == Drew(P1, CIVIL)
    assert event.seen_by(P0) == Drew(P1, HIDDEN)
    assert event.seen_by(SPECTATOR) == Drew(P1, HIDDEN)


@pytest.mark.rule("1.5")
def test_two_deals_a_seat_may_not_tell_apart_look_the_same() -> None:
    one, two = scene(hands=("4c", "2m", "1r")), scene(hands=("4c", "2r", "1c"))
    assert seen(one, P0) == seen(two, P0)
    assert seen(one, SPECTATOR) == seen(two, SPECTATOR)
    assert seen(one, P1) != seen(two, P1)


@pytest.mark.rule("1.4", "12")
def test_money_cubes_and_adventurers_are_public() -> None:
    state = scene("keep b2 of 1", ecus=(1, 2, 3), adventurers=("might:2 reason:1",))
    players = seen(state, P2).players
    assert [player.ecus for player in players] == [1, 2, 3]
    assert [player.cubes for player in players] == [25, 24, 25]
    assert players[0].adventurers == tuple(state.players[0].adventurers)


@pytest.mark.rule("1.1")
def test_all_boards_are_seen_in_reading_order() -> None:
    state = scene("keep b5 of 1; hamlet k2", "keep b5 of 1", "keep b5 ruin")
    boards = seen(state, SPECTATOR).boards
    assert len(boards) == len(AGES)
    assert [written(building) for building in boards[0]][:4] == [
        "hamlet p1",
        "hamlet k2",
        "hamlet p3",
        "keep b5 of 1",
    ]
    assert "keep b5 ruin" in [written(building) for building in boards[2]]


@pytest.mark.rule("1.2", "12")
def test_the_supply_is_seen_where_it_is_limited() -> None:
    assert seen(scene(), P0).supply == (20, 24, 9, 20, 20, 9, 20, 24, 9)
    assert seen(scene(options=f"{PLAIN} edition=first"), P0).supply is None


@pytest.mark.rule("2")
def test_round_start_and_turn_are_seen_and_what_is_asked() -> None:
    view = seen(scene(round=5, turn=2), P1)
    assert (view.seat, view.round, view.start, view.turn) == (P1, 5, P0, P2)
    assert view.decision == TakeTurn(P2, False, False)
    assert ("edition", "second") in view.options


@pytest.mark.rule("11")
def test_nothing_is_asked_when_it_is_over() -> None:
    state = scene(round=7, turn=2)
    end_turn(state)
    assert seen(state, P0).decision is None


@pytest.mark.rule("10")
def test_a_view_tells_how_everybody_stands() -> None:
    state = scene("watchtower c3 of 1; town d3")
    assert seen(state, P0).standing == GAME.standing(state)


@pytest.mark.rule("K6")
def test_a_new_deal_keeps_shown_cards_and_what_the_seat_sees() -> None:
    state = scene(options=HOLDEM, hands=("2c", "2m 1r", "4r"), turn=1)
    state.players[1].shown = [1, 0, 0]
    view = seen(state, P0)
    total = [state.pile[kind] + sum(p.hand[kind] for p in state.players) for kind in range(3)]
    GAME.redeal(state, P0, lambda below: below - 1)
    assert seen(state, P0) == view
    assert state.players[1].hand == [1, 0, 2]
    assert state.players[2].hand == [0, 0, 4]
    assert total == [
        state.pile[kind] + sum(p.hand[kind] for p in state.players) for kind in range(3)
    ]


@pytest.mark.rule("1.6", "10.1")
def test_domains_are_told_with_their_holders_and_what_they_pay() -> None:
    state = scene("keep b2 of 1; town d2; hamlet h8")
    domains = seen(state, P0).domains[MIGHT]
    assert DomainView((at("b2"), at("d2")), (P1,), 3) in domains
    assert DomainView((at("h8"),), (), 1) in domains
    assert len(domains) == 2 + 10


@pytest.mark.rule("1.5")
def test_an_open_view_shows_all_hands() -> None:
    state = scene(hands=("1m", "2r", "1m 1r 2c"))
    assert hands(state, OPEN) == [(1, 0, 0), (0, 2, 0), (1, 1, 2)]
