"""What must add up in every game of Khronos, told by its events too."""

from clocksmith.core.event import Event
from clocksmith.core.seat import NOBODY
from clocksmith.games.khronos.layout.balance import imbalances
from clocksmith.games.khronos.model.board import Board, Building, board_of
from clocksmith.games.khronos.model.content import (
    FAITH,
    MIGHT,
    REASON,
    SMALL,
    TILE_IDS,
    TILE_NAMES,
    TILE_RANK,
)
from clocksmith.games.khronos.model.events import BY_PARADOX, Earned, Paid, Removed, TookIncome
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.domains import is_settled
from clocksmith.games.khronos.rules.turn import TakeTurn


class BalanceCheck:
    """Watches one game, and says of every position that nothing was lost or made."""

    def __init__(self, state: Khronos) -> None:
        self._money = [state.parts.start_ecus] * len(state.players)
        self._lost = [0] * len(TILE_IDS)
        self._ran_out = False

    def check(self, state: Khronos, events: list[Event]) -> None:
        """Assert that everything adds up after an action that caused *events*."""
        self._note(events)
        assert [player.ecus for player in state.players] == self._money
        assert imbalances(state) == []
        self._check_losses(state)
        for board in state.boards:
            _check_domains(board)
        self._ran_out = self._ran_out or self._lacks_tiles(state)
        if not state.stack or isinstance(state.stack[-1], TakeTurn):
            assert is_settled(state.boards[MIGHT]), "7.1 in Might"
            assert is_settled(state.boards[FAITH]), "7.1 in Faith"
            if not self._ran_out:
                faith, reason = state.boards[FAITH], state.boards[REASON]
                assert _shapes(faith) == _shapes(reason), "6.9"

    def _note(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Paid):
                self._money[event.seat] -= event.ecus
            elif isinstance(event, (Earned, TookIncome)):
                self._money[event.seat] += event.ecus
            elif isinstance(event, Removed) and event.why == BY_PARADOX:
                self._lost[event.tile] += 1

    def _check_losses(self, state: Khronos) -> None:
        for tile in TILE_IDS:
            tiles = [b for board in state.boards for b in board.buildings() if not b.printed]
            used = len([b for b in tiles if b.tile == tile])
            missing = state.parts.tile_count[tile] - used - state.supply[tile]
            lost = self._lost[tile] if state.options.lost_tiles else 0
            # A printed hamlet that a paradox covers is no tile.
            hamlet = TILE_NAMES[tile] == "hamlet"
            assert missing == lost or (hamlet and 0 <= missing <= lost)

    def _lacks_tiles(self, state: Khronos) -> bool:
        if not state.options.limited_tiles:
            return False
        return any(state.supply[t] <= 0 for t in TILE_IDS if TILE_RANK[t] > SMALL)


def _check_domains(board: Board) -> None:
    """Domains kept step by step are those that a fresh look finds."""
    fresh = board_of(board.buildings())
    assert {domain.cells for domain in board.domains} == {domain.cells for domain in fresh.domains}
    for domain in board.domains:
        twin = fresh.domain_at(domain.first_cell())
        assert domain.top_rank == twin.top_rank
        assert domain.top_count == twin.top_count
        tops = [
            own for own, count in zip(domain.top_owner, domain.top_count, strict=True) if count == 1
        ]
        twins = [
            own for own, count in zip(twin.top_owner, twin.top_count, strict=True) if count == 1
        ]
        assert tops == twins
    assert (board.occupied, board.smalls, board.mediums, board.owned) == (
        fresh.occupied,
        fresh.smalls,
        fresh.mediums,
        fresh.owned,
    )


def _shapes(board: Board) -> set[tuple[int, int]]:
    return {_shape(b) for b in board.buildings() if b.rank > SMALL}


def _shape(building: Building) -> tuple[int, int]:
    assert building.owner >= NOBODY
    return (building.tile, building.cell)
