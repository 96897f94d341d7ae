"""The tree of a search."""

from clocksmith.bots.planner import Line
from clocksmith.bots.search.tree import Node
from clocksmith.games.khronos import GAME
from play import P0, P1


def line(*texts: str) -> Line:
    answers = [GAME.actions.parse(text) for text in texts]
    return Line(answers, GAME.start(2), 0.5, True)


def test_the_same_answers_lead_to_the_same_node() -> None:
    root = Node(2)
    child = root.child(line("travel a faith", "end"))
    assert root.child(line("travel a faith", "end")) is child
    assert root.child(line("end")) is not child


def test_results_outweigh_what_was_expected_as_visits_grow() -> None:
    node = Node(2)
    assert node.worth(P0, 0.7, 4.0) == 0.7
    for _ in range(4):
        node.add([0.1, 0.9], 1)
    assert round(node.worth(P0, 0.7, 4.0), 6) == 0.4
    assert node.worth(P1, 0.3, 4.0) > node.worth(P0, 0.7, 4.0)


def test_what_was_seldom_visited_is_least_known() -> None:
    often, seldom = Node(2), Node(2)
    often.add([0.5, 0.5], 1)
    assert seldom.uncertainty(10) > often.uncertainty(10)
