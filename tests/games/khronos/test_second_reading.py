"""The engine and a second, naive reading of the rules page play the same games."""

from typing import Any

import pytest

from clocksmith.core.options import Choices
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import (
    CELL_NAMES,
    KIND_NAMES,
    TILE_IDS,
    TILE_KIND,
    TILE_RANK,
)
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.playing import PaySurcharge, SplitCards
from clocksmith.testing import RandomGame
from effort import part
from games.conformance.games import HouseDriver, Table
from games.khronos.driver import choices_for
from games.khronos.oracle import Oracle

RICH = 40  # ecus for everybody, so that adventurers travel and things are pulled down


def seen(state: Khronos) -> dict[str, Any]:
    """Return a position in the words of the oracle."""
    seats = len(state.players)
    return {
        "boards": [
            sorted(
                (KIND_NAMES[b.kind], b.rank, CELL_NAMES[b.cell], b.owner, b.ruined, b.cubes[:seats])
                for b in board.buildings()
            )
            for board in state.boards
        ],
        "supply": {
            (KIND_NAMES[TILE_KIND[tile]], TILE_RANK[tile]): (
                state.supply[tile] if state.options.limited_tiles else None
            )
            for tile in TILE_IDS
        },
        "players": [
            {
                "ecus": player.ecus,
                "cubes": player.cubes,
                "hand": tuple(player.hand),
                "adventurers": [(one.age, one.room, one.bound) for one in player.adventurers],
            }
            for player in state.players
        ],
        "pile": tuple(state.pile),
        "discards": tuple(state.discards),
        "face_up": tuple(state.face_up),
    }


def told(oracle: Oracle) -> dict[str, Any]:
    """Return the same of the oracle."""
    dump = oracle.dump()
    return {
        "boards": [sorted(board) for board in dump["boards"]],
        "supply": dump["supply"],
        "players": dump["players"],
        "pile": tuple(dump["pile"]),
        "discards": tuple(dump["discards"]),
        "face_up": tuple(dump["face_up"]),
    }


@pytest.mark.rule("5", "6", "7.4")
@pytest.mark.parametrize("number", part(range(0, 320, 7), 6))
def test_both_readings_offer_the_same_and_come_to_the_same(number: int) -> None:
    compare(Table("khronos", number), rich=number % 2 == 1)


@pytest.mark.parametrize("number", part(range(2, 320, 53), 3))
def test_both_readings_agree_by_rules_1(number: int) -> None:
    compare(RandomGame(GAME.played_with(1), number, FirstRules()), rich=number % 2 == 1)


class FirstRules(HouseDriver):
    """Opens tables as they could be opened by rules 1."""

    def __init__(self) -> None:
        super().__init__("khronos")
        self.game = GAME.played_with(1)

    def table(self, number: int) -> tuple[int, Choices]:
        return choices_for(number, self.game.options)


def compare(table: RandomGame, rich: bool) -> None:
    """Play a game by both readings."""
    chosen = dict(table.choices.pairs)
    oracle = Oracle(
        table.seats,
        edition=chosen["edition"],
        holdem=chosen["holdem"] == "yes",
        lost_tiles=chosen["lost-tiles"] == "yes",
        new_start=chosen["new-start"] == "yes",
        higher=chosen.get("surcharge") == "higher",
        summary=chosen.get("hamlet-cubes") == "summary",
        rules=table.game.rules_version,
    )
    if rich:
        for seat in range(table.seats):
            table.state.players[seat].ecus = oracle.table.players[seat].ecus = RICH
    for action in table.moves():
        decision, question = table.game.decision(table.state), oracle.question()
        assert decision is not None
        assert question is not None
        assert (type(decision).__name__, decision.seat) == (question.name, question.seat)
        assert set(table.game.legal(table.state).texts()) == oracle.legal()
        table.play(action)
        oracle.play(action.text)
        # Within an action the oracle pays for all at once, the engine step by step.
        if not isinstance(table.game.decision(table.state), (PaySurcharge, SplitCards)):
            assert seen(table.state) == told(oracle)
    assert oracle.question() is None
