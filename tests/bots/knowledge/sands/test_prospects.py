"""Chronicle cards in reach."""

import pytest

from clocksmith.bots.knowledge.sands.estate import estate_of
from clocksmith.bots.knowledge.sands.prospects import laid_worth, later_worth, reached
from clocksmith.bots.knowledge.sands.tables import tables_of
from clocksmith.bots.knowledge.sands.taste import USUAL
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import SPACE_IDS
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules.empire import count_on
from games.conformance.games import Table

TABLES = tables_of(GAME.parts)


@pytest.fixture
def state() -> Sands:
    """A random game of two that has gone on for a while."""
    table = Table("sands", 0)
    for count, action in enumerate(table.moves()):
        if count == 150:
            break
        table.play(action)
    assert isinstance(table.state, Sands)
    return table.state


def test_cards_are_worth_their_printed_points() -> None:
    assert [TABLES.worth_of(float(card.number)) for card in GAME.parts.chronicles] == [
        card.points for card in GAME.parts.chronicles
    ]


def test_a_level_says_which_card_a_count_reaches(state: Sands) -> None:
    for player in state.players:
        levels = estate_of(state, player).levels
        for space in SPACE_IDS:
            for card in GAME.parts.chronicles:
                enough = count_on(state, player, space) >= card.needs[space]
                assert (levels[space] >= card.number) == enough


def test_the_smaller_of_heritage_and_count_decides() -> None:
    assert reached(USUAL, TABLES, 3.0, 3.0) == 3.0
    assert 3.0 < reached(USUAL, TABLES, 3.0, 9.0) == reached(USUAL, TABLES, 9.0, 3.0) < 4.0


def test_a_laid_card_that_scores_is_worth_its_points_and_one_out_of_reach_nothing() -> None:
    state = GAME.start(2)
    player = state.players[0]
    space = TABLES.pairs[1][0]
    player.heritage[1] = 4
    player.chronicles[space] = 2  # the card with the number 3
    levels = [0.0] * len(SPACE_IDS)
    assert laid_worth(USUAL, player, levels, 0.0) == 0.0
    levels[space] = 3.0
    assert laid_worth(USUAL, player, levels, 0.0) == GAME.parts.chronicles[2].points
    player.heritage[1] = 2
    assert laid_worth(USUAL, player, levels, 0.0) == 0.0


def test_later_dynasties_are_worth_more_with_more_heritage() -> None:
    player = GAME.start(2).players[0]
    levels = [3.0] * len(SPACE_IDS)
    before = later_worth(USUAL, player, levels, 6.0, 0.0)
    player.heritage[0] += 1
    assert later_worth(USUAL, player, levels, 6.0, 0.0) > before


def test_with_few_rounds_left_there_is_time_for_few_cards() -> None:
    player = GAME.start(2).players[0]
    player.heritage[:] = [8, 8, 8]
    levels = [4.0] * len(SPACE_IDS)
    worths = [laid_worth(USUAL, player, levels, float(rounds)) for rounds in range(4)]
    assert worths[0] == 0.0
    assert worths == sorted(worths)
    assert worths[1] < TABLES.worth_of(5.0)
