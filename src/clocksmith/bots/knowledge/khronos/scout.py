"""Which of hundreds of legal actions of a turn are worth a thought."""

from typing import Final, final

from clocksmith.bots.knowledge.khronos.builder import Builder
from clocksmith.bots.knowledge.khronos.finds import Finds
from clocksmith.bots.knowledge.khronos.ledger import lord_kind, note_of
from clocksmith.bots.knowledge.khronos.stakes import Stakes
from clocksmith.core.action import Action
from clocksmith.core.legal import Families
from clocksmith.games.khronos.model.actions import (
    Build,
    Demolish,
    Exchange,
    Populate,
    Restore,
    Travel,
    Upgrade,
)
from clocksmith.games.khronos.model.board import MOST_SEATS
from clocksmith.games.khronos.model.content import (
    CIVIL,
    LARGE,
    REASON,
    SMALL,
    Age,
)
from clocksmith.games.khronos.model.state import Khronos

RAISED: Final = 2  # by how much an upgraded civil building is worth more


@final
class Scout:
    """Looks over one turn's actions for the seat whose turn it is."""

    def __init__(self, state: Khronos, seat: int, finds: Finds) -> None:
        self._state = state
        self._stakes = Stakes(state, seat)
        self._finds = finds
        self._builder = Builder(state, self._stakes, finds)

    def look(self, legal: Families) -> None:
        """Note every action worth a thought with its rough gain."""
        values = self._state.parts.tile_value
        for family, bits in legal.families():
            first = family[0]
            if isinstance(first, Build):
                self._builder.lay(family, bits, first.age, first.tile, values[first.tile])
            elif isinstance(first, Upgrade):
                self._builder.lay(family, bits, first.age, first.tile, RAISED)
            elif isinstance(first, Populate):
                self._populate(family, bits)
            elif isinstance(first, Restore):
                self._restore(family, bits, first.count)
            elif isinstance(first, Demolish):
                self._demolish(family, bits, first.age)
            elif isinstance(first, Travel):
                self._finds.add_all(family, bits, 1.0)
            elif isinstance(first, Exchange):
                self._exchange(family, bits)
            else:
                self._finds.add_all(family, bits, 0.0)

    # Reason

    def _populate(self, family: list[Action], bits: int) -> None:
        for domain in self._state.boards[REASON].domains:
            homes = bits & domain.cells
            note = note_of(domain, self._state.parts)
            if not homes or not note.built:
                continue
            worth = note.built * self._stakes.income
            own = note.cubes[self._stakes.seat]
            if own == note.most:
                gain = 0.1 * worth
                if note.holders != 1 << self._stakes.seat:
                    gain += worth * self._stakes.share if own else worth
            elif own + 1 == note.most:
                gain = worth
            else:
                gain = 0.2 * worth
            self._finds.add(family, homes, gain)

    def _restore(self, family: list[Action], bits: int, count: int) -> None:
        parts = self._state.parts
        board = self._state.boards[REASON]
        while bits:
            low = bits & -bits
            bits ^= low
            domain = board.domain_at(low.bit_length() - 1)
            note = note_of(domain, self._state.parts)
            if note.holders >> self._stakes.seat & 1:
                ruin = domain.covering(low)
                more = parts.tile_value[ruin.tile] - parts.tile_ruin[ruin.tile]
                whole = count == 2 or ruin.rank != LARGE or sum(ruin.cubes) > 0
                self._finds.add(family, low, more * self._stakes.income * (1.0 if whole else 0.3))

    # What takes away, and what moves

    def _demolish(self, family: list[Action], bits: int, age: Age) -> None:
        """Judge what a rival's domain would lose: its lord, or what holds it together."""
        kind = lord_kind(age)
        board = self._state.boards[age]
        for domain in board.domains:
            owner = domain.top_owner[kind]
            small = bits & domain.cells
            if not small or not domain.top_rank[kind] or owner == self._stakes.seat:
                continue
            note = note_of(domain, self._state.parts)
            worth = note.civil * self._stakes.income * self._stakes.share
            lords = small & board.owned[kind * MOST_SEATS + owner]
            if lords and domain.top_rank[kind] == SMALL:
                self._finds.add(family, lords, worth - 1.0)
            if worth > 2.0:
                self._finds.add_all(family, small & board.smalls[CIVIL], 0.3 * worth - 1.0)

    def _exchange(self, family: list[Action], bits: int) -> None:
        """Offer to lay down all cards of a kind, or all but those of a kind."""
        hand = self._state.players[self._stakes.seat].hand
        while bits:
            low = (bits & -bits).bit_length() - 1
            bits &= bits - 1
            action = family[low]
            assert isinstance(action, Exchange)
            counts = action.cards.counts
            whole = [kind for kind in range(3) if counts[kind] and counts[kind] == hand[kind]]
            if sum([hand[kind] for kind in whole]) == action.cards.total and action.cards.total > 1:
                self._finds.add(family, 1 << low, -1.0)
