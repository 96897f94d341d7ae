"""Chapter 4.3, I to IV: ideas are presented, invented, innovated and shared."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import (
    INVENTOR,
    PRESENTER,
    TECHNOLOGY,
)
from clocksmith.games.inventions.model.events import (
    BY_SHARING,
    AspirationGained,
    CitizenSent,
    CitizensReleased,
    Invented,
    InventionKept,
    IpGained,
    Presented,
    Settled,
    Shared,
    SpecialistGained,
    WealthTaken,
)
from clocksmith.games.inventions.rules.milestones import ACCESS_NAMES, access_of
from games.inventions.house import PARTS
from games.inventions.scene import card, milestone, of_kind, people, region, row, scene, tile
from play import P0, P1, P2, asked, play, refused, texts

AFRICA, EUROPE, ASIA = region("africa"), region("europe"), region("asia")


# I Present an Idea


@pytest.mark.rule("4.3.I", "4.1")
def test_a_presented_idea_takes_citizens_of_its_field_and_gives_the_benefit_of_the_tile() -> None:
    state = scene("present", boards={0: "ideas bread wine; influence 4"})
    events = play(GAME, state, "present bread africa", "send economy")
    assert events[:2] == [
        Presented(P0, card("bread"), AFRICA),
        CitizenSent(P0, PARTS.card_field[card("bread")], PRESENTER, AFRICA),
    ]
    assert state.players[0].influence == 6
    assert state.players[0].available == [1, 2, 2]


@pytest.mark.rule("4.3.I")
def test_an_idea_of_any_era_goes_to_a_region_without_a_card() -> None:
    state = scene(
        "present",
        land={"africa": "idea cooking by 1 1"},
        boards={0: "ideas satellite"},
    )
    assert refused(GAME, state, "present satellite africa").key == "region-has-a-card"
    assert refused(GAME, state, "present bread europe").key == "idea-not-yours"
    assert len(texts(GAME, state, "present satellite")) == 6


@pytest.mark.rule("4.3.I", "4.1")
def test_academics_may_go_instead_and_too_few_citizens_are_a_reason() -> None:
    state = scene("present", boards={0: "ideas bread; available 1 2 2; academics 1"})
    play(GAME, state, "present bread asia", "send academic")
    assert texts(GAME, state) == ["send economy"]
    state = scene("present", boards={0: "ideas bread; available 1 2 2; academics 0"})
    refusal = refused(GAME, state, "present bread asia")
    assert refusal.key == "too-few-citizens"
    assert [(d.name, d.value) for d in refusal.details] == [
        ("field", 0),
        ("count", 2),
        ("held", 1),
    ]
    assert texts(GAME, state) == [
        "present bread africa",
        "present bread middle-east",
        "present bread europe",
    ]


@pytest.mark.rule("4.1", "4.3.I")
def test_exhausted_citizens_and_scholars_do_not_pay() -> None:
    state = scene(
        "present",
        boards={
            0: "ideas bread; available 0 2 2; exhausted 3 0 0; academics 1; scholars 1",
        },
        land={"asia": "scholar away"},
    )
    assert texts(GAME, state) == [
        "present bread africa",
        "present bread middle-east",
        "present bread europe",
    ]


@pytest.mark.rule("4.2.2", "4.3.I")
def test_each_presented_idea_is_replaced_at_the_end_of_step_two() -> None:
    state = scene(
        "present",
        boards={0: "ideas bread dyed-cloth; marked start"},
        table="ideas kiln wine granary",
    )
    play(GAME, state, "present bread africa", "send economy")
    assert asked(GAME, state) == ("PickIdea", P0)
    assert texts(GAME, state) == ["pick granary", "pick dairying", "pick kiln", "pick wine"]
    play(GAME, state, "pick wine")
    assert asked(GAME, state)[0] == "TurnUp"
    assert state.ideas == [card("dairying"), card("kiln"), card("granary")]


@pytest.mark.rule("4.2.2")
def test_taking_the_open_card_of_the_pile_exposes_the_next_one() -> None:
    state = scene(
        "present",
        boards={0: "ideas bread; marked start"},
        memory="presented=1 cards=- regions=- technology=no",
    )
    play(GAME, state, "present bread africa", "send economy", "pick dairying")
    assert asked(GAME, state)[0] == "TurnUp"
    play(GAME, state, "draw megalith")
    assert texts(GAME, state) == ["pick granary", "pick megalith", "pick dyed-cloth", "pick kiln"]


@pytest.mark.rule("S1", "S2", "S3", "S4", "S5", "S6", "S7", "6.7")
@pytest.mark.parametrize(
    ("name", "lines", "after"),
    [
        ("africa", ["send economy"], "influence 5"),
        ("middle-east", ["send economy"], "aspire-economy"),
        ("europe", ["send economy"], "academics 2"),
        ("asia", ["send economy", "send economy"], "influence 4"),
        ("oceania", ["send economy", "send economy", "move asia oceania"], "moved"),
        ("north-america", ["send economy", "send economy", "ready culture"], "readied"),
        ("south-america", ["send economy", "send economy"], "ip 2"),
    ],
)
def test_specialist_tiles_give_their_benefits(name: str, lines: list[str], after: str) -> None:
    state = scene(
        "present",
        land={"asia": "people 1x0"},
        boards={0: "ideas bread; exhausted 0 1 0; marked start"},
    )
    play(GAME, state, f"present bread {name}", *lines)
    player = state.players[0]
    found = {
        f"influence {player.influence}",
        f"academics {player.academics}",
        f"ip {player.ip}",
        *row(player),
    }
    found |= {"moved"} if people(state, "oceania")[0] else set()
    found |= {"readied"} if player.exhausted == [0, 0, 0] else set()
    assert after in found


@pytest.mark.rule("S5", "I7")
def test_the_move_of_a_specialist_tile_may_be_declined() -> None:
    state = scene("present", land={"asia": "people 1x0"}, boards={0: "ideas bread; marked start"})
    play(GAME, state, "present bread oceania", "send economy", "send economy")
    assert texts(GAME, state)[-1] == "stop"
    play(GAME, state, "stop")
    assert people(state, "asia")[0] == 1


# II Invent


@pytest.mark.rule("4.3.II")
def test_an_idea_is_invented_by_a_citizen_of_its_field_and_extra_ones_of_any() -> None:
    state = scene("invent", land={"europe": "idea bread by 1 1"}, boards={0: "marked start"})
    events = play(GAME, state, "invent europe", "send economy", "exhaust technology")
    assert of_kind(events, AspirationGained, CitizenSent, Invented) == [
        AspirationGained(P0, TECHNOLOGY),
        CitizenSent(P0, 0, INVENTOR, EUROPE),
        Invented(P0, card("bread"), EUROPE),
    ]
    assert state.players[0].exhausted == [0, 0, 1]
    assert state.land.displays[EUROPE].flipped


@pytest.mark.rule("4.1", "4.3.II")
def test_an_exhausted_academic_takes_a_field_for_good_of_the_owners_choice() -> None:
    state = scene("invent", land={"europe": "idea bread by 1 1"}, boards={0: "marked start"})
    play(GAME, state, "invent europe", "send economy")
    assert texts(GAME, state)[3:] == [
        f"exhaust academic {f}" for f in ("economy", "culture", "technology")
    ]
    play(GAME, state, "exhaust academic culture")
    assert state.players[0].academics == 0
    assert state.players[0].exhausted == [0, 1, 0]


@pytest.mark.rule("4.3.II", "4.3.A")
def test_what_cannot_be_invented_is_told_with_its_reason() -> None:
    state = scene(
        "invent",
        land={
            "africa": "idea coinage by 1 1",
            "europe": "idea cooking by 1 1 inventor 2 flipped",
            "asia": "idea megalith by 1 1",
            "oceania": "idea fat-lamp by 2 1",
            "south-america": "idea bone-flute by 2 1",
        },
        boards={0: "available 0 1 0; academics 0"},
    )
    found = {
        name: refused(GAME, state, f"invent {name}").key
        for name in ("africa", "europe", "asia", "oceania", "middle-east")
    }
    assert found == {
        "africa": "no-access",
        "europe": "invented-already",
        "asia": "too-few-citizens",
        "oceania": "too-few-citizens",
        "middle-east": "no-idea-there",
    }


@pytest.mark.rule("4.3.A", "R9")
@pytest.mark.parametrize(
    ("table", "round", "reached", "access"),
    [
        (
            "private-0 mining; private-1 agriculture; eureka writing wheel -; era-0 3-1",
            4,
            True,
            "own",
        ),
        (
            "private-1 mining; private-0 agriculture; eureka writing wheel -; era-1 3-1",
            4,
            False,
            "foreign",
        ),
        (
            "private-1 mining; eureka writing wheel -; post-mining 1x0; era-1 3-1",
            4,
            True,
            "diplomat",
        ),
        ("private-1 mining; eureka writing wheel -; era-1 3-1", 8, True, "past"),
        ("private-nobody mining; eureka writing wheel -", 4, False, "foreign"),
        ("private-nobody mining; eureka writing wheel -", 8, True, "past"),
        ("private-nobody mining; eureka writing wheel -; post-mining 1x0", 4, True, "diplomat"),
        ("eureka mining writing wheel", 8, False, "eureka"),
        ("eureka writing wheel -", 4, False, "face-down"),
        (
            "eureka writing wheel -; discarded control-of-fire; "
            "common stone-knapping spoken-language cordage symbolic-art mining",
            4,
            True,
            "common",
        ),
        ("eureka writing wheel -; discarded mining", 4, True, "discarded"),
    ],
)
def test_access_to_a_milestone_and_why(table: str, round: int, reached: bool, access: str) -> None:
    state = scene(
        "invent",
        round=round,
        table=table,
        land={"africa": "idea coinage by 1 1", "europe": "idea cooking by 1 1"},
    )
    mining = milestone("mining")
    assert ACCESS_NAMES[access_of(state, P0, mining).access] == access
    assert ("invent africa" in texts(GAME, state)) == reached
    if not reached:
        details = {d.name: d.value for d in refused(GAME, state, "invent africa").details}
        assert details["milestone"] == mining
        assert ACCESS_NAMES[int(str(details["access"]))] == access


# III Innovate


@pytest.mark.rule("4.3.III")
def test_an_innovator_gains_a_specialist_and_may_chain_the_card() -> None:
    state = scene("innovate", land={"europe": "idea cooking by 1 1 inventor 1 flipped"})
    events = play(GAME, state, "innovate europe", "send academic")
    assert SpecialistGained(P0, 0) in events
    assert state.land.displays[EUROPE].innovator == P0
    assert asked(GAME, state) == ("MayChain", P0)
    assert "pass" in texts(GAME, state)


@pytest.mark.rule("4.3.III")
def test_only_an_invention_of_somebody_else_with_a_free_space_is_innovated() -> None:
    state = scene(
        "innovate",
        land={
            "africa": "idea cooking by 1 1",
            "europe": "idea fat-lamp by 1 1 inventor 0 flipped",
            "asia": "idea bread by 1 1 inventor 1 innovator 2 flipped",
            "oceania": "idea kiln by 0 1 inventor 2 flipped",
        },
        table="ideas granary dyed-cloth",
    )
    assert texts(GAME, state) == ["innovate oceania"]
    assert refused(GAME, state, "innovate africa").key == "no-invention-there"
    assert refused(GAME, state, "innovate europe").key == "own-invention"
    assert refused(GAME, state, "innovate asia").key == "innovated-already"


# IV Share an Invention


@pytest.mark.rule("4.3.IV", "I4")
def test_everybody_who_took_part_gets_their_due() -> None:
    state = scene(
        "share",
        land={"asia": "idea bread by 1 2 inventor 2 innovator 0 flipped"},
        boards={0: "marked start"},
    )
    events = play(GAME, state, "share asia", "enrich")
    assert events[:3] == [
        Shared(P0, card("bread"), ASIA),
        IpGained(P1, 4, BY_SHARING),
        Settled(P0, ASIA),
    ]
    assert WealthTaken(P0, tile("wealth-d")) in events
    assert InventionKept(P2, card("bread")) in events
    assert of_kind(events, CitizensReleased) == [
        CitizensReleased(P1, ASIA, 2),
        CitizensReleased(P2, ASIA, 1),
        CitizensReleased(P0, ASIA, 1),
    ]
    assert people(state, "asia")[:3] == [2, 2, 1]
    assert state.players[2].inventions == 1 << card("bread")
    assert state.land.displays[ASIA].card == -1


@pytest.mark.rule("4.3.IV")
@pytest.mark.parametrize(
    "part", ["by 0 1 inventor 1", "by 1 1 inventor 0", "by 1 1 inventor 2 innovator 0"]
)
def test_who_takes_part_may_share(part: str) -> None:
    state = scene(
        "share",
        land={
            "asia": f"idea bread {part} flipped",
            "europe": "idea cooking by 1 1 inventor 2 flipped",
            "africa": "idea fat-lamp by 0 1",
        },
    )
    assert texts(GAME, state) == ["share asia"]
    assert refused(GAME, state, "share europe").key == "takes-no-part"
    assert refused(GAME, state, "share africa").key == "no-invention-there"


@pytest.mark.rule("4.3.W", "4.3.IV")
@pytest.mark.parametrize(
    ("boards", "why"),
    [
        ({0: "row wealth-d"}, "owns-wealth-tile"),
        ({1: "row wealth-d", 2: "map a1:wealth-d"}, "no-wealth-tile"),
    ],
)
def test_without_a_wealth_tile_to_take_there_is_a_joker(boards: dict[int, str], why: str) -> None:
    state = scene("share", land={"asia": "idea bread by 0 1 inventor 1 flipped"}, boards=boards)
    play(GAME, state, "share asia")
    assert refused(GAME, state, "enrich").key == why
    assert texts(GAME, state) == ["aspire"]
    play(GAME, state, "aspire")
    assert "aspire-joker" in row(state.players[0])


@pytest.mark.rule("4.3.IV", "4.2.3")
def test_a_joker_may_be_chosen_with_no_aspiration_tile_left_and_gives_nothing() -> None:
    state = scene(
        "share",
        land={"asia": "idea bread by 0 1 inventor 1 flipped"},
        boards={0: "row aspire-economy aspire-economy aspire-culture aspire-joker"},
    )
    play(GAME, state, "share asia", "aspire")
    assert len(state.players[0].row) == 4


@pytest.mark.rule("4.3.IV", "4.6")
def test_what_chronos_took_part_in_brings_him_only_citizens() -> None:
    state = scene(
        "share", seats=2, land={"asia": "idea bread by 0 2 inventor chronos innovator 1 flipped"}
    )
    before = state.chronos
    play(GAME, state, "share asia", "aspire")
    assert state.players[0].ip == 4
    assert people(state, "asia") == [2, 2, 0, 0, 1]
    assert state.chronos == before
    assert state.players[0].inventions == state.players[1].inventions == 0
