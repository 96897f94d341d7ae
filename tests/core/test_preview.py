"""A preview tells what an action would do, and does nothing."""

from clocksmith.core.preview import preview
from clocksmith.core.seat import NOBODY
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import FAITH, MIGHT, REASON
from clocksmith.games.khronos.model.events import (
    AS_BONUS,
    FOR_EXCHANGE,
    Built,
    Charged,
    Copied,
    Discarded,
    Earned,
    Outweighed,
    Paid,
    Played,
)
from clocksmith.games.khronos.rules.cards import DrawCard
from clocksmith.games.khronos.rules.domains import ChooseSpot
from clocksmith.games.khronos.rules.turn import TakeTurn
from clocksmith.games.khronos.view.standing import Standing
from games.khronos.scene import KEEP, WATCHTOWER, at, drawn, end_turn, scene
from play import P0, P1, P2, play


def test_a_preview_tells_the_events_and_what_is_asked_next() -> None:
    state = scene(hands=("2m",))
    told = preview(GAME, state, GAME.actions.parse("build keep might c3"), P0)
    assert told.events == [
        Played(P0, (2, 0, 0)),
        Charged(P0, 0, 2),
        Built(P0, MIGHT, KEEP, at("c3")),
        Earned(P0, 1, AS_BONUS),
        Copied(FAITH, KEEP, at("c3"), P0),
        Copied(REASON, KEEP, at("c3"), NOBODY),
    ]
    assert told.assumed == []
    assert told.decision == TakeTurn(P0, False, False)


def test_a_preview_changes_nothing() -> None:
    state = scene("keep b2 of 1; watchtower b4 of 1; keep e2 of 2", opening=True)
    before = state.key()
    text = GAME.write(state)
    for action in GAME.legal(state):
        preview(GAME, state, action, P0)
    assert state.key() == before
    assert GAME.write(state) == text


def test_a_preview_tells_what_playing_then_does() -> None:
    state = scene("keep b2 of 1; watchtower b4 of 1; keep e2 of 2", hands=("1c",))
    told = preview(GAME, state, GAME.actions.parse("build hamlet might d2"), P0)
    assert told.events == play(GAME, state, "build hamlet might d2")
    assert told.after == GAME.standing(state)


def test_a_preview_goes_through_incidental_decisions() -> None:
    state = scene(options=drawn(forest="c3"), hands=("1m 1r 1c",), adventurers=("might:2 might:2",))
    told = preview(GAME, state, GAME.actions.parse("build watchtower might c3"), P0)
    assert told.assumed == ["pay 1r", "charge 2 0"]
    assert told.events == [
        Played(P0, (1, 0, 0)),
        Played(P0, (0, 1, 0)),
        Charged(P0, 0, 2),
        Built(P0, MIGHT, WATCHTOWER, at("c3")),
    ]
    assert told.decision == TakeTurn(P0, False, False)


def test_a_preview_stops_where_another_seat_chooses() -> None:
    state = scene("keep b2 of 1; watchtower b4 of 1; keep e2 of 2", hands=("1c",))
    told = preview(GAME, state, GAME.actions.parse("build hamlet might d2"), P0)
    assert told.events[-1] == Outweighed(MIGHT, KEEP, at("e2"), P2, 2, 3)
    assert told.decision == ChooseSpot(P2, MIGHT, at("e2"), WATCHTOWER)


def test_a_preview_stops_where_the_seat_itself_chooses_what_matters() -> None:
    state = scene("keep b2 of 0; keep e2 of 1", hands=("1c",))
    told = preview(GAME, state, GAME.actions.parse("build hamlet might d2"), P0)
    assert told.decision == ChooseSpot(P0, MIGHT, at("b2"), WATCHTOWER)


def test_a_preview_stops_before_a_card_is_drawn() -> None:
    state = scene(opening=True)
    told = preview(GAME, state, GAME.actions.parse("exchange 1m"), P0)
    assert told.events == [Paid(P0, 2, FOR_EXCHANGE), Discarded(P0, (1, 0, 0))]
    assert told.decision == DrawCard(P0)


def test_a_preview_compares_how_everybody_stands_before_and_after() -> None:
    state = scene(
        "hamlet e3; chapel f3 of 1", "hamlet e3; chapel f3 of 1", hands=("2m",), ecus=(4,)
    )
    told = preview(GAME, state, GAME.actions.parse("build keep might c3"), P0)
    assert isinstance(told.before, Standing)
    assert isinstance(told.after, Standing)
    assert told.before == GAME.standing(state)
    assert told.before.ecus == (4, 10, 10)
    assert told.after.ecus == (5, 10, 10)  # the bonus
    assert (told.before.cubes[0], told.after.cubes[0]) == (25, 23)
    assert told.before.forecast == ((0, 0, 0), (0, 1, 0), (0, 0, 0))
    assert told.after.forecast == ((1, 0, 0), (0, 1, 0), (0, 0, 0))  # the income


def test_a_preview_hides_what_its_seat_may_not_see() -> None:
    state = scene(round=7, turn=2)
    state.pile = [0, 0, 4]
    play(GAME, state, "end", "draw civil", "draw civil", "draw civil")
    action = GAME.actions.parse("draw civil")
    own = preview(GAME, state, action, P2).events
    foreign = preview(GAME, state, action, P1).events
    assert [event.fields() for event in own] == [(P2, 2)]
    assert [event.fields() for event in foreign] == [(P2, -1)]


def test_a_preview_of_the_last_action_finds_the_game_over() -> None:
    state = scene(round=7, turn=2)
    twin = state.copy()
    end_turn(twin)
    assert GAME.decision(twin) is None
    play(GAME, state, "end", *["draw civil"] * 3)
    assert preview(GAME, state, GAME.actions.parse("draw civil"), P2).decision is None
