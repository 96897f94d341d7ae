"""Inventions as bots ask about it."""

from typing import Any

from clocksmith.bots.knowledge.inventions import KNOWLEDGE
from clocksmith.bots.knowledge.inventions.outlook import turns_left
from clocksmith.games.inventions.content import ROUNDS
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
