"""Inventions as bots ask about it."""

from typing import Any

from clocksmith.bots.knowledge.inventions import KNOWLEDGE
from clocksmith.bots.knowledge.inventions.outlook import turns_left
from clocksmith.bots.knowledge.inventions.scout import typical_points
from clocksmith.games.inventions.actions import Drop
from clocksmith.games.inventions.content import GOAL_NAMES, ROUNDS, TILE_NAMES
from clocksmith.games.inventions.rules.forums import PlacePillar
from games.conformance.games import Table


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
    assert len(turns) == ROUNDS * table.seats


def test_turns_run_out() -> None:
    table = Table("inventions", 1)
    seen: list[int] = []
    for action in table.moves():
        decision = table.game.decision(table.state)
        if isinstance(decision, PlacePillar) and decision.seat == 0:
            seen.append(turns_left(table.state, 0))
        table.play(action)
    assert list(dict.fromkeys(seen)) == list(range(ROUNDS, 0, -1))


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
    before = {item.name: item.points for item in KNOWLEDGE.account(state, 0)}
    after = {item.name: item.points for item in KNOWLEDGE.account(twin, 0)}
    assert {name for name in before if after[name] != before[name]} == {"influence"}


def test_no_turn_is_left_to_those_who_wait_for_the_next_era() -> None:
    table = Table("inventions", 1)
    for action in table.moves():
        state = table.state
        if state.round and state.turn.seat < 0:
            expected = [ROUNDS - state.round] * table.seats
            assert [turns_left(state, seat) for seat in range(table.seats)] == expected
        table.play(action)


def waiting(tile: str) -> float:
    """What the first seat may expect in its first turn with a tile in its row."""
    state = first_turn(1)
    state.players[0].row = [TILE_NAMES.index(tile)]
    return KNOWLEDGE.forecast(state)[0]


def test_a_tile_that_brings_points_in_every_era_is_better_than_one_that_moves() -> None:
    assert waiting("economy-6") > waiting("economy-4")


def test_a_wealth_tile_is_worth_more_beside_tiles_that_it_counts() -> None:
    state = first_turn(1)
    player = state.players[0]
    gains: list[float] = []
    for beside in ("economy-1", "culture-1"):
        player.row = [TILE_NAMES.index(beside)]
        before = KNOWLEDGE.forecast(state)[0]
        player.row = [TILE_NAMES.index(beside), TILE_NAMES.index("wealth-a")]
        gains.append(KNOWLEDGE.forecast(state)[0] - before)
    assert gains[0] > gains[1]


def test_a_goal_is_kept_for_what_it_will_bring() -> None:
    points = {name: typical_points(goal) for goal, name in enumerate(GOAL_NAMES)}
    assert min(points.values()) >= 0.0
    assert len(set(points.values())) > 4
    table = Table("inventions", 1)
    for action in table.moves():
        if isinstance(action, Drop):
            break
        table.play(action)
    legal = table.game.legal(table.state)
    first, _ = KNOWLEDGE.candidates(table.state, legal, 10)[0]
    assert isinstance(first, Drop)
    dropped = [one.goal for one in legal.listed() if isinstance(one, Drop)]
    assert typical_points(first.goal) == min(typical_points(goal) for goal in dropped)
