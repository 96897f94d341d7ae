"""Chapter 4.3, economy tiles."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import EconomyUsed
from games.inventions.scene import people, scene, tile
from play import P0, asked, play, refused, texts


@pytest.mark.rule("economy.S", "economy.1", "economy.2", "economy.3", "economy.4")
@pytest.mark.rule("economy.5", "economy.6", "economy.7", "6.10", "4.3.E")
@pytest.mark.parametrize(
    ("name", "answers", "gain"),
    [
        ("start", ["choose ready", "ready culture"], "ready 1"),
        ("start", ["choose influence"], "influence 4"),
        ("economy-1", ["assign technology"], "technology 3"),
        ("economy-2", ["ready culture", "ready culture", "ready culture"], "ready 3"),
        ("economy-3", [], "influence 5"),
        ("economy-4", ["move africa asia"], "asia 1"),
        ("economy-5", ["settle africa"], "africa 2"),
        ("economy-6", [], "ip 2"),
        ("economy-7", [], "tokens 3"),
    ],
)
def test_every_economy_tile_does_what_it_says(name: str, answers: list[str], gain: str) -> None:
    map_line = "" if name == "start" else f"map a1:{name}; marked start;"
    state = scene(
        at="pillar", land={"africa": "people 1x0"}, boards={0: f"{map_line} exhausted 0 4 0"}
    )
    events = play(GAME, state, f"use {name}", *answers)
    assert events[0] == EconomyUsed(P0, tile(name))
    player = state.players[0]
    assert gain in {
        f"ready {4 - sum(player.exhausted)}",
        f"technology {player.available[2]}",
        f"influence {player.influence}",
        f"ip {player.ip}",
        f"tokens {state.turn.tokens}",
        f"asia {people(state, 'asia')[0]}",
        f"africa {people(state, 'africa')[0]}",
    }
    assert asked(GAME, state) == ("PlacePillar", P0)
    assert refused(GAME, state, f"use {name}").key == "used-in-this-era"


@pytest.mark.rule("4.3.E")
def test_three_tokens_in_all_and_one_for_a_tile() -> None:
    boards = {
        0: "map a1:economy-1 b1:economy-3 c1:economy-6 d1:economy-7; marked economy-1 economy-3"
    }
    state = scene(at="pillar", boards=boards)
    assert texts(GAME, state, "use") == ["use economy-6", "use economy-7", "use start"]
    play(GAME, state, "use economy-6")
    assert texts(GAME, state, "use") == []
    assert refused(GAME, state, "use start").key == "no-economy-token"
    assert refused(GAME, state, "use economy-2").key == "tile-not-placed"


@pytest.mark.rule("4.3.E")
@pytest.mark.parametrize(
    ("name", "board"),
    [
        ("economy-1", "available 27 2 0; academics 1"),
        ("economy-2", ""),
        ("economy-3", "influence 10"),
        ("economy-4", "influence 10"),
        ("economy-5", ""),
        ("start", "influence 10"),
    ],
)
def test_no_token_is_laid_for_nothing(name: str, board: str) -> None:
    map_line = "" if name == "start" else f"map a1:{name}; marked start;"
    state = scene(at="pillar", boards={0: f"{map_line}{board}"})
    assert refused(GAME, state, f"use {name}").key == "changes-nothing"


@pytest.mark.rule("economy.7", "4.3.E")
def test_never_more_than_three_tokens_are_prepared_in_a_turn() -> None:
    boards = {0: "map a1:economy-7; marked start"}
    state = scene(
        "innovate",
        tokens=1,
        spent=2,
        land={"europe": "idea cooking by 1 1 inventor 1 flipped"},
        boards=boards,
    )
    play(GAME, state, "innovate europe", "send economy")
    assert refused(GAME, state, "use economy-7").key == "changes-nothing"


@pytest.mark.rule("economy.S", "I7")
def test_a_choice_of_the_start_tile_must_be_done_and_must_change_something() -> None:
    state = scene(at="pillar", boards={0: "exhausted 1 0 0"})
    play(GAME, state, "use start", "choose ready")
    assert texts(GAME, state) == ["ready economy"]
    assert refused(GAME, state, "stop").key == "not-optional"
    state = scene(at="pillar")
    play(GAME, state, "use start")
    assert texts(GAME, state) == ["choose influence"]
    assert refused(GAME, state, "choose ready").key == "changes-nothing"


@pytest.mark.rule("economy.4", "R11", "I7")
def test_economy_4_ends_in_another_region_and_brings_an_influence_and_nothing_else() -> None:
    state = scene(at="pillar", land={"oceania": "people 1x0"}, boards={0: "map a1:economy-4"})
    play(GAME, state, "use economy-4")
    assert len(texts(GAME, state)) == 6
    assert "stop" not in texts(GAME, state)
    before = state.players[0].influence
    play(GAME, state, "move oceania europe")
    assert state.players[0].influence == before + 1
    assert state.players[0].row == []
    assert asked(GAME, state)[0] == "PlacePillar"


@pytest.mark.rule("4.3.E", "4.2.4")
def test_a_placed_economy_tile_may_at_once_pay_for_the_next() -> None:
    state = scene(
        at="placing",
        table="private-0 mining; eureka writing wheel -; era-0 3-1",
        boards={0: "row economy-2 culture-1; available 1 0 0; exhausted 0 2 0; academics 0"},
    )
    play(GAME, state, "pay", "place economy-2 a1", "exhaust economy")
    assert refused(GAME, state, "place culture-1 d3").key == "too-few-citizens"
    play(
        GAME,
        state,
        "use economy-2",
        "ready culture",
        "stop",
        "place culture-1 d3",
        "exhaust culture",
    )
    assert state.players[0].placed == 1 << tile("economy-2") | 1 << tile("culture-1")


@pytest.mark.rule("4.3.E", "I2")
def test_windows_before_paying_and_after_the_last_placement() -> None:
    state = scene(at="placing", boards={0: "row economy-3; influence 3"})
    assert texts(GAME, state) == ["pay", "skip", "use start"]
    play(GAME, state, "pay", "place economy-3 a1", "exhaust economy")
    assert texts(GAME, state) == ["use economy-3", "use start", "done"]
    assert refused(GAME, state, "place culture-1 a2").key == "no-more-tiles-now"
