"""Inventions as bots ask about it."""

from typing import Any

import pytest

from clocksmith.bots.knowledge.inventions import KNOWLEDGE
from clocksmith.bots.knowledge.inventions.harvest import with_row
from clocksmith.bots.knowledge.inventions.outlook import turns_left
from clocksmith.bots.knowledge.inventions.scout import kept_for
from clocksmith.bots.knowledge.inventions.taste import Moment
from clocksmith.bots.knowledge.inventions.tiles import Use
from clocksmith.bots.knowledge.inventions.weights import (
    NOTHING,
    OF_CHANGES,
    OF_DEEDS,
    OF_EFFECTS,
    Weights,
)
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model.actions import Drop
from clocksmith.games.inventions.model.content import (
    CHANGE_NAMES,
    DEED_NAMES,
    SOCIETIES,
    WEALTH,
)
from clocksmith.games.inventions.model.effects import EFFECT_NAMES, FULL_ROWS
from clocksmith.games.inventions.rules.forums import PlacePillar
from clocksmith.games.inventions.rules.scoring import census
from games.conformance.games import Table
from games.inventions.house import PARTS

WEIGHTS = Weights(PARTS)


def first_turn(number: int) -> Any:
    """The position in which a game waits for its first pillar."""
    table = Table("inventions", number)
    for action in table.moves():
        if isinstance(table.game.decision(table.state), PlacePillar):
            break
        table.play(action)
    return table.state


def test_a_turn_belongs_to_one_seat_in_one_round() -> None:
    table = Table("inventions", 1)
    turns: dict[int, tuple[int, int]] = {}
    for action in table.moves():
        state = table.state
        if state.turn.seat >= 0:
            here = (state.round, state.turn.seat)
            assert turns.setdefault(KNOWLEDGE.turn(state), here) == here
        table.play(action)
    assert len(turns) == PARTS.rounds * table.seats


def test_turns_run_out() -> None:
    table = Table("inventions", 1)
    seen: list[int] = []
    for action in table.moves():
        decision = table.game.decision(table.state)
        if isinstance(decision, PlacePillar) and decision.seat == 0:
            seen.append(turns_left(table.state, 0))
        table.play(action)
    assert list(dict.fromkeys(seen)) == list(range(PARTS.rounds, 0, -1))


def test_points_influence_and_people_are_good() -> None:
    state = first_turn(1)
    before = KNOWLEDGE.forecast(state)
    for better in ("ip", "influence", "academics"):
        twin = state.copy()
        player = twin.players[0]
        setattr(player, better, getattr(player, better) + 1)
        after = KNOWLEDGE.forecast(twin)
        assert after[0] > before[0], better
        assert after[1:] == before[1:]


def test_an_account_names_what_changed() -> None:
    state = first_turn(1)
    twin = state.copy()
    twin.players[0].influence += 1
    before = {item.name: item.points for item in KNOWLEDGE.forecast_parts(state, 0)}
    after = {item.name: item.points for item in KNOWLEDGE.forecast_parts(twin, 0)}
    assert {name for name in before if after[name] != before[name]} == {"influence"}


def test_no_turn_is_left_to_those_who_wait_for_the_next_era() -> None:
    table = Table("inventions", 1)
    for action in table.moves():
        state = table.state
        if state.round and state.turn.seat < 0:
            expected = [PARTS.rounds - state.round] * table.seats
            assert [turns_left(state, seat) for seat in range(table.seats)] == expected
        table.play(action)


def waiting(tile: str) -> float:
    """What the first seat may expect in its first turn with a tile in its row."""
    state = first_turn(1)
    state.players[0].row = [PARTS.tile_names.index(tile)]
    return KNOWLEDGE.forecast(state)[0]


def test_a_tile_that_brings_points_in_every_era_is_better_than_one_that_moves() -> None:
    assert waiting("economy-6") > waiting("economy-4")


def test_a_wealth_tile_is_worth_more_beside_tiles_that_it_counts() -> None:
    state = first_turn(1)
    player = state.players[0]
    gains: list[float] = []
    for beside in ("economy-1", "culture-1"):
        player.row = [PARTS.tile_names.index(beside)]
        before = KNOWLEDGE.forecast(state)[0]
        player.row = [PARTS.tile_names.index(beside), PARTS.tile_names.index("wealth-a")]
        gains.append(KNOWLEDGE.forecast(state)[0] - before)
    assert gains[0] > gains[1]


def test_every_goal_promises_something() -> None:
    points = dict(zip(PARTS.goal_names, WEIGHTS.typical, strict=True))
    assert min(points.values()) > 0.0
    assert points["growth"] > points["visionaries"] > points["polymaths"] > points["planners"]


def test_the_goal_that_promises_least_is_dropped() -> None:
    table = Table("inventions", 1)
    for action in table.moves():
        if isinstance(action, Drop):
            break
        table.play(action)
    legal = table.game.legal(table.state)
    first, _ = KNOWLEDGE.candidates(table.state, legal, 10)[0]
    assert isinstance(first, Drop)
    dropped = [one.goal for one in legal.listed() if isinstance(one, Drop)]
    assert len(dropped) > 1
    assert kept_for(table.state, first.goal) == min(kept_for(table.state, g) for g in dropped)


def test_goals_of_one_kind_are_kept_together() -> None:
    state = first_turn(1)
    for player in state.players:
        player.goals = 0
    statecraft, untapped, builders = (
        PARTS.goal_names.index(name) for name in ("statecraft", "untapped-power", "builders")
    )
    state.players[0].goals = 1 << statecraft | 1 << builders
    alone = kept_for(state, statecraft)
    state.players[0].goals = 1 << statecraft | 1 << untapped
    assert kept_for(state, statecraft) > alone == WEIGHTS.typical[statecraft]


def test_a_full_row_is_worth_hoping_for_when_the_tiles_for_it_wait() -> None:
    state = first_turn(1)
    player = state.players[0]
    player.goals = 1 << PARTS.goal_names.index("planners")
    count = census(state, Seat(0))
    tiles = [PARTS.tile_names.index(f"economy-{n}") for n in range(1, 7)]
    player.spaces[: PARTS.progress.width - 1] = tiles[: PARTS.progress.width - 1]
    assert with_row(PARTS, player, count)[FULL_ROWS] == 0
    player.row = tiles[PARTS.progress.width - 1 : PARTS.progress.width]
    assert with_row(PARTS, player, count)[FULL_ROWS] == 1


@pytest.mark.parametrize("tile", ["economy-4", "culture-7", "technology-3", "technology-7"])
def test_tiles_that_lead_citizens_about_are_worth_more_to_those_who_have_some(tile: str) -> None:
    few, many = first_turn(1), first_turn(1)
    for region in range(3):
        many.land.people[region * SOCIETIES] += 1
    number = PARTS.tile_names.index(tile)
    assert Use(many, 0, Moment(8.0)).of(number) > Use(few, 0, Moment(8.0)).of(number) > 0.0


@pytest.mark.parametrize("tile", ["economy-1", "economy-2", "culture-2", "culture-5"])
def test_tiles_that_bring_citizens_are_worth_more_to_those_who_have_few(tile: str) -> None:
    few, many = first_turn(1), first_turn(1)
    few.players[0].available[0] -= 1
    number = PARTS.tile_names.index(tile)
    assert Use(few, 0, Moment(8.0)).of(number) > Use(many, 0, Moment(8.0)).of(number) > 0.0


def test_no_tile_is_worth_less_than_nothing() -> None:
    state = first_turn(1)
    state.players[0].available = [9, 9, 9]
    for region in range(3):
        state.land.people[region * SOCIETIES] += 5
    use = Use(state, 0, Moment(8.0))
    assert min(use.of(tile) for tile in range(len(PARTS.tile_names))) >= 0.0


def test_everything_that_tiles_can_do_is_weighed() -> None:
    assert set(OF_EFFECTS) <= set(EFFECT_NAMES)
    assert set(OF_CHANGES) == set(CHANGE_NAMES)
    assert set(OF_DEEDS) == set(DEED_NAMES)
    for tile, worth in zip(PARTS.tiles, WEIGHTS.worth, strict=True):
        known = tile.kind == WEALTH or tile.name == "economy-6"  # counted by what they score
        assert (worth == NOTHING) == known, tile.name
