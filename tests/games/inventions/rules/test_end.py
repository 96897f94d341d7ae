"""Chapter 4.5: the final scoring, wealth tiles, goals and ties."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.effects import METRIC_NAMES
from clocksmith.games.inventions.model.events import (
    BY_GOAL,
    BY_TRACK,
    BY_WEALTH_TILE,
    GoalShown,
    IpGained,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.scoring import census, goal_stand, wealth_points
from games.inventions.house import PARTS
from games.inventions.scene import of_kind, scene, tile
from play import P0, P1, play

NO_IDEAS = "eureka - - -; discarded mining writing wheel"


def finish(boards: dict[int, str], **changes: object) -> Inventions:
    """Return the position after the last turn of the game."""
    boards = {0: "influence 1", 1: "influence 1", **boards}
    boards[2] = f"{boards.get(2, 'influence 1')}; row culture-1"
    state = scene(at="placing", turn=2, round=13, table=NO_IDEAS, boards=boards, **changes)  # type: ignore[arg-type]
    play(GAME, state, "skip")
    return state


@pytest.mark.rule("4.5", "6.3")
@pytest.mark.parametrize(("influence", "points"), [(0, 1), (1, 1), (5, 5), (6, 5), (10, 10)])
def test_influence_scores_by_its_band_after_the_last_change(influence: int, points: int) -> None:
    state = scene(
        at="placing",
        turn=2,
        round=13,
        table=NO_IDEAS,
        boards={0: f"influence {influence}", 2: "row culture-1"},
    )
    events = play(GAME, state, "skip")
    assert IpGained(P0, points, BY_TRACK) in events


@pytest.mark.rule("4.5", "I10", "1.2")
def test_the_best_two_of_three_goals_score_and_all_are_shown() -> None:
    boards = {
        0: "influence 1; goals academy builders explorers; dropped growth; academics 2; "
        "map a1:culture-1; marked start",
        2: "row culture-1",
    }
    land = dict.fromkeys(("africa", "europe", "asia", "oceania"), "people 1x0")
    state = scene(at="placing", turn=2, round=13, table=NO_IDEAS, boards=boards, land=land)
    events = play(GAME, state, "skip")
    assert [(PARTS.goal_names[e.goal], e.ip) for e in events if isinstance(e, GoalShown)] == [
        ("explorers", 4),
        ("academy", 4),
        ("builders", 0),
    ]
    scored = [e.ip for e in events if isinstance(e, IpGained) and e.why == BY_GOAL]
    assert scored == [4, 4]
    assert GAME.scores(state)[0] == 1 + 4 + 4


@pytest.mark.rule("4.5", "R7")
def test_unplaced_tiles_score_nothing_and_the_start_tile_never_counts() -> None:
    state = finish(
        {0: "influence 1; row wealth-a; map a1:economy-1", 1: "influence 1; goals builders"}
    )
    assert GAME.scores(state)[:2] == [1, 1]


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ip 5", "ip 4; map a1:culture-1"),
        ("map a1:culture-1", "inventions bread wine"),
        ("inventions bread", "available 5 2 2"),
        ("available 3 2 2", "available 2 2 2"),
    ],
)
def test_ties_go_by_tiles_inventions_and_fewest_in_supply(one: str, other: str) -> None:
    state = finish({0: f"influence 1; {one}", 1: f"influence 1; {other}", 2: "influence 0"})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places[:2] == (1, 2)


@pytest.mark.rule("4.5")
def test_a_full_tie_is_shared() -> None:
    state = finish({})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places[0] == outcome.places[1] == 1
    assert outcome.reason == "last-era"


@pytest.mark.rule(
    "wealth.A", "wealth.B", "wealth.C", "wealth.D", "wealth.E", "wealth.F", "wealth.G"
)
@pytest.mark.rule("6.11", "4.5")
@pytest.mark.parametrize(
    ("letter", "points"), [("a", 4), ("b", 2), ("c", 6), ("d", 4), ("e", 8), ("f", 6), ("g", 6)]
)
def test_every_wealth_tile_scores_what_it_says(letter: str, points: int) -> None:
    other = "wealth-g" if letter != "g" else "wealth-a"
    board = (
        f"map b2:wealth-{letter} a1:economy-1 c1:economy-2 b1:culture-1 a2:technology-1/flipped "
        f"b3:technology-2 d3:technology-3 d1:{other}"
    )
    state = scene("send", boards={0: f"{board}; marked start"})
    count = census(state, P0)
    assert wealth_points(PARTS, state.players[0], tile(f"wealth-{letter}"), count) == points


FULL_ROW = " ".join(
    f"{PARTS.place_names[n]}:{name}"
    for n, name in enumerate(["economy-1", "culture-1", "technology-1", "wealth-a", "economy-2"])
)


@pytest.mark.rule("G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08", "G09", "G10", "G11")
@pytest.mark.rule("G12", "G13", "G14", "G15", "G16", "G17", "G18", "G19", "G20", "G21", "6.12")
@pytest.mark.parametrize(
    ("code", "points", "counts"),
    [
        ("G01", 4, [4]),
        ("G02", 6, [3]),
        ("G03", 6, [2]),
        ("G04", 4, [2]),
        ("G05", 3, [1]),
        ("G06", 4, [1, 2]),
        ("G07", 5, [2, 1]),
        ("G08", 3, [1, 1]),
        ("G09", 5, [1]),
        ("G10", 8, [4]),
        ("G11", 3, [4, 4, 4]),
        ("G12", 6, [3]),
        ("G13", 4, [2]),
        ("G14", 9, [18]),
        ("G15", 4, [2]),
        ("G16", 2, [1]),
        ("G17", 2, [1]),
        ("G18", 5, [5]),
        ("G19", 4, [1]),
        ("G20", 3, [1]),
        ("G21", 6, [2]),
    ],
)
def test_every_goal_scores_what_it_says(code: str, points: int, counts: list[int]) -> None:
    state = scene(
        "recall",
        table="private-0 mathematics; era-0 4-1; post-cordage 2x0 1x1; post-pottery 1x0",
        land={
            "africa": "people 3x0 1x1; influence 0:n1",
            "europe": "people 1x0 1x2",
            "asia": "people 2x0; influence 0:n2/flipped 1:n1",
            "oceania": "people 1x0 2x1",
        },
        boards={
            0: f"available 2 1 1; exhausted 0 1 1; academics 2; "
            f"inventions bread wine theatre telescope; map {FULL_ROW}; marked start",
        },
    )
    goal = [goal.code for goal in PARTS.goals].index(code)
    stand = goal_stand(state, P0, goal, census(state, P0))
    assert stand.ip == points
    assert [part.count for part in stand.parts] == counts
    assert stand.most == PARTS.goals[goal].most


@pytest.mark.rule("6.12")
def test_a_goal_scores_at_most_its_limit_and_tells_what_is_missing() -> None:
    land = dict.fromkeys(("africa", "europe", "asia"), "people 1x0")
    land["africa"] = "people 9x0"
    state = scene("call", land=land)
    count = census(state, P0)
    fullest = goal_stand(state, P0, PARTS.goal_names.index("metropolis"), count)
    assert (fullest.ip, fullest.most) == (10, 10)
    explorers = goal_stand(state, P0, PARTS.goal_names.index("explorers"), count)
    (part,) = explorers.parts
    assert (METRIC_NAMES[part.metric], part.count, part.ip, part.missing) == ("region", 3, 2, 1)
    growth = goal_stand(state, P0, PARTS.goal_names.index("growth"), count)
    assert growth.parts[0].missing in (1, 2)
    visionaries = goal_stand(state, P0, PARTS.goal_names.index("visionaries"), count)
    assert [part.missing for part in visionaries.parts] == [2, 3, 4]
    few = goal_stand(state, P1, PARTS.goal_names.index("explorers"), census(state, P1))
    assert few.parts[0].missing == 3


@pytest.mark.rule("4.5", "6.11")
def test_placed_wealth_tiles_score_at_the_end() -> None:
    boards = {0: "influence 1; map a1:wealth-e b1:culture-1; marked start", 2: "row culture-1"}
    state = scene(at="placing", turn=2, round=13, table=NO_IDEAS, boards=boards)
    events = play(GAME, state, "skip")
    wealth = [
        e for e in of_kind(events, IpGained) if isinstance(e, IpGained) and e.why == BY_WEALTH_TILE
    ]
    assert wealth == [IpGained(P0, 2, BY_WEALTH_TILE)]
