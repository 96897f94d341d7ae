"""6.3, 6.4 The bands of the influence track and the spaces of the era track."""

import pytest

from clocksmith.games.inventions import GAME
from games.inventions.house import PARTS
from games.inventions.parts import (
    begin,
    count,
    do,
    drawn,
    end_era,
    gained,
    offered,
    position,
    question,
)
from play import refused

Gains = dict[str, int]
# Position, chain tokens, points at the end, change at the end of an era.
TRACK = [
    (0, 1, 0, 1),
    (1, 1, 1, 0),
    (2, 1, 1, 0),
    (3, 1, 1, 0),
    (4, 2, 5, -1),
    (5, 2, 5, -1),
    (6, 2, 5, -1),
    (7, 2, 5, -1),
    (8, 3, 10, -2),
    (9, 3, 10, -2),
    (10, 3, 10, -2),
]


@pytest.mark.rule("6.3", "4.2.1", "R2")
@pytest.mark.parametrize(("influence", "tokens", "ip", "shift"), TRACK)
def test_a_turn_begins_with_the_tokens_of_the_band(
    influence: int, tokens: int, ip: int, shift: int
) -> None:
    state = position(f"0: influence {influence}")
    assert (state.turn.tokens, state.turn.spent) == (tokens, 0)


@pytest.mark.rule("4.2.1")
def test_influence_gained_later_in_the_turn_makes_no_token_ready() -> None:
    state = position("0: influence 3")
    do(state, "use start", "choose influence")
    assert (state.players[0].influence, state.turn.tokens) == (4, 1)


@pytest.mark.rule("6.3", "4.4.2")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
@pytest.mark.parametrize(("influence", "tokens", "ip", "shift"), TRACK)
def test_an_era_change_shifts_influence_by_the_band(
    influence: int, tokens: int, ip: int, shift: int, era: int
) -> None:
    state = position(f"1: influence {influence}", round=3 * era - 2)
    end_era(state, era)
    assert state.players[1].influence == influence + shift


@pytest.mark.rule("6.3", "4.5", "4.4")
@pytest.mark.parametrize(("influence", "tokens", "ip", "shift"), TRACK)
def test_the_end_gives_the_points_of_the_band_after_the_last_change(
    influence: int, tokens: int, ip: int, shift: int
) -> None:
    state = position(f"1: influence {influence}", round=13)
    end_era(state, 5)
    after = influence + shift
    assert state.players[1].influence == after
    assert state.players[1].ip == {row[0]: row[2] for row in TRACK}[after]


# Era track

LETTER = {3: "mining", 4: "mathematics", 5: "steam-power", 6: "solar-cell"}
SHOWN = {
    3: "eureka mining writing wheel",
    4: "eureka mathematics papermaking water-power",
    5: "eureka steam-power electricity combustion-engine",
    6: "eureka solar-cell microchip computer-network",
}


@pytest.mark.rule("6.4", "4.3.VIII")
@pytest.mark.parametrize(
    ("era", "place", "answers", "benefit"),
    [
        (3, 1, ("ready culture", "ready culture"), {"tired culture": -2, "culture": 2}),
        (3, 1, ("stop",), {}),
        (3, 2, ("assign culture",), {"culture": 1, "supply": -1}),
        (3, 3, (), {}),
        (4, 1, (), {"influence": 2}),
        (4, 2, (), {"aspire-joker": 1}),
        (4, 3, (), {"ip": 1}),
        (5, 1, (), {"ip": 3}),
        (5, 2, (), {"aspire-joker": 1}),
        (5, 3, (), {"influence": 1}),
        (6, 1, (), {"ip": 8}),
        (6, 2, (), {"ip": 6}),
        (6, 3, (), {"ip": 4}),
    ],
)
def test_a_space_of_the_era_track_gives_its_benefit_at_once(
    era: int, place: int, answers: tuple[str, ...], benefit: Gains
) -> None:
    state = position(SHOWN[era], "0: exhausted 1 2 1")
    do(state, "pillar eureka", f"eureka {LETTER[era]}")
    assert offered(state) == ["advance 1", "advance 2", "advance 3"]
    assert gained(state, f"advance {place}", *answers) == benefit
    assert PARTS.space_names[state.shelves.eras[0]] == f"{era}-{place}"


@pytest.mark.rule("6.4")
def test_a_taken_space_is_not_free() -> None:
    state = position("private 1 writing", "era 1 3-2", "eureka mining - wheel")
    do(state, "pillar eureka", "eureka wheel")
    assert offered(state) == ["advance 1", "advance 3"]
    assert refused(GAME, state, "advance 2").key == "era-space-taken"


@pytest.mark.rule("6.4")
def test_a_marker_that_moves_on_frees_its_space() -> None:
    state = position("private 0 mining", "era 0 3-3", SHOWN[4])
    do(state, "pillar eureka", "eureka papermaking", "advance 1")
    assert PARTS.space_names[state.shelves.eras[0]] == "4-1"
    assert 2 not in state.shelves.eras


@pytest.mark.rule("4.4.1", "6.4")
@pytest.mark.parametrize(("rank", "order"), [(1, [1, 0, 2]), (2, [0, 1, 2]), (3, [0, 2, 1])])
def test_the_owner_of_a_turn_order_space_chooses_a_place(rank: int, order: list[int]) -> None:
    state = position("private 1 mining", "era 1 3-3", "eureka - - -", round=4)
    end_era(state, 2)
    assert question(state) == "ChooseRank"
    assert offered(state) == ["rank 1", "rank 2", "rank 3"]
    do(state, f"rank {rank}")
    assert state.order == order


@pytest.mark.rule("4.4.1", "6.4")
def test_of_several_turn_order_spaces_only_the_one_furthest_right_acts() -> None:
    lines = ("private 1 mining", "era 1 3-3", "private 2 mathematics", "era 2 4-3", "eureka - - -")
    state = position(*lines, round=7)
    end_era(state, 3)
    assert question(state) == "ChooseRank"
    do(state, "rank 1")
    assert state.order == [2, 0, 1]
    drawn(state)
    assert not state.stack


@pytest.mark.rule("4.4.1", "6.4", "4.4")
@pytest.mark.parametrize(("space", "asks"), [("5-3", True), ("5-1", False), ("5-2", False)])
def test_a_turn_order_space_acts_at_every_change_but_the_last(space: str, asks: bool) -> None:
    lines = ("private 1 electricity", f"era 1 {space}", "eureka - - -")
    for era, round in ((1, 1), (2, 4), (3, 7), (4, 10), (5, 13)):
        state = position(*lines, round=round)
        end_era(state, era)
        assert bool(state.stack) == (asks and era < 5)


@pytest.mark.rule("4.3.VIII")
def test_reordering_waits_for_the_era_change() -> None:
    state = position()
    do(state, "pillar eureka", "eureka mining", "advance 3")
    assert state.order == [0, 1, 2]


@pytest.mark.rule("6.4", "6.14.3")
def test_era_markers_start_in_a_row_without_spaces() -> None:
    assert set(position().shelves.eras) == {-1}
    assert len(PARTS.space_names) == 12


# Era change, what it does to a board


@pytest.mark.rule("4.4", "4.4.3", "4.4.4")
@pytest.mark.parametrize("era", [1, 2])
def test_only_after_era_one_the_change_stops_early(era: int) -> None:
    lines = (
        "0: exhausted 1 2 3",
        "0: scholars 1",
        "asia: scholar away",
        "0: marked start",
        "0: academics 0",
    )
    state = position(*lines, round=3 * era - 2)
    before = count(state)
    end_era(state, era)
    player = state.players[0]
    if era == 1:
        assert player.exhausted == [1, 2, 3]
        assert (player.scholars, player.marked != 0) == (1, True)
    else:
        assert (player.exhausted, player.available) == ([0, 0, 0], [3, 4, 5])
        assert (player.academics, player.scholars, player.marked) == (1, 0, 0)
        assert count(state)["supply"] == before["supply"] - 1
        assert (player.seasons, player.epoch) == ([], 9)
        assert state.land.scholars == 127


@pytest.mark.rule("4.4.4", "4.1")
def test_scholars_bring_citizens_only_within_the_limit() -> None:
    lines = ("0: scholars 3", "0: academics 1")
    away = ("asia: scholar away", "africa: scholar away", "europe: scholar away")
    state = position(*lines, *away, round=4)
    end_era(state, 2)
    assert state.players[0].academics == 2


@pytest.mark.rule("4.2.2", "R1")
@pytest.mark.parametrize(
    ("options", "pillar", "influence"),
    [
        ("", "present", [6, 5]),  # the same space, any size of pillar
        ("", "invent", [5, 6]),
        ("forum-influence=yes", "present", [6, 5]),  # the epoch pillar in the forum
        ("forum-influence=yes", "invent", [6, 5]),
    ],
)
def test_a_pillar_gives_others_influence(options: str, pillar: str, influence: list[int]) -> None:
    state = position(
        "asia: idea bread by 2 1",
        "0: ideas granary",
        "ideas kiln",
        "1: epoch present",
        "2: seasons invent",
        round=3,
        options=options,
    )
    do(state, f"pillar {pillar}")
    assert [count(state, seat)["influence"] for seat in (1, 2)] == influence


@pytest.mark.rule("1.1", "4.2.2")
@pytest.mark.parametrize(
    ("round", "free"), [(1, 10), (2, 8), (3, 6), (4, 4), (5, 8), (10, 4), (11, 8), (13, 4)]
)
def test_four_three_and_two_forums_are_free_in_an_era(round: int, free: int) -> None:
    state = position(round=round, options="insist=yes")
    assert len(offered(state, "pillar")) == free
    begin(state, 1)
    assert len(offered(state, "pillar")) == free
