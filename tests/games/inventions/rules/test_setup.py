"""Chapters 1 and 6: the setup and the Stone Age steps."""

import random

import pytest

from clocksmith.core.seat import SPECTATOR
from clocksmith.core.step import Chance
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    NONE,
)
from clocksmith.games.inventions.model.events import (
    GoalDropped,
    IdeaDealt,
    OrderDrawn,
    PillarMoved,
    Presented,
    Settled,
)
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.scene import of_kind, people
from play import P0, P1, P2, asked, play, refused, texts


def set_up(seats: int, until: str, seed: int = 1) -> Inventions:
    """Return a game whose draws have come as far as a question."""
    rng = random.Random(seed)
    state = GAME.start(seats)
    while asked(GAME, state)[0] != until:
        decision = GAME.decision(state)
        assert isinstance(decision, Chance) or asked(GAME, state)[0] == "KeepGoals"
        play(GAME, state, rng.choice(texts(GAME, state)))
    return state


@pytest.mark.rule("6.14.1", "6.7", "6.8", "6.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_region_gets_its_tiles(seats: int) -> None:
    state = GAME.start(seats)
    assert asked(GAME, state) == ("DrawRegionTile", -1)
    assert len(texts(GAME, state)) == 7
    state = set_up(seats, "KeepGoals")
    for tiles in (state.land.specialists, state.land.knowledge, state.land.wealth):
        assert len(set(tiles)) == 7
        assert NONE not in tiles
    assert state.land.scholars == 127


@pytest.mark.rule("6.14.2", "6.5", "R9")
@pytest.mark.parametrize(
    ("seats", "displays"), [(2, [0, 1, 4, 5]), (3, [0, 1, 2, 5]), (4, [0, 1, 2, 3])]
)
def test_milestones_are_laid_out(seats: int, displays: list[int]) -> None:
    state = set_up(seats, "KeepGoals")
    assert [PARTS.milestone_letter[m] for m in state.shelves.common] == [0] * 5
    assert [d for d, m in enumerate(state.shelves.private) if m != NONE] == displays
    assert {PARTS.milestone_letter[m] for m in state.shelves.private if m != NONE} == {1}
    assert [PARTS.milestone_letter[m] for m in state.shelves.eureka] == [2] * 3
    assert state.shelves.stacks.bit_count() == 9


@pytest.mark.rule("1.3", "6.14.3")
def test_the_start_player_is_drawn_and_the_others_follow_clockwise() -> None:
    state = set_up(4, "DrawNextInOrder")
    events = play(GAME, state, "order 2")
    assert of_kind(events, OrderDrawn)[0] == OrderDrawn(P2, 1)
    assert state.order == [2, 3, 0, 1]
    assert state.shelves.eras == [NONE] * 5


@pytest.mark.rule("1.3", "4.6")
def test_with_two_players_the_order_of_all_three_is_drawn() -> None:
    state = set_up(2, "DrawNextInOrder")
    assert texts(GAME, state) == ["order 0", "order 1", "order chronos"]
    play(GAME, state, "order 1", "order chronos", "order 0")
    assert state.order == [P1, CHRONOS, P0]


@pytest.mark.rule("6.14.4", "6.6")
@pytest.mark.parametrize(("seats", "left"), [(4, 4), (3, 5), (2, 6)])
def test_ideas_are_dealt_and_the_pile_begins_with_era_2(seats: int, left: int) -> None:
    state = set_up(seats, "KeepGoals")
    for player in state.players:
        assert (player.ideas & PARTS.era_mask[1]).bit_count() == 2
        assert (player.ideas & PARTS.era_mask[2]).bit_count() == 1
    shown = [*state.ideas, state.top]
    assert [PARTS.card_era[card] for card in shown] == [2] * 4
    assert (state.deck & PARTS.era_mask[2]).bit_count() == left - 4
    if seats > 2:
        assert not state.deck & PARTS.era_mask[1]


@pytest.mark.rule("6.13")
def test_what_a_society_starts_with() -> None:
    player = GAME.start(3).players[0]
    assert (player.ip, player.influence, player.supply) == (0, 3, 23)
    assert (player.available, player.exhausted, player.academics) == ([2, 2, 2], [0, 0, 0], 1)
    assert (len(player.spaces), player.row) == (12, [])


@pytest.mark.rule("6.14.5", "1.2")
def test_goals_are_chosen_sealed_and_by_all_at_once() -> None:
    state = set_up(3, "KeepGoals")
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.group(state) == (P0, P1, P2)
    held = state.players[0].goals
    assert held.bit_count() == 4
    assert len(texts(GAME, state)) == 4
    other = next(
        text
        for text in (a.text for a in GAME.actions.actions)
        if text.startswith("drop ") and text not in texts(GAME, state)
    )
    assert refused(GAME, state, other).key == "goal-not-yours"
    (event,) = play(GAME, state, texts(GAME, state)[0])
    assert isinstance(event, GoalDropped)
    assert event.seen_by(P1) == event.seen_by(SPECTATOR) == GoalDropped(P0, -1)
    assert event.seen_by(P0) == event
    assert state.players[0].goals.bit_count() == 3
    following = GAME.decision(state)
    assert following is not None
    assert following.group(state) == (P1, P2)


@pytest.mark.rule("6.14.6")
def test_first_ideas_are_laid_in_reverse_order_with_citizens_from_the_supply() -> None:
    state = set_up(3, "LayFirstIdea")
    last = state.order[-1]
    assert asked(GAME, state) == ("LayFirstIdea", last)
    offered = texts(GAME, state)
    assert len(offered) == 14
    text = next(t for t in offered if t.endswith(" europe"))
    before = state.players[last].available[:]
    events = play(GAME, state, text)
    assert of_kind(events, Settled) == [Settled(last, 2)]
    needed = PARTS.specialists[state.land.specialists[2]].citizens
    assert state.land.displays[2].count == needed
    assert people(state, "europe")[last] == 1
    home = state.players[last]
    assert sum(home.available) >= sum(before)
    assert refused(GAME, state, text).key in ("idea-not-yours", "region-has-a-card", "not-offered")


@pytest.mark.rule("6.14.6")
def test_only_an_idea_of_era_1_is_laid() -> None:
    state = set_up(3, "LayFirstIdea")
    seat = state.order[-1]
    second = (state.players[seat].ideas & PARTS.era_mask[2]).bit_length() - 1
    name = GAME.names["card"][second]
    assert refused(GAME, state, f"present {name} africa").key == "idea-of-era-1"


@pytest.mark.rule("6.14.7", "R10", "6.14.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_stone_age_steps_round_1_begins_and_everybody_keeps_two_ideas(seats: int) -> None:
    rng = random.Random(seats)
    state = set_up(seats, "LayFirstIdea", seats)
    while asked(GAME, state)[0] != "PlacePillar":
        play(GAME, state, rng.choice(texts(GAME, state)))
    assert state.round == 1
    assert [player.ideas.bit_count() for player in state.players] == [2] * seats
    assert len([1 for display in state.land.displays if display.card != NONE]) >= min(3, seats)
    assert not state.deck & PARTS.era_mask[1]


@pytest.mark.rule("4.6", "I5", "6.14.6")
def test_chronos_lays_their_idea_in_the_first_free_region_from_their_pillar_on() -> None:
    for seed in range(30):
        state = set_up(2, "LayFirstIdea", seed) if _chronos_waits(seed) else None
        if state is None:
            continue
        while asked(GAME, state)[0] != "DealIdea":
            choice = texts(GAME, state)
            africa = [text for text in choice if text.endswith(" africa")]
            play(GAME, state, (africa or choice)[-1])
        events = play(GAME, state, texts(GAME, state)[0])
        laid = [event for event in events if isinstance(event, Presented)]
        assert laid[0].region == 1
        assert of_kind(events, PillarMoved) == [PillarMoved(1)]
        assert of_kind(events, IdeaDealt)[0].fields()[0] == CHRONOS
        assert Settled(CHRONOS, 1) in events
        return
    raise AssertionError("Chronos never waits for another")


def _chronos_waits(seed: int) -> bool:
    """Return whether somebody lays before Chronos in the game of a seed."""
    rng = random.Random(seed)
    state = GAME.start(2)
    while len(state.order) < 3:
        play(GAME, state, rng.choice(texts(GAME, state)))
    return state.order[-1] != CHRONOS


@pytest.mark.rule("1.2")
def test_a_seat_sees_its_own_goals_and_the_number_of_the_others() -> None:
    state = set_up(3, "LayFirstIdea")
    view = GAME.view(state, P0)
    players = view.fields()[view.__match_args__.index("players")]
    assert isinstance(players, tuple)
    assert players[0].goals is not None
    assert players[1].goals is None
    assert players[1].goal_count == 3
    assert list(PARTS.region_ids) == list(range(7))
