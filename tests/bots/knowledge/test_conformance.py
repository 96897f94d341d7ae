"""What must hold of the knowledge about every game, in positions of random games."""

from clocksmith.testing import knowledge
from games.conformance.games import Table, random_games


@random_games(one_in=20)
def test_knowledge_answers_in_every_position(name: str, number: int) -> None:
    knowledge.knowledge_answers_in_every_position(Table(name, number))
