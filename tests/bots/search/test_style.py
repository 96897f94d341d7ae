"""How searches go about games."""

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.shelf import knowledge_of
from clocksmith.bots.search.search import Search
from clocksmith.bots.search.style import STEADY, USUAL, style_of
from clocksmith.bots.watch import started
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES
from games.conformance.games import Table


def test_games_are_searched_in_the_usual_way_unless_much_is_hidden() -> None:
    assert style_of(knowledge_of(GAMES["khronos"])) is USUAL
    assert style_of(knowledge_of(GAMES["sands"])) is STEADY


def test_turns_that_are_worth_the_same_are_searched_once() -> None:
    table = Table("sands", 0)
    for action in table.moves():
        decision = table.game.decision(table.state)
        if table.state.clock.generation and decision is not None and decision.seat >= 0:
            break
        table.play(action)
    assert decision is not None
    search = Search(table.game, knowledge_of(table.game), Seat(decision.seat), 1, STEADY)
    watch = started(Budget(visits=4_000))
    search.plan(table.state, watch)
    search.think(watch)
    values = [line.value for line in search.lines]
    assert 1 < len(values) == len(set(values)) <= STEADY.turns
    assert search.root.visits > len(values)
