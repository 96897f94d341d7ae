"""Chapter 4.4: era changes."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import (
    AcademicGained,
    AllReadied,
    EconomyTokensReturned,
    EraEnded,
    IdeaDiscarded,
    IdeaForgotten,
    MilestoneDiscarded,
    MilestoneReplaced,
    MilestoneShared,
    OrderChanged,
    PillarsReturned,
    RoundBegan,
    ScholarsReturned,
)
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.scene import card, draw_until, milestone, of_kind, scene
from play import P0, P1, P2, asked, play, refused, texts

LATER_IDEAS = "ideas coinage wine chariot; top epic-poetry"


def last_turn(round: int = 4, **changes: object) -> Inventions:
    """Return a position in which skipping ends the last turn of a round."""
    boards = {2: "row culture-1", **changes.pop("boards", {})}  # type: ignore[dict-item]
    if 2 in boards and "row" not in boards[2]:
        boards[2] += "; row culture-1"
    return scene(at="placing", turn=2, round=round, boards=boards, **changes)  # type: ignore[arg-type]


@pytest.mark.rule("4.4")
def test_within_an_era_a_round_follows_a_round() -> None:
    assert of_kind(play(GAME, last_turn(3), "skip"), EraEnded, RoundBegan) == [RoundBegan(4, 2)]


@pytest.mark.rule("4.4", "4.4.2", "6.3", "4.3.E")
def test_after_era_1_only_order_and_influence_change() -> None:
    boards = {0: "influence 8; exhausted 1 0 0; marked start", 1: "influence 0", 2: "influence 4"}
    state = last_turn(1, boards=boards)
    events = play(GAME, state, "skip")
    assert of_kind(events, EraEnded, RoundBegan) == [EraEnded(1), RoundBegan(2, 2)]
    assert [player.influence for player in state.players] == [6, 1, 3]
    assert state.players[0].exhausted == [1, 0, 0]
    assert state.players[0].marked != 0
    assert state.shelves.eureka == [milestone("mining"), milestone("writing"), milestone("wheel")]


@pytest.mark.rule("4.4.2", "6.3")
@pytest.mark.parametrize(
    ("influence", "after"), [(0, 1), (1, 1), (3, 3), (4, 3), (7, 6), (8, 6), (10, 8)]
)
def test_influence_changes_by_its_band(influence: int, after: int) -> None:
    state = last_turn(boards={0: f"influence {influence}"})
    play(GAME, state, "skip")
    assert state.players[0].influence == after


@pytest.mark.rule("4.4.1", "I9", "6.4")
def test_the_one_furthest_right_on_a_turn_order_space_chooses_a_place() -> None:
    table = "private-0 mining; era-0 3-3; private-1 mathematics; era-1 4-3; eureka writing wheel -"
    state = last_turn(table=table, order="0 1 2")
    play(GAME, state, "skip")
    assert asked(GAME, state) == ("ChooseRank", P1)
    assert texts(GAME, state) == ["rank 1", "rank 2", "rank 3"]
    assert refused(GAME, state, "rank 4").key == "no-such-rank"
    events = play(GAME, state, "rank 1")
    assert events[0] == OrderChanged(P1, 1)
    assert state.order == [P1, P0, P2]


@pytest.mark.rule("4.4.1")
def test_without_a_turn_order_space_nobody_is_asked() -> None:
    state = last_turn(table="private-0 mining; era-0 3-2; eureka writing wheel -")
    play(GAME, state, "skip")
    assert asked(GAME, state)[0] != "ChooseRank"


@pytest.mark.rule("4.4.1", "4.4")
def test_turn_order_spaces_act_after_era_1_too() -> None:
    state = last_turn(1, table="private-0 mining; era-0 3-3; eureka writing wheel -")
    play(GAME, state, "skip")
    assert asked(GAME, state) == ("ChooseRank", P0)
    play(GAME, state, "rank 3")
    assert state.order == [P1, P2, P0]
    assert asked(GAME, state) == ("PlacePillar", P1)


@pytest.mark.rule("4.4.3", "4.4.4")
def test_specialists_pillars_and_tokens_come_back() -> None:
    state = last_turn(boards={0: "exhausted 1 2 0; marked start"})
    events = play(GAME, state, "skip")
    assert AllReadied(P0, 3) in events
    assert state.players[0].available == [3, 4, 2]
    assert EconomyTokensReturned(P0, 1) in events
    assert [e for e in events if isinstance(e, PillarsReturned)] == [
        PillarsReturned(P0, 2),
        PillarsReturned(P1, 2),
        PillarsReturned(P2, 2),
    ]
    assert state.players[0].epoch != -1


@pytest.mark.rule("4.4.4", "R4", "4.1")
def test_each_scholar_brings_a_citizen_into_the_academy_and_returns() -> None:
    land = dict.fromkeys(("asia", "europe", "africa"), "scholar away")
    state = last_turn(land=land, boards={0: "scholars 3; academics 1"})
    events = play(GAME, state, "skip")
    assert of_kind(events, AcademicGained, ScholarsReturned) == [
        AcademicGained(P0),
        ScholarsReturned(P0, 3),
    ]
    assert state.players[0].academics == 2
    assert state.land.scholars == 127


@pytest.mark.rule("4.4.5")
def test_with_three_societies_the_unclaimed_milestone_goes_first_and_is_replaced() -> None:
    state = last_turn(table="post-weaving 1x1")
    events = play(GAME, state, "skip")
    assert of_kind(events, MilestoneReplaced, MilestoneShared, MilestoneDiscarded) == [
        MilestoneReplaced(milestone("wheel")),
        MilestoneDiscarded(milestone("control-of-fire")),
        MilestoneShared(milestone("weaving")),
        MilestoneDiscarded(milestone("stone-knapping")),
        MilestoneShared(milestone("writing")),
        MilestoneDiscarded(milestone("spoken-language")),
        MilestoneShared(milestone("mining")),
    ]
    names = [PARTS.milestone_names[m] for m in state.shelves.common]
    assert names == ["cordage", "symbolic-art", "weaving", "writing", "mining"]
    assert state.shelves.posts[milestone("weaving")][1] == 1


@pytest.mark.rule("4.4.5")
def test_with_none_left_the_unclaimed_milestone_stays() -> None:
    state = last_turn(table="eureka - - -; discarded mining writing wheel")
    events = play(GAME, state, "skip")
    assert of_kind(events, MilestoneReplaced, MilestoneShared) == []
    assert state.shelves.private[5] == milestone("weaving")


@pytest.mark.rule("4.4.5")
def test_with_four_players_all_that_is_left_becomes_common_knowledge() -> None:
    state = scene(at="placing", seats=4, turn=3, round=4, boards={3: "row culture-1"})
    events = play(GAME, state, "skip")
    assert of_kind(events, MilestoneShared) == [
        MilestoneShared(milestone(name)) for name in ("wheel", "writing", "mining")
    ]


@pytest.mark.rule("4.4.5", "6.14.2")
@pytest.mark.parametrize(
    ("round", "name"), [(4, "mathematics"), (7, "steam-power"), (10, "solar-cell")]
)
def test_the_next_letter_is_revealed(round: int, name: str) -> None:
    ideas = {
        4: LATER_IDEAS,
        7: "ideas chess theatre; top paper-money",
        10: "ideas cinema railway; top airplane",
    }
    state = last_turn(round, table=f"eureka - - -; discarded mining writing wheel; {ideas[round]}")
    play(GAME, state, "skip")
    assert asked(GAME, state)[0] == "DrawNext"
    assert f"draw {name}" in texts(GAME, state)
    assert len(texts(GAME, state)) == 3


@pytest.mark.rule("4.4.6")
def test_old_ideas_leave_the_display_until_none_shows() -> None:
    state = last_turn(table="ideas granary coinage kiln; top bread")
    play(GAME, state, "skip")
    events = draw_until(state, "PlacePillar")
    discarded = {event.card for event in events if isinstance(event, IdeaDiscarded)}
    assert {card("granary"), card("kiln"), card("bread")} <= discarded
    assert card("coinage") not in discarded
    assert state.ideas[-1] == card("coinage")
    assert len(state.ideas) == 3


@pytest.mark.rule("4.4.6")
def test_in_turn_order_everybody_replaces_their_old_ideas() -> None:
    boards = {0: "ideas cooking bread", 1: "ideas steamboat megalith"}
    state = last_turn(
        table=f"eureka - - -; discarded mining writing wheel; {LATER_IDEAS}",
        order="1 0 2",
        boards=boards,
    )
    play(GAME, state, "skip")
    events = draw_until(state, "PickIdea")
    assert of_kind(events, IdeaForgotten) == [IdeaForgotten(P1, card("megalith"))]
    assert asked(GAME, state) == ("PickIdea", P1)
    play(GAME, state, "pick wine")
    events = draw_until(state, "PickIdea")
    assert of_kind(events, IdeaForgotten) == [
        IdeaForgotten(P0, card("cooking")),
        IdeaForgotten(P0, card("bread")),
    ]
    play(GAME, state, "pick coinage", "pick chariot")
    assert state.players[0].ideas == 1 << card("coinage") | 1 << card("chariot")
    assert state.players[1].ideas == 1 << card("wine") | 1 << card("steamboat")


@pytest.mark.rule("4.4.6", "R5")
def test_cards_on_the_map_stay_and_an_empty_pile_leaves_gaps() -> None:
    every = [name for name in PARTS.card_names if name not in ("cooking", "satellite", "bread")]
    table = "eureka - - -; discarded mining writing wheel; ideas satellite; top; "
    table += f"gone {' '.join(every)}"
    state = last_turn(
        10, table=table, land={"asia": "idea cooking by 1 1"}, boards={0: "ideas bread"}
    )
    play(GAME, state, "skip")
    draw_until(state, "PickIdea")
    play(GAME, state, "pick satellite")
    assert state.ideas == []
    assert state.land.displays[3].card == card("cooking")


@pytest.mark.rule("4.4", "4.5")
def test_after_era_5_nothing_is_revealed_and_the_game_ends() -> None:
    boards = {0: "exhausted 1 0 0; influence 8"}
    state = last_turn(13, boards=boards)
    events = play(GAME, state, "skip")
    assert EraEnded(5) in events
    assert state.players[0].exhausted == [0, 0, 0]
    assert [event for event in events if isinstance(event, MilestoneShared)]
    assert of_kind(events, IdeaDiscarded, IdeaForgotten, OrderChanged) == []
    assert GAME.decision(state) is None
    assert GAME.outcome(state) is not None
    assert state.players[0].influence == 6
