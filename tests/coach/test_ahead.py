"""What the coach expects of a position: by a net where it tells better, else as it was written."""

import pytest

from clocksmith.bots.knowledge.knowledge import win_chances
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.bot import learned_knowledge_of
from clocksmith.coach.ahead import Ahead
from clocksmith.games import GAMES, OURS
from coach.games import short


@pytest.mark.parametrize("name", OURS)
def test_a_net_is_asked_where_it_tells_better_who_wins(name: str) -> None:
    game, state = GAMES[name], short(name).states[0]
    written = knowledge_of(game)
    asked = learned_knowledge_of(game) if written.is_surpassed() else written
    prospect = asked.prospects([state])[0]
    point = Ahead(game, is_tempered=False).point(state)
    assert point.chances == tuple(win_chances(prospect.points, prospect.spread))
    told = win_chances(written.forecast(state), written.spread(state))
    assert (point.chances != tuple(told)) == written.is_surpassed()


def test_only_inventions_is_told_as_well_by_hand() -> None:
    assert [name for name in OURS if not knowledge_of(GAMES[name]).is_surpassed()] == ["inventions"]
