"""Chapter 4.3, IX and X: diplomats, and the benefits of milestones."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import (
    BY_GUEST,
    BY_MILESTONE,
    DiplomatReturned,
    DiplomatSent,
    InfluenceGained,
    IpGained,
)
from games.inventions.house import PARTS
from games.inventions.scene import milestone, of_kind, people, row, scene
from play import P0, P1, asked, play, refused, texts

LATER = "private-1 mining; era-1 3-1; eureka writing wheel -"


@pytest.mark.rule("4.3.IX")
def test_a_diplomat_takes_the_benefit_and_pays_a_host_of_a_later_era() -> None:
    state = scene("send", table=LATER)
    events = play(GAME, state, "dispatch mining", "send culture")
    assert events[:2] == [
        DiplomatSent(P0, 1, milestone("mining")),
        InfluenceGained(P1, 1, BY_GUEST),
    ]
    assert row(state.players[0])[0] in ("aspire-economy", "economy-1")
    assert state.shelves.posts[milestone("mining")] == (1, 0, 0, 0, 0)


@pytest.mark.rule("4.3.IX")
def test_a_host_of_the_same_era_gains_nothing() -> None:
    state = scene("send", boards={0: "marked start"})
    events = play(GAME, state, "dispatch animal-domestication", "send academic")
    assert of_kind(events, InfluenceGained) == []


@pytest.mark.rule("4.3.IX", "R9", "4.6")
@pytest.mark.parametrize(("seats", "whose"), [(3, "nobody"), (2, "chronos"), (2, "nobody")])
def test_nobody_is_paid_for_the_milestone_of_nobody_or_of_chronos(seats: int, whose: str) -> None:
    era = "era-chronos 3-1" if whose == "chronos" else ""
    state = scene(
        "send", seats=seats, table=f"private-{whose} writing; eureka mining wheel -; {era}"
    )
    events = play(GAME, state, "dispatch writing", "send culture")
    assert of_kind(events, InfluenceGained) == []


@pytest.mark.rule("4.3.IX", "6.5")
def test_a_diplomat_finds_a_free_space_in_private_displays_and_common_knowledge() -> None:
    state = scene("send", table="post-cordage 1x1 2x2; post-pottery 1x0; discarded solar-cell")
    found = texts(GAME, state)
    assert len(found) == 8  # nine are out, one is full
    assert "dispatch agriculture" in found  # the own one too
    assert "dispatch pottery" in found  # several own citizens on one
    assert refused(GAME, state, "dispatch cordage").key == "milestone-full"
    assert refused(GAME, state, "dispatch mining").key == "milestone-not-out"
    assert refused(GAME, state, "dispatch solar-cell").key == "milestone-not-out"


@pytest.mark.rule("4.3.IX", "4.1")
def test_any_available_citizen_or_academic_may_go() -> None:
    state = scene("send", boards={0: "available 1 0 2; academics 1"})
    play(GAME, state, "dispatch pottery")
    assert texts(GAME, state) == ["send economy", "send technology", "send academic"]
    assert refused(GAME, state, "send culture").key == "nobody-available"


@pytest.mark.rule("4.3.X")
def test_a_recalled_diplomat_is_an_academic_and_the_benefit_comes_once_more() -> None:
    state = scene("recall", table="post-pottery 1x0; post-cordage 1x1")
    assert texts(GAME, state) == ["recall pottery"]
    assert refused(GAME, state, "recall cordage").key == "no-diplomat-there"
    events = play(GAME, state, "recall pottery")
    assert events == [
        DiplomatReturned(P0, milestone("pottery"), True),
        IpGained(P0, 2, BY_MILESTONE),
    ]
    assert state.players[0].academics == 2


@pytest.mark.rule("R3", "R4", "4.3.X", "4.1")
def test_without_room_in_the_academy_it_goes_to_the_supply_and_scholars_take_no_room() -> None:
    state = scene("recall", table="post-pottery 2x0", boards={0: "academics 2"})
    supply = state.players[0].supply
    play(GAME, state, "recall pottery")
    assert state.players[0].academics == 2
    assert state.players[0].supply == supply + 1
    state = scene(
        "recall", table="post-pottery 1x0", land={"asia": "scholar away"}, boards={0: "scholars 1"}
    )
    play(GAME, state, "recall pottery")
    assert state.players[0].academics == 2


@pytest.mark.rule("A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "C1", "C2", "C3")
@pytest.mark.rule("D1", "D2", "D3", "E1", "E2", "E3", "F1", "F2", "F3", "6.5", "6.15")
@pytest.mark.parametrize(
    ("name", "answers", "gain"),
    [
        ("control-of-fire", ["ready economy", "ready culture"], "ready 2"),
        ("stone-knapping", [], "technology 3"),
        ("spoken-language", [], "influence 4"),
        ("cordage", [], "economy 3"),
        ("symbolic-art", [], "culture 3"),
        ("agriculture", ["assign technology"], "technology 3"),
        ("animal-domestication", ["settle asia"], "asia 2"),
        ("pottery", [], "ip 2"),
        ("weaving", [], "influence 5"),
        ("mining", [], "aspire-economy"),
        ("writing", [], "aspire-culture"),
        ("wheel", [], "aspire-technology"),
        ("mathematics", [], "academics 1"),
        ("papermaking", [], "ip 3"),
        ("water-power", ["ready economy", "ready culture", "ready technology"], "ready 3"),
        ("steam-power", [], "aspire-joker"),
        ("electricity", [], "influence 6"),
        ("combustion-engine", ["settle asia", "settle africa"], "asia 2"),
        ("solar-cell", [], "ip 5"),
        ("microchip", [], "aspire-joker"),
        ("computer-network", [], "ip 2"),
    ],
)
def test_every_milestone_gives_its_benefit(name: str, answers: list[str], gain: str) -> None:
    letter = PARTS.milestones[milestone(name)].code[0]
    table = "" if letter in "AB" else f"common {name}; eureka - - -"
    state = scene(
        "send",
        table=table,
        land={"asia": "people 1x0", "europe": "people 1x0"},
        boards={0: "exhausted 1 1 1; academics 1; marked start"},
    )
    play(GAME, state, f"dispatch {name}", "send academic", *answers)
    player = state.players[0]
    found = {
        f"ready {3 - sum(player.exhausted)}",
        f"economy {player.available[0]}",
        f"culture {player.available[1]}",
        f"technology {player.available[2]}",
        f"influence {player.influence}",
        f"ip {player.ip}",
        f"academics {player.academics}",
        f"asia {people(state, 'asia')[0]}",
        *row(player),
    }
    assert gain in found
    if name in ("mathematics", "microchip"):
        assert player.influence == 4
    if name == "combustion-engine":
        assert people(state, "africa")[0] == 1


@pytest.mark.rule("6.15", "4.3", "A1")
def test_up_to_may_stop_at_any_number_and_what_cannot_be_done_is_skipped() -> None:
    state = scene("send", boards={0: "exhausted 1 1 0; marked start"})
    play(GAME, state, "dispatch control-of-fire", "send culture")
    assert texts(GAME, state) == ["ready economy", "ready culture", "stop"]
    play(GAME, state, "ready culture", "stop")
    assert state.players[0].exhausted == [1, 0, 0]
    state = scene("send", boards={0: "marked start"})
    play(GAME, state, "dispatch control-of-fire", "send culture")
    assert asked(GAME, state)[0] != "ReadyCitizen"


@pytest.mark.rule("6.15", "R11", "B2", "E3")
def test_settlers_need_a_region_or_a_supply_and_may_go_to_different_regions() -> None:
    state = scene("send", boards={0: "marked start"})
    play(GAME, state, "dispatch animal-domestication", "send culture")
    assert asked(GAME, state)[0] != "SettleCitizen"
    state = scene("send", land={"asia": "people 1x0"}, boards={0: "marked start"})
    play(GAME, state, "dispatch animal-domestication", "send culture")
    assert texts(GAME, state) == ["settle asia"]
    assert refused(GAME, state, "settle europe").key == "no-citizen-there"


@pytest.mark.rule("6.15", "4.3")
def test_an_empty_supply_gives_no_specialist_and_influence_ends_at_ten() -> None:
    boards = {0: "available 27 2 0; exhausted 0 0 0; academics 1; influence 9; marked start"}
    state = scene("send", boards=boards)
    play(GAME, state, "dispatch agriculture", "send economy")
    assert asked(GAME, state)[0] != "ChooseField"
    state = scene("send", boards={0: "influence 9; marked start"})
    play(GAME, state, "dispatch weaving", "send economy")
    assert state.players[0].influence == 10
