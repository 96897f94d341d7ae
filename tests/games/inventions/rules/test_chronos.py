"""Chapter 4.6: Chronos as the third society."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import CHRONOS, INNOVATOR, INVENTOR, PRESENTER
from clocksmith.games.inventions.model.events import (
    BY_SHARING,
    CitizensStood,
    EraReached,
    InfluenceTileLaid,
    Innovated,
    Invented,
    InventionKept,
    InventionLeft,
    IpGained,
    MilestoneShared,
    MilestoneTaken,
    OrderChanged,
    PillarMoved,
    Presented,
    Settled,
    TileRemoved,
)
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.scene import card, draw_until, milestone, of_kind, people, region, scene, tile
from play import P0, P1, asked, play, texts


def before_chronos(round: int = 2, **changes: object) -> Inventions:
    """Return a position in which skipping ends the turn before that of Chronos."""
    boards = {1: "row culture-1"}
    return scene(at="placing", seats=2, turn=1, round=round, boards=boards, **changes)  # type: ignore[arg-type]


def full(**changed: str) -> dict[str, str]:
    """Return regions that all have an idea nobody can reach, some of them changed."""
    names = [
        "satellite",
        "electric-car",
        "video-game",
        "e-commerce",
        "airplane",
        "cinema",
        "railway",
    ]
    regions = [
        "africa",
        "middle-east",
        "europe",
        "asia",
        "oceania",
        "north-america",
        "south-america",
    ]
    land = {name: f"idea {idea} by 0 1" for name, idea in zip(regions, names, strict=True)}
    return {**land, **{name.replace("_", "-"): line for name, line in changed.items()}}


@pytest.mark.rule("4.6")
def test_he_presents_the_rightmost_idea_where_there_is_none_without_benefit() -> None:
    state = before_chronos()
    events = play(GAME, state, "skip")
    assert events[:3] == [
        PillarMoved(region("middle-east")),
        Presented(CHRONOS, card("kiln"), region("middle-east")),
        CitizensStood(CHRONOS, PRESENTER, region("middle-east"), 1),
    ]
    assert asked(GAME, state)[0] == "TurnUp"
    assert state.ideas == [card("dairying"), card("granary"), card("dyed-cloth")]
    assert state.chronos is not None
    assert state.chronos.supply == PARTS.citizens - 1


@pytest.mark.rule("4.6", "4.3.A")
def test_he_invents_with_one_citizen_what_he_reaches_and_takes_a_tile_out() -> None:
    state = before_chronos(land=full(middle_east="idea bread by 0 1"))
    events = play(GAME, state, "skip")
    assert events[:4] == [
        PillarMoved(region("middle-east")),
        CitizensStood(CHRONOS, INVENTOR, region("middle-east"), 1),
        Invented(CHRONOS, card("bread"), region("middle-east")),
        TileRemoved(tile("economy-2")),
    ]
    assert state.stock[tile("economy-2")] == 1


@pytest.mark.rule("4.6")
def test_he_reaches_private_displays_but_not_the_eureka_display() -> None:
    land = full(middle_east="idea coinage by 0 1", asia="idea granary by 0 1")
    state = before_chronos(land=land, table="ideas dyed-cloth kiln")
    events = play(GAME, state, "skip")
    assert of_kind(events, PillarMoved) == [PillarMoved(1), PillarMoved(2), PillarMoved(3)]
    assert Invented(CHRONOS, card("granary"), region("asia")) in events


@pytest.mark.rule("4.6")
def test_a_tile_that_is_not_there_or_that_he_has_is_followed_by_the_next_number() -> None:
    state = scene(
        at="placing",
        seats=2,
        turn=1,
        land=full(middle_east="idea bread by 0 1"),
        boards={1: "row culture-1 economy-2", 0: "row economy-2"},
        removed="1xeconomy-3",
    )
    assert TileRemoved(tile("economy-4")) in play(GAME, state, "skip")
    land = full(south_america="idea bread by 0 1")
    state = scene(
        at="placing",
        seats=2,
        turn=1,
        land=land,
        boards={1: "row culture-1"},
        removed="1xeconomy-7",
        table="pillar north-america",
    )
    assert TileRemoved(tile("economy-1")) in play(GAME, state, "skip")


@pytest.mark.rule("4.6", "4.3.IV")
def test_he_shares_where_he_takes_part_and_people_get_their_rewards() -> None:
    land = full(middle_east="idea bread by 0 1 inventor chronos innovator 1 flipped")
    state = before_chronos(land=land)
    events = play(GAME, state, "skip")
    assert events[:5] == [
        PillarMoved(1),
        events[1],
        IpGained(P0, 2, BY_SHARING),
        Settled(P1, 1),
        TileRemoved(tile("wealth-b")),
    ]
    assert InventionLeft(card("bread")) in events
    assert people(state, "middle-east") == [1, 2, 0, 0, 1]


@pytest.mark.rule("4.6")
def test_as_presenter_or_innovator_he_gets_no_points_and_adds_a_citizen() -> None:
    land = full(middle_east="idea bread by 1 1 inventor 0 innovator chronos flipped")
    state = before_chronos(land=land)
    events = play(GAME, state, "skip")
    assert InventionKept(P0, card("bread")) in events
    assert people(state, "middle-east") == [1, 1, 0, 0, 2]
    assert GAME.scores(state) == [0, 2]
    land = full(middle_east="idea bread by chronos 1 inventor 0 flipped")
    state = before_chronos(land=land)
    assert of_kind(play(GAME, state, "skip"), IpGained) == []


@pytest.mark.rule("4.6")
def test_without_a_wealth_tile_he_takes_a_progress_tile_out() -> None:
    land = full(middle_east="idea bread by chronos 1 inventor 0 flipped")
    state = scene(
        at="placing", seats=2, turn=1, land=land, boards={1: "row wealth-b", 0: "row wealth-b"}
    )
    assert TileRemoved(tile("economy-2")) in play(GAME, state, "skip")


@pytest.mark.rule("4.6")
def test_he_innovates_what_others_invented_and_never_chains() -> None:
    land = full(middle_east="idea bread by 0 1 inventor 1 flipped")
    state = before_chronos(land=land)
    events = play(GAME, state, "skip")
    assert events[:3] == [
        PillarMoved(1),
        CitizensStood(CHRONOS, INNOVATOR, 1, 1),
        Innovated(CHRONOS, card("bread"), 1),
    ]
    assert asked(GAME, state)[0] == "PlacePillar"


@pytest.mark.rule("4.6")
def test_after_seven_regions_without_an_action_his_turn_ends_where_it_began() -> None:
    state = before_chronos(land=full())
    events = play(GAME, state, "skip")
    assert [event.region for event in events if isinstance(event, PillarMoved)] == [
        1,
        2,
        3,
        4,
        5,
        6,
        0,
    ]
    assert of_kind(events, Presented, Invented, Innovated) == []


@pytest.mark.rule("4.6", "I8")
def test_without_ideas_he_does_not_present() -> None:
    state = before_chronos(table="ideas; top", land={"europe": "idea bread by 0 1"})
    events = play(GAME, state, "skip")
    assert of_kind(events, Presented) == []
    assert Invented(CHRONOS, card("bread"), region("europe")) in events
    state = before_chronos(table="ideas; top wine")
    assert Presented(CHRONOS, card("wine"), 1) in play(GAME, state, "skip")


# Era changes


def era_end(round: int, **changes: object) -> Inventions:
    """Return a position in which skipping ends an era, Chronos having played before."""
    changes.setdefault("boards", {1: "row culture-1"})
    return scene(at="placing", seats=2, turn=1, round=round, order="chronos 0 1", **changes)  # type: ignore[arg-type]


@pytest.mark.rule("4.6")
def test_at_an_era_change_he_lays_his_lowest_influence_tile_in_the_next_region_with_room() -> None:
    land = {
        "middle-east": "influence 0:n1 1:n1",
        "europe": "influence chronos:n1",
        "asia": "influence 0:n2",
    }
    state = era_end(1, land=land)
    events = play(GAME, state, "skip")
    assert of_kind(events, InfluenceTileLaid) == [InfluenceTileLaid(CHRONOS, 1, region("asia"))]
    assert of_kind(events, PillarMoved)[0] == PillarMoved(region("asia"))


@pytest.mark.rule("4.6", "4.4.4")
def test_where_no_region_fits_his_pillar_stays() -> None:
    regions = ["africa", "middle-east", "europe", "asia", "oceania"]
    land = {name: f"influence chronos:n{n + 1}" for n, name in enumerate(regions)}
    state = era_end(4, land=land, table="eureka - - -; discarded mining writing wheel")
    events = play(GAME, state, "skip")
    assert of_kind(events, InfluenceTileLaid, PillarMoved) == []


@pytest.mark.rule("4.6", "6.4")
def test_after_eras_2_to_4_he_takes_the_rightmost_milestone_and_the_rightmost_space() -> None:
    state = era_end(4, table="post-pottery 1x1")
    events = play(GAME, state, "skip")
    assert MilestoneTaken(CHRONOS, milestone("wheel")) in events
    assert MilestoneShared(milestone("pottery")) in events
    assert EraReached(CHRONOS, 2) in events
    assert OrderChanged(CHRONOS, 1) in events
    assert state.shelves.posts[milestone("wheel")] == (0, 0, 0, 0, 0)


@pytest.mark.rule("4.6", "4.4")
@pytest.mark.parametrize("round", [1, 13])
def test_after_eras_1_and_5_he_keeps_his_milestone(round: int) -> None:
    state = era_end(round)
    events = play(GAME, state, "skip")
    assert of_kind(events, MilestoneTaken) == []
    assert of_kind(events, InfluenceTileLaid) == [InfluenceTileLaid(CHRONOS, 0, 1)]


@pytest.mark.rule("4.6")
def test_with_an_empty_display_he_keeps_milestone_and_marker() -> None:
    state = era_end(4, table="eureka - - -; discarded mining writing wheel")
    events = play(GAME, state, "skip")
    assert of_kind(events, MilestoneTaken, EraReached) == []


@pytest.mark.rule("4.6", "4.4.1")
def test_a_player_further_right_chooses_instead_of_him() -> None:
    table = "private-0 mathematics; era-0 4-3"
    state = era_end(4, table=table)
    events = play(GAME, state, "skip")
    assert of_kind(events, OrderChanged) == []
    assert asked(GAME, state) == ("ChooseRank", P0)


@pytest.mark.rule("4.6", "4.4.6", "4.4.5")
def test_he_has_no_ideas_to_replace_and_the_unclaimed_milestone_follows_him() -> None:
    state = era_end(4, table="ideas coinage wine chariot; top epic-poetry")
    events = play(GAME, state, "skip")
    events += draw_until(state, "PlacePillar")
    assert state.shelves.private[5] == milestone("writing")
    assert texts(GAME, state)


@pytest.mark.rule("4.6", "4.5")
def test_he_has_no_place_in_the_outcome() -> None:
    state = era_end(13)
    play(GAME, state, "skip")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert len(outcome.places) == 2
