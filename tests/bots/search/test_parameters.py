"""How searches go about games."""

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.search.parameters import DEFAULT, HIGH_VARIANCE, parameters_for
from clocksmith.bots.search.search import Search
from clocksmith.bots.timer import start_timer
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES
from games.conformance.games import Table


def test_games_are_searched_in_the_usual_way_unless_much_is_hidden() -> None:
    assert parameters_for(knowledge_of(GAMES["khronos"])) is DEFAULT
    assert parameters_for(knowledge_of(GAMES["sands"])) is HIGH_VARIANCE


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
