"""Chapter 10: income."""

import pytest

from clocksmith.core.event import Event
from clocksmith.games.khronos.model.content import FAITH, MIGHT, REASON
from clocksmith.games.khronos.model.events import TookIncome
from clocksmith.games.khronos.model.state import Khronos
from games.khronos.scene import at, ecus, end_turn, scene
from play import P0, P1

IN_REASON = ("reason:2 might:2",) * 3


def incomes(state: Khronos) -> list[Event]:
    """End the turn and return what was taken."""
    return [event for event in end_turn(state) if isinstance(event, TookIncome)]


# 10 Where and when


@pytest.mark.rule("10")
def test_income_comes_only_from_ages_where_an_own_adventurer_stands() -> None:
    might, faith = "watchtower c3 of 0; hamlet d3", "chapel c3 of 0; town d3"
    reason = "keep c3 ruin; town e3 cubes 0"
    for ages, expected in (
        ("might:2 might:2", [TookIncome(P0, MIGHT, at("c3"), 1)]),
        ("faith:2 faith:2", [TookIncome(P0, FAITH, at("c3"), 3)]),
        ("reason:2 reason:2", [TookIncome(P0, REASON, at("c3"), 1)]),
        (
            "reason:2 might:2",
            [TookIncome(P0, MIGHT, at("c3"), 1), TookIncome(P0, REASON, at("c3"), 1)],
        ),
    ):
        assert incomes(scene(might, faith, reason, adventurers=(ages,), round=4)) == expected


@pytest.mark.rule("10")
def test_two_adventurers_in_one_age_take_its_income_once() -> None:
    state = scene("watchtower c3 of 0; town d3", adventurers=("might:2 might:2",), round=7)
    incomes(state)
    assert ecus(state)[0] == 13


@pytest.mark.rule("10")
def test_income_is_taken_at_the_end_of_the_own_turn_only() -> None:
    state = scene("watchtower c3 of 1; hamlet d3", round=4)
    assert incomes(state) == []
    assert incomes(state) == [TookIncome(P1, MIGHT, at("c3"), 1)]
    assert incomes(state) == []


# 10.1 Might and Faith


@pytest.mark.rule("10.1")
def test_might_pays_the_civil_values_to_the_highest_military_building() -> None:
    state = scene(
        "keep b2 of 0; watchtower d2 of 1; abbey d3 of 1; town b4; hamlet a2; city a6", round=4
    )
    assert incomes(state) == [TookIncome(P0, MIGHT, at("a2"), 3 + 1 + 5)]
    assert incomes(state) == []


@pytest.mark.rule("10.1")
def test_faith_pays_the_civil_values_to_the_highest_religious_building() -> None:
    state = scene(
        faith="chapel d2 of 0; castle a2 of 1; town e2; monastery i2 of 1; hamlet k2", round=4
    )
    assert incomes(state) == [TookIncome(P0, FAITH, at("a2"), 3)]
    assert incomes(state) == [TookIncome(P1, FAITH, at("i2"), 1)]


@pytest.mark.rule("10.1")
def test_printed_hamlets_pay_too() -> None:
    state = scene("watchtower o1 of 0", round=4)
    assert incomes(state) == [TookIncome(P0, MIGHT, at("o1"), 1)]


@pytest.mark.rule("10.1")
def test_every_domain_pays_by_itself() -> None:
    state = scene("watchtower c3 of 0; hamlet d3; watchtower c6 of 0; town d6", round=4)
    assert incomes(state) == [
        TookIncome(P0, MIGHT, at("c3"), 1),
        TookIncome(P0, MIGHT, at("c6"), 3),
    ]


@pytest.mark.rule("10.1")
def test_a_domain_without_civil_buildings_pays_nothing() -> None:
    state = scene("castle c3 of 0", round=4)
    assert incomes(state) == []


@pytest.mark.rule("10.1")
def test_a_domain_without_the_kind_of_its_age_pays_nobody() -> None:
    state = scene("abbey c3 of 0; town f3", "castle c3 of 0; town f3", round=4)
    assert incomes(state) == []


# 10.2 Reason


@pytest.mark.rule("10.2")
def test_reason_pays_military_and_religious_values_to_most_cubes() -> None:
    state = scene(
        reason="town c3 cubes 0 0 1; keep e3 ruin; monastery g3; castle c5 ruin; abbey f5",
        adventurers=IN_REASON,
        round=4,
    )
    assert incomes(state) == [TookIncome(P0, REASON, at("c3"), 1 + 2 + 2 + 4)]
    assert incomes(state) == []


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("building", "worth"),
    [
        ("keep e3 ruin", 1),
        ("keep e3", 2),
        ("castle e3 ruin", 2),
        ("castle e3", 4),
        ("monastery e3 ruin", 1),
        ("monastery e3", 2),
        ("abbey e3 ruin", 2),
        ("abbey e3", 4),
    ],
)
def test_ruins_count_their_ruin_value_and_restored_ones_their_full_value(
    building: str, worth: int
) -> None:
    state = scene(reason=f"town c3 cubes 0; {building}", adventurers=IN_REASON, round=4)
    assert incomes(state) == [TookIncome(P0, REASON, at("c3"), worth)]


@pytest.mark.rule("10.2")
def test_cubes_of_all_civil_buildings_of_a_domain_are_counted_together() -> None:
    state = scene(
        reason="town c3 cubes 1 1; town e3 cubes 0 0; city g3 cubes 0; keep c1",
        adventurers=IN_REASON,
        round=4,
    )
    assert incomes(state) == [TookIncome(P0, REASON, at("c1"), 2)]


@pytest.mark.rule("10.2")
def test_tied_players_each_get_all_of_it() -> None:
    state = scene(reason="town c3 cubes 0 1; castle e3", adventurers=IN_REASON, round=7)
    assert incomes(state) == [TookIncome(P0, REASON, at("c3"), 4)]
    assert incomes(state) == [TookIncome(P1, REASON, at("c3"), 4)]
    assert incomes(state) == []
    assert ecus(state) == [14, 14, 10]


@pytest.mark.rule("10.2")
def test_a_domain_without_cubes_pays_nobody() -> None:
    state = scene(reason="town c3; castle e3", adventurers=IN_REASON, round=4)
    assert [incomes(state) for _ in range(3)] == [[], [], []]


@pytest.mark.rule("10.2", "9.2")
def test_a_restoration_cube_is_not_counted() -> None:
    state = scene(
        reason="town c3 cubes 0; castle e3 ruin cubes 1; abbey h3 ruin cubes 1",
        adventurers=IN_REASON,
        round=4,
    )
    assert incomes(state) == [TookIncome(P0, REASON, at("c3"), 4)]
    assert incomes(state) == []


@pytest.mark.rule("10.2")
def test_a_restoration_cube_alone_pays_nothing() -> None:
    state = scene(reason="town c3; castle e3 ruin cubes 0", adventurers=IN_REASON, round=4)
    assert incomes(state) == []


# 10.3 Absent owners


@pytest.mark.rule("10.3")
def test_an_absent_owner_gets_nothing_and_neither_does_anybody_else() -> None:
    state = scene(
        "keep b2 of 0; watchtower d2 of 1; town b4",
        reason="town c3 cubes 0 0 1; keep e3",
        adventurers=("faith:2 faith:2", "might:2 reason:2", "might:2 reason:2"),
        round=4,
    )
    assert [incomes(state) for _ in range(3)] == [[], [], []]
    assert ecus(state) == [10, 10, 10]
