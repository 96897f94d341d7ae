"""Chapter 4.2, pillars."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import (
    BY_PILLAR,
    InfluenceGained,
    NothingDone,
    PillarPlaced,
)
from games.inventions.house import PARTS
from games.inventions.scene import deed, of_kind, scene
from play import P0, P1, P2, asked, play, refused, texts


@pytest.mark.rule("4.2.2", "6.2", "4.1")
def test_a_pillar_goes_to_a_forum_without_an_own_pillar() -> None:
    state = scene(at="pillar", round=3)
    assert texts(GAME, state, "pillar") == [
        f"pillar {n}" for n in ("present", "invent", "innovate", "share", "travel", "eureka")
    ]
    assert refused(GAME, state, "pillar influence").key == "own-pillar-in-the-forum"
    assert refused(GAME, state, "pillar recall").key == "own-pillar-in-the-forum"


@pytest.mark.rule("6.2")
def test_five_forums_of_two_actions() -> None:
    assert PARTS.forum_of == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("1.1", "R10")
@pytest.mark.parametrize(("round", "forums"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 4), (13, 2)])
def test_forums_that_are_free_in_the_rounds_of_an_era(round: int, forums: int) -> None:
    state = scene(at="pillar", round=round, order="0 1 2")
    assert len(texts(GAME, state, "pillar")) == 2 * forums


@pytest.mark.rule("1.1", "4.2.2", "R10")
def test_the_last_round_of_an_era_moves_the_epoch_pillar() -> None:
    state = scene(at="pillar", round=4)
    events = play(GAME, state, "pillar present")
    assert PillarPlaced(P0, deed("present"), True) in events
    assert state.players[0].epoch == deed("present")
    assert len(state.players[0].seasons) == 2
    state = scene(at="pillar", round=2)
    play(GAME, state, "pillar eureka")
    assert state.players[0].seasons == [deed("eureka")]
    state = scene(at="pillar", round=1)
    play(GAME, state, "pillar eureka")
    assert state.players[0].epoch == deed("eureka")


@pytest.mark.rule("R1", "4.2.2")
def test_others_on_the_space_gain_influence_before_the_action() -> None:
    boards = {1: "epoch eureka; seasons present", 2: "seasons eureka"}
    state = scene(at="pillar", round=3, boards=boards)
    events = play(GAME, state, "pillar eureka")
    assert events == [
        PillarPlaced(P0, deed("eureka"), False),
        InfluenceGained(P1, 1, BY_PILLAR),
        InfluenceGained(P2, 1, BY_PILLAR),
    ]
    assert asked(GAME, state) == ("DoDeed", P0)


@pytest.mark.rule("R1")
def test_with_forum_influence_it_is_the_epoch_pillars_of_the_forum() -> None:
    boards = {1: "epoch travel; seasons present", 2: "seasons eureka"}
    state = scene(at="pillar", round=3, boards=boards, options="forum-influence=yes")
    events = play(GAME, state, "pillar eureka")
    assert of_kind(events, InfluenceGained) == [InfluenceGained(P1, 1, BY_PILLAR)]


@pytest.mark.rule("R6", "4.3")
def test_an_impossible_space_is_refused_while_another_is_possible() -> None:
    state = scene(at="pillar", possible="eureka,send")
    assert texts(GAME, state, "pillar") == ["pillar eureka", "pillar send"]
    keys = {
        name: refused(GAME, state, f"pillar {name}").key
        for name in ("present", "invent", "innovate", "share", "recall")
    }
    assert keys == {
        "present": "nothing-to-present",
        "invent": "nothing-to-invent",
        "innovate": "nothing-to-innovate",
        "share": "nothing-to-share",
        "recall": "nobody-to-recall",
    }


@pytest.mark.rule("R6")
def test_where_none_was_possible_a_pillar_stands_and_nothing_happens() -> None:
    boards = {0: "available 0 0 0; academics 0; epoch eureka; marked start"}
    state = scene(at="pillar", boards=boards)
    events = play(GAME, state, "pillar invent")
    assert events[:2] == [PillarPlaced(P0, deed("invent"), False), NothingDone(P0, deed("invent"))]
    assert asked(GAME, state)[1] == P1


@pytest.mark.rule("R6")
def test_with_insist_every_available_space_is_legal() -> None:
    state = scene(at="pillar", possible="eureka,send", options="insist=yes")
    assert len(texts(GAME, state, "pillar")) == 8
    assert NothingDone(P0, deed("share")) in play(GAME, state, "pillar share")


@pytest.mark.rule("I1", "R6", "4.3.E")
def test_an_economy_tile_may_open_a_space_and_closes_none() -> None:
    boards = {0: "available 0 0 0; exhausted 1 0 0; academics 0; ideas bread"}
    state = scene(at="pillar", boards=boards, possible="eureka")
    assert refused(GAME, state, "pillar present").key == "nothing-to-present"
    play(GAME, state, "use start", "choose ready", "ready economy")
    assert "pillar present" in texts(GAME, state)
    land = {"asia": "people 1x0 1x1", "europe": "people 1x0"}
    state = scene(
        at="pillar", land=land, boards={0: "map a1:economy-4; epoch present"}, possible="influence"
    )
    play(GAME, state, "use economy-4", "move europe asia")
    assert "pillar influence" in texts(GAME, state)
