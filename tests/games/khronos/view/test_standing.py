"""How everybody stands: what each age would pay, and who holds what."""

import pytest

from clocksmith.core.event import Event
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import FAITH, MIGHT, REASON
from clocksmith.games.khronos.model.events import DomainLost, DomainShared
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.view.standing import Holding, Standing
from games.khronos.scene import at, ecus, end_turn, scene
from play import P0, P1, P2, play

THREE_AGES = (
    "keep b2 of 0; town b4; watchtower j2 of 0; hamlet k2; watchtower j6 of 1; hamlet k6",
    "monastery b2 of 1; town b4; hamlet d2",
    "monastery b2 ruin; town b4 cubes 0 2; castle d2",
)


def stand(state: Khronos) -> Standing:
    """Return the standing, typed."""
    standing = GAME.standing(state)
    assert isinstance(standing, Standing)
    return standing


@pytest.mark.rule("10.1", "10.2")
def test_the_forecast_tells_what_each_age_would_pay_each_seat() -> None:
    state = scene(*THREE_AGES)
    assert stand(state).forecast == ((3 + 1, 0, 5), (1, 4, 0), (0, 0, 5))


@pytest.mark.rule("10")
def test_the_forecast_does_not_ask_where_adventurers_stand() -> None:
    here = scene(*THREE_AGES, adventurers=("might:2 faith:2",))
    there = scene(*THREE_AGES, adventurers=("reason:2 reason:2",))
    assert stand(here).forecast == stand(there).forecast


@pytest.mark.rule("10.1", "10.2")
def test_holdings_name_every_domain_that_has_a_holder() -> None:
    state = scene(*THREE_AGES)
    assert stand(state).holdings == (
        Holding(MIGHT, at("b2"), (P0,), 3),
        Holding(MIGHT, at("j2"), (P0,), 1),
        Holding(MIGHT, at("j6"), (P1,), 1),
        Holding(FAITH, at("b2"), (P1,), 4),
        Holding(REASON, at("b2"), (P0, P2), 5),
    )


@pytest.mark.rule("10.1")
def test_a_domain_without_civil_buildings_is_held_for_nothing() -> None:
    state = scene("keep b2 of 2")
    assert stand(state).holdings == (Holding(MIGHT, at("b2"), (P2,), 0),)
    assert stand(state).forecast == ((0, 0, 0),) * 3


@pytest.mark.rule("1.4")
def test_money_and_cubes_are_told_by_seat() -> None:
    state = scene(*THREE_AGES, ecus=(1, 2, 3))
    assert stand(state).ecus == (1, 2, 3)
    assert stand(state).cubes == (25 - 3, 25 - 2, 25 - 1)


@pytest.mark.rule("10")
def test_what_is_taken_is_what_was_forecast() -> None:
    state = scene(*THREE_AGES, adventurers=("might:2 reason:2",), round=4)
    forecast = stand(state).forecast[0]
    end_turn(state)
    assert ecus(state)[0] == 10 + forecast[MIGHT] + forecast[REASON]


@pytest.mark.rule("10.1")
def test_the_forecast_follows_the_boards() -> None:
    state = scene(*THREE_AGES, hands=("1c",))
    play(GAME, state, "build hamlet might d2")
    assert stand(state).forecast[0] == (3 + 1 + 1, 0, 5)


@pytest.mark.rule("10")
def test_what_is_due_counts_only_the_ages_where_a_seat_stands() -> None:
    here = scene(
        *THREE_AGES, adventurers=("might:2 reason:2", "faith:2 faith:2", "might:2 faith:2")
    )
    assert stand(here).due == (4 + 5, 4, 0)


def aftermath(state: Khronos, *lines: str) -> list[Event]:
    """Return what comes of some actions that their events do not say."""
    before = state.copy()
    play(GAME, state, *lines)
    return GAME.aftermath(before, state)


@pytest.mark.rule("10.1")
def test_a_domain_joined_to_a_higher_building_is_lost_to_its_owner() -> None:
    state = scene("keep b2 of 1; watchtower e2 of 0; hamlet e3", hands=("1c",))
    assert aftermath(state, "build hamlet might d2") == [DomainLost(P0, MIGHT, at("b2"), (P1,))]


@pytest.mark.rule("10.1")
def test_a_domain_without_its_only_tower_is_lost_to_nobody() -> None:
    state = scene("watchtower b2 of 1; hamlet b3")
    lost = [DomainLost(P1, MIGHT, at("b3"), ())]
    assert aftermath(state, "demolish might b2") == lost


@pytest.mark.rule("10.2")
def test_cubes_in_reason_bring_a_share_and_then_the_domain() -> None:
    reason = "city b2 cubes 1; monastery e2"
    state = scene(reason=reason, hands=("2c",), adventurers=("reason:2 reason:2",))
    assert aftermath(state, "populate b2") == [DomainShared(P0, REASON, at("b2"), (P1,))]
    assert aftermath(state, "populate b2") == [DomainLost(P1, REASON, at("b2"), (P0,))]


@pytest.mark.rule("7.1", "10.1")
def test_a_tie_is_lost_when_it_is_settled_and_not_before() -> None:
    state = scene("keep b2 of 1; keep f2 of 0; hamlet d2", hands=("1c",))
    assert aftermath(state, "build hamlet might e2") == []
    assert aftermath(state, "shrink might f2") == [DomainLost(P0, MIGHT, at("b2"), (P1,))]


@pytest.mark.rule("10.1")
def test_of_a_domain_that_pays_nothing_or_was_nobodys_no_loss_is_told() -> None:
    assert aftermath(scene("watchtower b2 of 1; keep d2 of 0"), "demolish might b2") == []
    assert aftermath(scene("hamlet b2", hands=("1m",)), "build watchtower might b3") == []
