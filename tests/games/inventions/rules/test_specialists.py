"""Chapter 4.3, V: citizens are called home."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import CULTURE, ECONOMY, TECHNOLOGY
from clocksmith.games.inventions.model.events import AspirationGained, CalledHome
from games.inventions.scene import people, region, row, scene
from play import P0, asked, play, refused, texts

EUROPE = region("europe")


@pytest.mark.rule("4.3.V")
def test_citizens_go_home_into_the_field_of_the_card() -> None:
    state = scene("call", land={"europe": "people 3x0; idea epic-poetry by 1 1"})
    assert texts(GAME, state) == ["call europe 1", "call europe 2", "call europe 3"]
    events = play(GAME, state, "call europe 2")
    assert events == [AspirationGained(P0, ECONOMY), CalledHome(P0, EUROPE, CULTURE, 2)]
    assert state.players[0].available == [2, 4, 2]
    assert people(state, "europe")[0] == 1


@pytest.mark.rule("4.3.V")
def test_without_a_card_the_rightmost_idea_decides() -> None:
    state = scene("call", land={"europe": "people 1x0"})
    assert CalledHome(P0, EUROPE, TECHNOLOGY, 1) in play(GAME, state, "call europe 1")


@pytest.mark.rule("4.3.V", "I8")
def test_the_open_card_of_the_pile_decides_when_it_is_the_last() -> None:
    state = scene("call", land={"europe": "people 1x0"}, table="ideas; top megalith")
    assert CalledHome(P0, EUROPE, CULTURE, 1) in play(GAME, state, "call europe 1")


@pytest.mark.rule("4.3.V")
def test_without_any_idea_one_field_is_chosen_for_all() -> None:
    state = scene("call", land={"europe": "people 3x0"}, table="ideas; top")
    play(GAME, state, "call europe 3")
    assert asked(GAME, state) == ("AssignField", P0)
    assert play(GAME, state, "assign technology")[0] == CalledHome(P0, EUROPE, TECHNOLOGY, 3)


@pytest.mark.rule("4.3.V", "4.3")
def test_an_own_map_citizen_is_needed() -> None:
    state = scene("call", land={"europe": "people 1x0", "asia": "people 2x1"})
    assert refused(GAME, state, "call asia 1").key == "no-citizen-there"
    assert refused(GAME, state, "call europe 2").key == "too-few-on-the-map"


@pytest.mark.rule("4.3.V", "4.3.C")
def test_one_owned_invention_may_be_chained_each_once_in_a_turn() -> None:
    state = scene(
        "call",
        tokens=3,
        land={"europe": "people 2x0", "asia": "people 2x0"},
        boards={0: "inventions cooking fishing-net; marked start"},
    )
    play(GAME, state, "call europe 1")
    assert texts(GAME, state) == ["chain cooking", "chain fishing-net", "pass"]
    play(GAME, state, "chain cooking", "call europe 1")
    assert texts(GAME, state) == ["chain fishing-net", "pass"]
    assert refused(GAME, state, "chain cooking").key == "chained-in-this-turn"
    play(GAME, state, "chain fishing-net", "move asia europe")
    assert state.turn.tokens == 1


@pytest.mark.rule("culture.5", "4.3.V")
def test_with_culture_5_each_called_citizen_chooses_a_field() -> None:
    state = scene("call", land={"europe": "people 2x0"}, boards={0: "map a1:culture-5"})
    play(GAME, state, "call europe 2", "assign culture", "assign economy")
    assert state.players[0].available == [3, 3, 2]
    assert row(state.players[0])[:1] == ["aspire-economy"] or not row(state.players[0])
