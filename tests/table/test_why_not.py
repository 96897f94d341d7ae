"""Why nothing of a kind can be done is told by what is nearest to a way out."""

import pytest

from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal
from clocksmith.games.khronos import GAME as KHRONOS
from clocksmith.games.sands import GAME as SANDS
from clocksmith.table.check import waiting_for
from clocksmith.table.errors import CommandError
from clocksmith.table.setup import Setup
from clocksmith.table.table import Table
from clocksmith.table.why_not import reasons_against
from table.sitting import NOON, act, seed_of


def barred(table: Table, seat: Seat, stem: str) -> list[Refusal]:
    """Return why nothing of a seat that begins so would do anything."""
    return reasons_against(table.setup.game, waiting_for(table, seat), stem)


def khronos() -> tuple[Table, Seat]:
    """Return a table of Khronos, and the seat that is asked first."""
    table = Table(Setup(KHRONOS, 3, KHRONOS.options.choose({})), seed_of(4), NOON)
    [seat] = table.waiting()
    return table, seat


def test_what_is_lacking_goes_before_places_where_it_cannot_be() -> None:
    table, seat = khronos()
    [castle] = barred(table, seat, "build castle")
    assert castle.key == "too-few-cards"
    assert len(barred(table, seat, "demolish")) <= 2


def test_what_can_be_done_is_not_barred() -> None:
    table, seat = khronos()
    assert barred(table, seat, "travel") == []
    assert barred(table, seat, "travel a faith") == []


def test_a_beginning_is_made_of_whole_words_of_an_action() -> None:
    table, seat = khronos()
    for stem in ("trav", "fly", ""):
        with pytest.raises(CommandError):
            barred(table, seat, stem)


def test_cards_that_are_chosen_in_secret_tell_what_bars_their_actions_now() -> None:
    table = Table(Setup(SANDS, 2, SANDS.options.choose({})), seed_of(4), NOON)
    while True:
        question = table.question(table.waiting()[0])
        assert question is not None
        if question.legal[0].text.startswith("choose"):
            break
        act(table, question.decision.seat, question.legal[0].text)
    [lock] = barred(table, question.decision.seat, "use caravan2")
    assert lock.key == "card-locked"
    assert barred(table, question.decision.seat, "use chronicle") == []
