"""Forecasts for every chronicle card, warnings of crowds and raids, and own plans."""

from typing import Any

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import SPACE_NAMES
from clocksmith.games.sands.view.standing import Crowd, Side, Threat
from games.sands.scene import at, scene
from play import P0, P1, play

REGIONS = "italia crops 3 of 0 capital has wonder; gallia of 0 colony; sicilia of 1 capital"


def standing(state: Any) -> Any:
    """Return the standing of a position, untyped."""
    return GAME.standing(state)


@pytest.mark.rule("4.5")
def test_every_chronicle_card_on_every_space_has_a_forecast() -> None:
    state = scene(REGIONS, "heritage 1 0 0")
    found = standing(state).forecasts[0]
    assert len(found) == len(SPACE_NAMES) * len(GAME.parts.chronicle_ids)
    on_fountains = [one for one in found if SPACE_NAMES[one.space] == "b"]
    assert [(one.missing, one.heritage) for one in on_fountains][:3] == [(0, 0), (2, 1), (4, 2)]


@pytest.mark.rule("2.2", "4.1")
def test_everything_is_counted() -> None:
    has = "stock crops:2; peasants italia:4; soldiers gallia:1; caravans italia:graecia"
    count = standing(scene(REGIONS, has)).counts[0]
    assert (count.regions, count.peasants, count.soldiers) == (2, 4, 1)
    assert (count.fountains, count.lyres, count.goods, count.advances) == (2, 1, 1, 0)
    assert count.income == (3, 0)
    assert count.counted == (0, 2, 2, 5, 1, 1)


@pytest.mark.rule("4.4")
def test_crowds_are_warned_of() -> None:
    state = scene(REGIONS, "peasants italia:4")
    assert standing(state).crowds == (Crowd(P0, at("italia"), 4, 3),)


@pytest.mark.rule("5.4")
def test_possible_raids_are_warned_of() -> None:
    state = scene(REGIONS, "", "soldiers sicilia:4 gallia:1")
    assert Threat(P0, P1, at("italia"), 5, 3) in standing(state).threats
    assert not [one for one in standing(state).threats if one.owner == 1]


@pytest.mark.rule("4.5", "5.1")
def test_a_seat_sees_what_its_own_cards_miss() -> None:
    state = scene(REGIONS, "heritage 2 1 0; chronicles a:1 b:2 c:3")
    own: Any = GAME.view(state, P0)
    plans = own.players[0].plans
    assert [SPACE_NAMES[plan.forecast.space] for plan in plans] == ["a", "b", "c"]
    assert [(plan.forecast.missing, plan.forecast.heritage) for plan in plans] == [
        (2, 0),
        (2, 0),
        (4, 2),
    ]
    assert [plan.together for plan in plans] == [1, 1, 2]
    assert not any(plan.scores for plan in plans)
    other: Any = GAME.view(state, P1)
    assert other.players[0].plans == ()


@pytest.mark.rule("6", "7", "9")
def test_locks_and_limits_are_told() -> None:
    count = standing(scene(REGIONS, "emphasis political 0")).counts[0]
    assert count.unlocked == (False, True, False)
    assert (count.most_unrest, count.fullest) == (7, 3)


@pytest.mark.rule("5.3")
def test_a_battle_is_told_in_parts_that_add_up() -> None:
    regions = f"{REGIONS}; libya of 1 colony has fortress"
    attacker = "stock crops:9; soldiers libya:2; peasants libya:1; reached bronze:1"
    state = scene(regions, attacker, "soldiers libya:1", cards="conquest")
    assert standing(state).battle is None
    play(GAME, state, "use conquest", "attack libya 1")
    battle = standing(state).battle
    assert battle.attacker == Side(P0, 6, 5, 1, 0)
    assert battle.defender == Side(P1, 5, 2, 0, 3)
    assert battle.ties == P1


@pytest.mark.rule("5.3", "advance.siege")
def test_who_would_win_a_tie_is_told() -> None:
    attacker = "stock crops:9; soldiers libya:2; reached bronze:4"
    rows = "bronze horse chariots siege"
    state = scene(REGIONS, attacker, "soldiers libya:1", cards="conquest", rows=rows)
    play(GAME, state, "use conquest", "attack libya 1")
    assert standing(state).battle.ties == P0
