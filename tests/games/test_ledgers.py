"""What the ledgers of our games say of games whose ends are known."""

from typing import Any

import pytest

from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.ledger import OTHER, START, Ledger, LedgerRow, summed_up
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES
from clocksmith.games.inventions.model.events import (
    BY_GOAL,
    BY_SHARING,
    EraEnded,
    IpGained,
    RoundBegan,
)
from clocksmith.games.khronos.model.content import FAITH, REASON
from clocksmith.games.khronos.model.events import AS_BONUS, FOR_JOURNEY, Earned, Paid, TookIncome
from clocksmith.games.sands.model.content import SpaceId
from clocksmith.games.sands.model.events import (
    BY_CHRONICLE,
    FOR_CALM,
    FOR_UNREST,
    ChronicleScored,
    DynastyEnded,
    GenerationBegan,
    PointsLost,
    Scored,
)

RED, GREEN = Seat(0), Seat(1)


def noted(game: Game[Any], *events: Event) -> Ledger:
    """The ledger of two seats after some events."""
    ledger = game.ledger(2)
    for event in events:
        ledger.note(event)
    return ledger


def test_ecus_come_from_incomes_by_age_and_bonuses_and_go_into_journeys() -> None:
    ledger = noted(
        GAMES["khronos"],
        TookIncome(RED, FAITH, 5, 4),  # type: ignore[arg-type]
        TookIncome(RED, FAITH, 9, 2),  # type: ignore[arg-type]
        TookIncome(GREEN, REASON, 7, 3),  # type: ignore[arg-type]
        Earned(GREEN, 1, AS_BONUS),
        Paid(RED, 1, FOR_JOURNEY),
    )
    assert ledger.rows() == [
        LedgerRow("income-faith", (6, 0)),
        LedgerRow("income-reason", (0, 3)),
        LedgerRow("bonus", (0, 1)),
        LedgerRow("journey", (-1, 0)),
    ]


def test_money_at_the_start_is_a_row_of_khronos() -> None:
    game = GAMES["khronos"]
    ledger = game.ledger(3)
    ledger.open(START, game.scores(game.start(3)))
    assert [row.name for row in ledger.rows()] == [START]
    assert ledger.totals() == game.scores(game.start(3))


def test_a_chronicle_is_counted_once_and_by_its_category() -> None:
    game = GAMES["sands"]
    space = SpaceId(0)
    card = ChronicleScored(RED, space, 3, 4)  # type: ignore[arg-type]
    ledger = noted(game, card, Scored(RED, 4, BY_CHRONICLE))
    [row] = ledger.rows()
    assert row.points == (4, 0)
    assert row.name.startswith("chronicle-")


def test_what_is_scored_after_a_dynasty_has_ended_belongs_to_it() -> None:
    ledger = noted(
        GAMES["sands"],
        GenerationBegan(1, RED),
        PointsLost(GREEN, 1, FOR_UNREST),
        DynastyEnded(1),
        Scored(RED, 3, FOR_CALM),
        GenerationBegan(2, RED),
        Scored(GREEN, 5, FOR_CALM),
        GenerationBegan(3, RED),
    )
    first, second = ledger.periods
    assert [period.ended for period in ledger.periods] == [True, False]
    assert summed_up(first.rows(ledger.order), 2) == [3, -1]
    assert summed_up(second.rows(ledger.order), 2) == [0, 5]
    assert ledger.ended() == [first]


def test_an_era_is_a_period_and_the_last_one_ends_with_the_game() -> None:
    ledger = noted(
        GAMES["inventions"],
        IpGained(RED, 2, BY_SHARING),
        EraEnded(1),
        RoundBegan(2, 2),
        EraEnded(2),
        IpGained(GREEN, 7, BY_GOAL),
    )
    assert len(ledger.ended()) == 1
    ledger.close([2, 7])
    assert [summed_up(one.rows(ledger.order), 2) for one in ledger.ended()] == [[2, 0], [0, 7]]


def test_points_that_no_event_accounts_for_are_other_points() -> None:
    ledger = Ledger(2)
    ledger.open(START, [1, 1])
    ledger.close([4, 1])
    assert ledger.rows() == [LedgerRow(START, (1, 1)), LedgerRow(OTHER, (3, 0))]
    assert ledger.totals() == [4, 1]


@pytest.mark.parametrize("name", ["khronos", "sands", "inventions"])
def test_a_ledger_without_points_has_no_rows(name: str) -> None:
    assert noted(GAMES[name]).rows() == []
