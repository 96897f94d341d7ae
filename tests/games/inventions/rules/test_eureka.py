"""Chapter 4.3, VIII: new milestones and common knowledge."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import (
    CitizenPosted,
    DiplomatReturned,
    EraReached,
    MilestoneDiscarded,
    MilestoneShared,
    MilestoneTaken,
)
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.scene import milestone, of_kind, row, scene
from play import P0, P1, asked, play, refused, texts

LATE = (
    "common agriculture pottery weaving mining writing; private-0 animal-domestication; "
    "private-1 wheel; private-2 mathematics; private-nobody papermaking; eureka water-power - -; "
    "discarded control-of-fire; era-1 3-1; era-2 4-1"
)


def shelf(state: Inventions) -> list[str]:
    """Return common knowledge by names, lowest first."""
    return [PARTS.milestone_names[m] for m in state.shelves.common]


@pytest.mark.rule("4.3.VIII", "I6", "6.5")
def test_the_old_milestone_goes_above_the_same_or_earlier_letters_and_the_lowest_leaves() -> None:
    state = scene("eureka", table="post-agriculture 1x1; post-control-of-fire 1x0")
    events = play(GAME, state, "eureka mining")
    assert events == [
        MilestoneTaken(P0, milestone("mining")),
        MilestoneDiscarded(milestone("control-of-fire")),
        DiplomatReturned(P0, milestone("control-of-fire"), True),
        MilestoneShared(milestone("agriculture")),
        CitizenPosted(P0, milestone("mining")),
    ]
    assert shelf(state)[-1] == "agriculture"
    assert state.shelves.posts[milestone("agriculture")][1] == 1
    assert state.shelves.discarded == [milestone("control-of-fire")]


@pytest.mark.rule("4.3.VIII")
def test_the_rest_of_the_display_does_not_slide_and_any_tile_may_be_taken() -> None:
    state = scene("eureka")
    assert texts(GAME, state) == ["eureka mining", "eureka writing", "eureka wheel"]
    play(GAME, state, "eureka writing")
    assert state.shelves.eureka == [milestone("mining"), -1, milestone("wheel")]


@pytest.mark.rule("4.3.VIII")
def test_a_milestone_earlier_than_all_common_knowledge_is_discarded_itself() -> None:
    late = LATE.replace(
        "common agriculture pottery weaving mining writing",
        "common mining writing wheel steam-power electricity",
    )
    late = late.replace("private-1 wheel", "private-1 mathematics").replace(
        "private-2 mathematics", "private-2 combustion-engine"
    )
    late = (
        late.replace("era-1 3-1; era-2 4-1", "era-1 4-2; era-2 5-1")
        + "; post-animal-domestication 1x0 1x1"
    )
    state = scene("eureka", round=8, table=late)
    events = play(GAME, state, "eureka water-power")
    assert of_kind(events, MilestoneDiscarded, MilestoneShared) == [
        MilestoneDiscarded(milestone("animal-domestication"))
    ]
    assert len(state.shelves.common) == 5


@pytest.mark.rule("4.3.VIII", "4.1", "R3")
def test_citizens_of_a_discarded_milestone_find_the_room_of_the_new_era() -> None:
    state = scene(
        "eureka", table="post-control-of-fire 2x0 1x1", boards={0: "academics 2", 1: "academics 2"}
    )
    events = play(GAME, state, "eureka mining")
    fire = milestone("control-of-fire")
    assert of_kind(events, DiplomatReturned) == [
        DiplomatReturned(P0, fire, True),
        DiplomatReturned(P0, fire, False),
        DiplomatReturned(P1, fire, False),
    ]
    assert state.players[0].academics == 3


@pytest.mark.rule("4.3.VIII")
def test_the_display_must_hold_a_later_era() -> None:
    late = LATE.replace("private-0 animal-domestication", "private-0 steam-power; era-0 5-1")
    state = scene(at="pillar", round=8, table=late, possible="share", boards={0: "epoch present"})
    assert refused(GAME, state, "pillar eureka").key == "nothing-to-discover"


@pytest.mark.rule("6.4", "4.3.VIII")
@pytest.mark.parametrize(
    ("place", "found"),
    [(1, "asked ReadyCitizen"), (2, "asked ChooseField"), (3, "nothing")],
)
def test_the_spaces_of_era_3(place: int, found: str) -> None:
    state = scene("eureka", boards={0: "exhausted 1 1 1; available 1 1 1; marked start"})
    play(GAME, state, "eureka mining")
    assert texts(GAME, state) == ["advance 1", "advance 2", "advance 3"]
    events = play(GAME, state, f"advance {place}")
    assert EraReached(P0, place - 1) in events
    name = asked(GAME, state)[0]
    assert found == (f"asked {name}" if name in ("ReadyCitizen", "ChooseField") else "nothing")


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(
    ("era", "place", "gain"),
    [
        (4, 1, "influence 5"),
        (4, 2, "aspire-joker"),
        (4, 3, "ip 1"),
        (5, 1, "ip 3"),
        (5, 2, "aspire-joker"),
        (5, 3, "influence 4"),
        (6, 1, "ip 8"),
        (6, 2, "ip 6"),
        (6, 3, "ip 4"),
    ],
)
def test_the_spaces_of_later_eras(era: int, place: int, gain: str) -> None:
    name = {4: "mathematics", 5: "steam-power", 6: "solar-cell"}[era]
    state = scene("eureka", round=11, table=f"eureka {name} - -", boards={0: "marked start"})
    play(GAME, state, f"eureka {name}", f"advance {place}")
    player = state.players[0]
    assert gain in {f"influence {player.influence}", f"ip {player.ip}", *row(player)}


@pytest.mark.rule("6.4")
def test_a_space_takes_one_marker() -> None:
    state = scene("eureka", table="private-1 writing; eureka mining - wheel; era-1 3-2")
    play(GAME, state, "eureka mining")
    assert texts(GAME, state) == ["advance 1", "advance 3"]
    assert refused(GAME, state, "advance 2").key == "era-space-taken"
