"""What must hold of the knowledge about every game, in positions of random games."""

from typing import Any

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.substitute import SILENCE
from clocksmith.core.game import Game
from clocksmith.core.seat import CHANCE
from clocksmith.testing import knowledge
from games.conformance.games import Table, random_games


@random_games(one_in=20)
def test_knowledge_answers_in_every_position(name: str, number: int) -> None:
    knowledge.knowledge_answers_in_every_position(Table(name, number))


@random_games(one_in=8)
def test_what_was_found_out_before_changes_no_answer(name: str, number: int) -> None:
    """A position that bots were asked about remembers what they found out; its twin does not."""
    table = Table(name, number)
    known, game, asked = knowledge_of(table.game), table.game, table.state.copy()
    for action in table.moves():
        asked = asked.copy()
        assert told(known, game, asked) == told(known, game, table.state.copy())
        game.apply(asked, action, SILENCE)
        table.play(action)


def told(known: Knowledge[Any], game: Game[Any], state: Any) -> list[Any]:
    """Return all that a bot asks about a position."""
    inputs = known.inputs(state)
    answers: list[Any] = [known.forecast(state), inputs.points, inputs.rows]
    decision = game.decision(state)
    if decision is not None and decision.seat != CHANCE:
        answers.append(known.candidates(state, decision.legal(state), 60))
    return answers
