"""How searches go about games."""

from typing import Any

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.bots.search.parameters import (
    DEFAULT,
    HIGH_VARIANCE,
    LOW_VARIANCE,
    parameters_for,
)
from clocksmith.bots.search.search import Search
from clocksmith.bots.search.tree import Node
from clocksmith.bots.timer import start_timer
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES
from games.conformance.games import Table


def test_how_a_game_is_searched_follows_from_how_much_luck_decides() -> None:
    assert parameters_for(knowledge_of(GAMES["khronos"])) is DEFAULT
    assert parameters_for(knowledge_of(GAMES["sands"])) is HIGH_VARIANCE
    assert parameters_for(knowledge_of(GAMES["inventions"])) is LOW_VARIANCE


def test_what_was_learned_changes_nothing_about_how_a_game_is_searched() -> None:
    for game in GAMES.values():
        assert parameters_for(learned_knowledge_of(game)) is parameters_for(knowledge_of(game))


def test_where_luck_decides_little_a_round_more_is_looked_ahead() -> None:
    game = GAMES["inventions"]
    state = first_turn(Table("inventions", 3))
    depths: list[int] = []
    for parameters in (DEFAULT, LOW_VARIANCE):
        search = Search(game, knowledge_of(game), state.turn.seat, 1, parameters)
        timer = start_timer(Budget(visits=20_000))
        search.plan(state, timer)
        search.think(timer)
        assert search.root.visits > 0
        depths.append(shallowest(search.root))
    once, twice = depths
    assert once > len(state.players)
    assert twice >= once + len(state.players)


def first_turn(table: Table) -> Any:
    """Return where the first turn of a game begins."""
    for action in table.moves():
        if table.state.round:
            break
        table.play(action)
    return table.state


def shallowest(node: Node) -> int:
    """Return how many turns follow each other below a node, at least, in visits that count."""
    visited = [child for child in node.children.values() if child.visits]
    return min([1 + shallowest(child) for child in visited], default=0)


def test_turns_that_are_worth_the_same_are_searched_once() -> None:
    table = Table("sands", 0)
    for action in table.moves():
        decision = table.game.decision(table.state)
        if table.state.clock.generation and decision is not None and decision.seat >= 0:
            break
        table.play(action)
    assert decision is not None
    search = Search(table.game, knowledge_of(table.game), Seat(decision.seat), 1, HIGH_VARIANCE)
    timer = start_timer(Budget(visits=4_000))
    search.plan(table.state, timer)
    search.think(timer)
    values = [line.value for line in search.lines]
    assert 1 < len(values) == len(set(values)) <= HIGH_VARIANCE.turns
    assert search.root.visits > len(values)
