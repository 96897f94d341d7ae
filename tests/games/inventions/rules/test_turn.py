"""Chapters 1 and 4.2: rounds, turns, tokens."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import RoundBegan, TurnBegan
from games.inventions.house import PARTS
from games.inventions.scene import go_on, of_kind, scene
from play import P0, P1, P2, asked, play, texts


@pytest.mark.rule("1.1", "6.14.7")
def test_thirteen_rounds_in_five_eras() -> None:
    assert PARTS.rounds == 13
    assert PARTS.era_of_round == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
    assert [round for round in range(14) if PARTS.is_last[round]] == [1, 4, 7, 10, 13]


@pytest.mark.rule("4.2.1", "R2", "6.3")
@pytest.mark.parametrize(
    ("influence", "tokens"), [(0, 1), (1, 1), (3, 1), (4, 2), (7, 2), (8, 3), (10, 3)]
)
def test_chain_tokens_follow_influence(influence: int, tokens: int) -> None:
    state = scene(at="placing", boards={0: "row culture-1", 1: f"influence {influence}"})
    events = play(GAME, state, "skip")
    assert events == [TurnBegan(P1, tokens)]
    assert (state.turn.tokens, state.turn.spent) == (tokens, 0)
    assert PARTS.band[influence].tokens == tokens


@pytest.mark.rule("4.2.1")
def test_later_changes_of_influence_do_not_matter_and_all_tokens_return() -> None:
    state = scene("send", tokens=1, boards={0: "influence 3; marked start"})
    play(GAME, state, "dispatch weaving", "send economy")
    assert state.players[0].influence == 5
    assert state.turn.seat == P1
    assert state.turn.spent == 0


@pytest.mark.rule("1.3", "1.1")
def test_turns_follow_the_turn_order_and_then_a_new_round_begins() -> None:
    state = scene(at="placing", order="2 0 1", boards={0: "row culture-1"})
    assert of_kind(play(GAME, state, "skip"), TurnBegan) == [TurnBegan(P1, 1)]
    state = scene(at="placing", order="2 0 1", turn=1, boards={1: "row culture-1"})
    events = play(GAME, state, "skip")
    assert events == [RoundBegan(3, 2), TurnBegan(P2, 1)]


@pytest.mark.rule("4.2.2", "4.3.E", "I2")
def test_the_end_of_step_two_is_asked_only_if_an_economy_tile_can_be_used() -> None:
    state = scene("send", boards={0: "marked start"})
    play(GAME, state, "dispatch pottery", "send economy")
    assert asked(GAME, state)[1] == P1
    state = scene("send")
    play(GAME, state, "dispatch pottery", "send economy")
    assert asked(GAME, state) == ("MayUseEconomy", P0)
    assert texts(GAME, state) == ["use start", "done"]
    play(GAME, state, "use start", "choose influence")
    assert asked(GAME, state)[1] == P1


@pytest.mark.rule("4.2.2", "4.2.3", "4.2.4")
def test_the_steps_of_a_turn_follow_one_another() -> None:
    state = scene("invent", land={"europe": "idea cooking by 1 1"}, boards={0: "marked start"})
    play(GAME, state, "invent europe", "send economy")
    assert asked(GAME, state) == ("ChooseTile", P0)
    play(GAME, state, "take technology-3")
    assert asked(GAME, state) == ("MayPlace", P0)
    play(GAME, state, "pay", "place technology-3 a1", "exhaust technology")
    assert asked(GAME, state)[1] == P1
    assert go_on(state, "nothing fits") == []
