"""6.12 Each of the 21 goals: what it counts, what that scores, and the most it gives."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.effects import METRIC_NAMES
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.scoring import GoalStand
from clocksmith.games.inventions.view.standing import Standing
from games.inventions.house import PARTS
from games.inventions.parts import end_era, position

ECONOMY = "cooking fishing-net gift-exchange bread irrigation-canal"
CULTURE = "storytelling bone-flute sewn-clothing megalith wine"
TECHNOLOGY = "hafted-spear fat-lamp bow-and-arrow sickle chariot"


def stand(state: Inventions, goal: str, seat: int = 0) -> GoalStand:
    """Return how a goal stands for a seat."""
    standing = GAME.standing(state)
    assert isinstance(standing, Standing)
    return standing.seats[seat].goals[PARTS.goal_names.index(goal)]


def tiles(kind: str, count: int, first: int = 0) -> str:
    """Return so many tiles of a kind on the progress map, row after row."""
    cells = [f"{column}{row}" for row in (1, 2, 3) for column in "abcd"]
    letters = "abcdefg" if kind == "wealth" else "1234567"
    words = [f"{cells[first + place]}:{kind}-{letters[place]}" for place in range(count)]
    return " ".join(words)


def on_map(*words: str) -> str:
    """Return the line of a progress map."""
    return f"0: map {' '.join(words)}"


# Goal, lines, points: few, then more than the most.
@pytest.mark.rule("6.12")
@pytest.mark.parametrize(
    ("goal", "lines", "points"),
    [
        pytest.param(
            "explorers",
            ("africa: people 4x0", "asia: people 1x0", "europe: people 1x0"),
            2,
            marks=pytest.mark.rule("G01"),
        ),
        pytest.param(
            "metropolis",
            ("africa: people 4x0 5x1", "asia: people 3x0"),
            8,
            marks=pytest.mark.rule("G02"),
        ),
        pytest.param(
            "dominance",
            ("africa: people 4x0 5x1", "asia: people 2x0 2x2", "europe: people 2x0 1x1"),
            3,
            marks=pytest.mark.rule("G03"),
        ),
        pytest.param(
            "statecraft",
            ("africa: influence 0:n1 1:n1", "asia: influence 0:n2/flipped"),
            4,
            marks=pytest.mark.rule("G04"),
        ),
        pytest.param(
            "untapped-power",
            ("africa: influence 0:n1 1:n1", "asia: influence 0:n2/flipped"),
            3,
            marks=pytest.mark.rule("G05"),
        ),
        pytest.param(
            "economists",
            ("0: inventions cooking bread wine", on_map(tiles("economy", 3))),
            7,
            marks=pytest.mark.rule("G06"),
        ),
        pytest.param(
            "patrons",
            ("0: inventions cooking wine", on_map(tiles("culture", 3))),
            5,
            marks=pytest.mark.rule("G07"),
        ),
        pytest.param(
            "engineers",
            ("0: inventions cooking sickle", on_map("a1:technology-1/flipped")),
            3,
            marks=pytest.mark.rule("G08"),
        ),
        pytest.param(
            "polymaths",
            ("0: inventions cooking bread wine sickle",),
            5,
            marks=pytest.mark.rule("G09"),
        ),
        pytest.param(
            "inventors", ("0: inventions cooking bread wine",), 6, marks=pytest.mark.rule("G10")
        ),
        pytest.param(
            "visionaries",
            ("private 0 mathematics", "era 0 4-1"),
            3,
            marks=pytest.mark.rule("G11"),
        ),
        pytest.param(
            "embassies",
            ("post agriculture 2x0 1x1", "post pottery 1x0"),
            6,
            marks=pytest.mark.rule("G12"),
        ),
        pytest.param(
            "academy",
            ("0: academics 2", "0: scholars 2", "asia: scholar away", "africa: scholar away"),
            4,
            marks=pytest.mark.rule("G13"),
        ),
        # Six at home, one academic, one exhausted, one on the map: nine, so four pairs.
        pytest.param(
            "growth",
            ("0: exhausted 1 0 0", "africa: people 1x0"),
            4,
            marks=pytest.mark.rule("G14"),
        ),
        pytest.param(
            "merchant-guild", (on_map(tiles("economy", 3)),), 6, marks=pytest.mark.rule("G15")
        ),
        pytest.param(
            "artist-guild", (on_map(tiles("culture", 3)),), 6, marks=pytest.mark.rule("G16")
        ),
        pytest.param(
            "thinker-guild", (on_map(tiles("technology", 3)),), 6, marks=pytest.mark.rule("G17")
        ),
        pytest.param(
            "builders",
            (on_map(tiles("technology", 3), tiles("wealth", 2, 3)),),
            5,
            marks=pytest.mark.rule("G18"),
        ),
        pytest.param(
            "planners", (on_map(tiles("technology", 7)),), 4, marks=pytest.mark.rule("G19")
        ),
        pytest.param("prosperity", (on_map(tiles("wealth", 2)),), 6, marks=pytest.mark.rule("G20")),
        pytest.param(
            "avant-garde",
            ("0: inventions bronze-casting theatre railway",),
            6,
            marks=pytest.mark.rule("G21"),
        ),
    ],
)
def test_a_goal_scores_what_it_counts(goal: str, lines: tuple[str, ...], points: int) -> None:
    assert stand(position(*lines), goal).ip == points


FOUR_TILES = (
    "africa: influence 0:n1",
    "asia: influence 0:n2",
    "europe: influence 0:n3",
    "oceania: influence 0:n4",
)
EVERYWHERE = tuple(
    f"{region}: people 1x0"
    for region in (
        "africa",
        "middle-east",
        "europe",
        "asia",
        "oceania",
        "north-america",
        "south-america",
    )
)


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(
    ("goal", "lines", "most"),
    [
        pytest.param("explorers", EVERYWHERE, 10, marks=pytest.mark.rule("G01")),
        pytest.param("metropolis", ("africa: people 6x0",), 10, marks=pytest.mark.rule("G02")),
        pytest.param("dominance", EVERYWHERE, 9, marks=pytest.mark.rule("G03")),
        pytest.param(
            "statecraft",
            (*FOUR_TILES, "south-america: influence 0:n5/flipped"),
            10,
            marks=pytest.mark.rule("G04"),
        ),
        pytest.param(
            "untapped-power",
            FOUR_TILES,
            9,
            marks=pytest.mark.rule("G05"),
        ),
        pytest.param(
            "economists",
            (f"0: inventions {ECONOMY}", on_map(tiles("economy", 3))),
            10,
            marks=pytest.mark.rule("G06"),
        ),
        pytest.param(
            "patrons",
            (f"0: inventions {CULTURE}", on_map(tiles("culture", 3))),
            10,
            marks=pytest.mark.rule("G07"),
        ),
        pytest.param(
            "engineers",
            (f"0: inventions {TECHNOLOGY}", on_map(tiles("technology", 3))),
            10,
            marks=pytest.mark.rule("G08"),
        ),
        pytest.param(
            "polymaths",
            (f"0: inventions {ECONOMY} {CULTURE} {TECHNOLOGY}",),
            10,
            marks=pytest.mark.rule("G09"),
        ),
        pytest.param(
            "inventors", (f"0: inventions {ECONOMY} wine",), 10, marks=pytest.mark.rule("G10")
        ),
        pytest.param(
            "visionaries", ("private 0 solar-cell", "era 0 6-1"), 10, marks=pytest.mark.rule("G11")
        ),
        pytest.param(
            "embassies",
            ("post agriculture 3x0", "post pottery 3x0"),
            10,
            marks=pytest.mark.rule("G12"),
        ),
        pytest.param(
            "academy",
            ("private 0 solar-cell", "era 0 6-1", "0: academics 6"),
            10,
            marks=pytest.mark.rule("G13"),
        ),
        pytest.param("growth", ("africa: people 15x0",), 10, marks=pytest.mark.rule("G14")),
        pytest.param(
            "merchant-guild", (on_map(tiles("economy", 5)),), 8, marks=pytest.mark.rule("G15")
        ),
        pytest.param(
            "artist-guild", (on_map(tiles("culture", 5)),), 8, marks=pytest.mark.rule("G16")
        ),
        pytest.param(
            "thinker-guild", (on_map(tiles("technology", 5)),), 8, marks=pytest.mark.rule("G17")
        ),
        pytest.param(
            "builders",
            (on_map(tiles("economy", 7), tiles("culture", 5, 7)),),
            10,
            marks=pytest.mark.rule("G18"),
        ),
        pytest.param(
            "planners",
            (on_map(tiles("economy", 7), tiles("culture", 5, 7)),),
            10,
            marks=pytest.mark.rule("G19"),
        ),
        pytest.param("prosperity", (on_map(tiles("wealth", 4)),), 9, marks=pytest.mark.rule("G20")),
        pytest.param(
            "avant-garde",
            ("0: inventions theatre railway satellite chess",),
            9,
            marks=pytest.mark.rule("G21"),
        ),
    ],
)
def test_a_goal_scores_no_more_than_its_most(goal: str, lines: tuple[str, ...], most: int) -> None:
    found = stand(position(*lines), goal)
    assert (found.ip, found.most) == (most, most)
    parts = sum(part.ip for part in found.parts)
    reached_exactly = ("explorers", "statecraft", "visionaries", "polymaths")
    assert parts > most or goal in reached_exactly


@pytest.mark.rule("6.12")
@pytest.mark.parametrize("goal", PARTS.goal_names)
def test_a_goal_without_what_it_counts_scores_nothing(goal: str) -> None:
    state = position("0: available 0 1 0", "0: academics 0")
    assert stand(state, goal).ip == 0


@pytest.mark.rule("G11")
@pytest.mark.parametrize(
    ("milestone", "space", "points"),
    [
        ("mining", "3-1", 0),
        ("papermaking", "4-2", 3),
        ("electricity", "5-1", 6),
        ("microchip", "6-3", 10),
    ],
)
def test_visionaries_look_at_the_era_of_the_private_milestone(
    milestone: str, space: str, points: int
) -> None:
    state = position(f"private 0 {milestone}", f"era 0 {space}", "eureka - - -")
    assert stand(state, "visionaries").ip == points


@pytest.mark.rule("G01")
@pytest.mark.parametrize(("regions", "points"), [(1, 0), (2, 0), (3, 2), (5, 6), (6, 8), (7, 10)])
def test_explorers_score_from_the_third_region_on(regions: int, points: int) -> None:
    assert stand(position(*EVERYWHERE[:regions]), "explorers").ip == points


@pytest.mark.rule("G03", "4.6")
def test_chronos_counts_for_dominance() -> None:
    lines = ("africa: people 2x0 2xchronos", "asia: people 2x0 1xchronos")
    assert stand(position(*lines, seats=2), "dominance").ip == 3


@pytest.mark.rule("G14")
def test_growth_counts_citizens_wherever_they_are_and_rounds_down() -> None:
    """At a card, on a milestone, on the map: 7 at home and 2 + 1 + 3 more are 13."""
    lines = ("asia: idea wine by 0 2", "post pottery 1x0", "africa: people 3x0")
    assert stand(position(*lines), "growth").ip == 6


@pytest.mark.rule("G18", "G15", "4.5")
def test_the_start_tile_is_not_on_the_progress_map() -> None:
    state = position()
    assert [stand(state, goal).ip for goal in ("builders", "merchant-guild")] == [0, 0]


@pytest.mark.rule("G04", "G05")
def test_tiles_of_others_do_not_count() -> None:
    state = position("africa: influence 1:n1 2:n1")
    assert [stand(state, goal).ip for goal in ("statecraft", "untapped-power")] == [0, 0]


@pytest.mark.rule("6.12", "4.5")
@pytest.mark.parametrize(
    ("lines", "points"),
    [
        # Academy 2, inventors 4, builders 1: the best two are 6.
        (("0: inventions cooking wine", "0: academics 1", "0: map a1:culture-1"), 6),
        (("0: academics 2",), 4),
        (("0: academics 0",), 0),
    ],
)
def test_the_best_two_of_three_goals_score(lines: tuple[str, ...], points: int) -> None:
    goals = ("0: goals academy inventors builders", "0: dropped growth", "0: influence 0")
    state = position(*goals, *lines, round=13)
    end_era(state, 5)
    assert state.players[0].ip == points + 1  # one for influence


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(
    ("goal", "lines", "metric", "count", "missing"),
    [
        ("explorers", ("africa: people 1x0",), "region", 1, 2),
        ("explorers", EVERYWHERE[:3], "region", 3, 1),
        ("growth", (), "citizen", 7, 1),
        ("growth", ("africa: people 1x0",), "citizen", 8, 2),
        ("inventors", (), "invention", 0, 1),
        ("polymaths", ("0: inventions cooking wine",), "invention-set", 0, 1),
    ],
)
def test_a_goal_says_what_is_missing_for_more(
    goal: str, lines: tuple[str, ...], metric: str, count: int, missing: int
) -> None:
    (part,) = stand(position(*lines), goal).parts
    assert (METRIC_NAMES[part.metric], part.count, part.missing) == (metric, count, missing)


@pytest.mark.rule("G11", "6.12")
@pytest.mark.parametrize(
    ("milestone", "space", "missing"),
    [
        ("mining", "3-1", [1, 2, 3]),
        ("electricity", "5-1", [0, 0, 1]),
        ("microchip", "6-3", [0] * 3),
    ],
)
def test_visionaries_say_how_many_eras_are_missing(
    milestone: str, space: str, missing: list[int]
) -> None:
    state = position(f"private 0 {milestone}", f"era 0 {space}", "eureka - - -")
    assert [part.missing for part in stand(state, "visionaries").parts] == missing
