"""Which of hundreds of legal actions of a turn are worth a thought.

Sites with the same effect are taken together: those that touch the same
domains, here and where a copy goes. Each group is judged by a rough gain in
ecus, and one or two sites stand for it.
"""

from typing import Final, final

from clocksmith.bots.knowledge.khronos.ledger import lord_kind, note_of
from clocksmith.core.action import Action
from clocksmith.core.legal import Families
from clocksmith.games.khronos.actions import (
    Build,
    Demolish,
    Exchange,
    Populate,
    Restore,
    Travel,
    Upgrade,
)
from clocksmith.games.khronos.board import MOST_SEATS, Board, Domain
from clocksmith.games.khronos.content import (
    AGES,
    BONUS,
    CIVIL,
    FAITH,
    INCOME_ROUNDS,
    LARGE,
    MIGHT,
    REASON,
    RELIGIOUS,
    SMALL,
    TILE_KIND,
    TILE_RANK,
    TILE_RUIN,
    TILE_VALUE,
    Age,
    Kind,
    TileId,
)
from clocksmith.games.khronos.rules.sites import anchors_over
from clocksmith.games.khronos.state import Khronos

FADING: Final = 0.85  # of an income, for each round until it is paid
SURCHARGE: Final = 1.0  # what the cards for difficult ground are worth
TINY: Final = 0.05


def reach_of(domain: Domain, rank: int) -> int:
    """Return the anchors from which a tile of *rank* touches or covers a domain."""
    if rank == SMALL:
        return domain.near
    return domain.reach3 if rank == LARGE else domain.reach2


@final
class Scout:
    """Looks over one turn's actions for the seat whose turn it is."""

    __slots__ = ("_state", "_seat", "_share", "_income", "_plain", "found", "gains")

    def __init__(self, state: Khronos, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._share = 1.0 / (len(state.players) - 1)  # of a rival's loss that is a gain
        left = [r - state.round for r in INCOME_ROUNDS if r >= state.round]
        self._income: float = sum([FADING**rounds for rounds in left])  # worth of 1 more of it
        self._plain = -1  # anchors that ask for no surcharge
        self.found: list[Action] = []
        self.gains: list[float] = []

    def look(self, legal: Families) -> None:
        """Note every action worth a thought with its rough gain."""
        for family, bits in legal.families():
            first = family[0]
            if isinstance(first, Build):
                self._lay(family, bits, first.age, first.tile, TILE_VALUE[first.tile])
            elif isinstance(first, Upgrade):
                self._raise(family, bits, first.age, first.tile)
            elif isinstance(first, Populate):
                self._populate(family, bits)
            elif isinstance(first, Restore):
                self._restore(family, bits, first.count)
            elif isinstance(first, Demolish):
                self._demolish(family, bits, first.age)
            elif isinstance(first, Travel):
                self._add_all(family, bits, 1.0)
            elif isinstance(first, Exchange):
                self._exchange(family, bits)
            else:
                self._add_all(family, bits, 0.0)

    def _add(self, family: list[Action], sites: int, gain: float) -> None:
        """Let the first of *sites* stand for all; one without surcharge, if there is one."""
        plain = sites & self._plain
        chosen = plain if plain else sites
        self.found.append(family[(chosen & -chosen).bit_length() - 1])
        self.gains.append(gain if plain else gain - SURCHARGE)

    def _add_all(self, family: list[Action], bits: int, gain: float) -> None:
        while bits:
            self._add(family, bits, gain)
            bits &= bits - 1

    # Buildings

    def _lay(self, family: list[Action], bits: int, age: Age, tile: TileId, value: int) -> None:
        """Judge the sites of a new or enlarged building by the domains they touch."""
        rank = TILE_RANK[tile]
        kind = TILE_KIND[tile]
        bonus = float(BONUS[age]) if rank > SMALL else 0.0
        self._plain = self._state.land.affordable[rank][0]
        if kind == CIVIL:
            self._lay_civil(family, bits, age, rank, value, bonus)
        else:
            self._lay_strong(family, bits, age, tile, bonus)
        self._plain = -1

    def _lay_strong(
        self, family: list[Action], sites: int, age: Age, tile: TileId, bonus: float
    ) -> None:
        """Judge military or religious sites: who rules the one domain they touch."""
        rank = TILE_RANK[tile]
        kind = TILE_KIND[tile]
        alone = sites
        for domain in self._state.boards[age].domains:
            group = sites & reach_of(domain, rank)
            if group:
                alone &= ~group
                self._copied(family, group, age, tile, bonus + self._rule(domain, age, kind, rank))
        if alone:
            self._copied(family, alone, age, tile, bonus + TINY)

    def _rule(self, domain: Domain, age: Age, kind: Kind, rank: int) -> float:
        """Return what a building of *rank* in a domain changes for who rules it."""
        if lord_kind(age) != kind or rank <= domain.top_rank[kind]:
            return 0.0
        worth = note_of(domain).civil * self._income
        if not domain.top_rank[kind]:
            return worth + TINY
        if domain.top_owner[kind] == self._seat:
            return 0.1 * worth + TINY
        return worth * (1.0 + self._share)

    def _copied(
        self, family: list[Action], sites: int, age: Age, tile: TileId, gain: float
    ) -> None:
        """Tell apart what the copy of a building in Might does in Faith."""
        rank = TILE_RANK[tile]
        if age != MIGHT or rank == SMALL:
            self._add(family, sites, gain)
            return
        rest = sites
        board = self._state.boards[FAITH]
        kind = TILE_KIND[tile]
        for domain in board.domains:
            group = sites & reach_of(domain, rank)
            if not group or not note_of(domain).civil:
                continue
            ruled = self._rule(domain, FAITH, kind, rank)
            if ruled > TINY:
                self._add(family, group, gain + ruled)
                rest &= ~group
        rest = self._strike(family, rest, rank, gain)
        if rest:
            self._add(family, rest, gain)

    def _strike(self, family: list[Action], sites: int, rank: int, gain: float) -> int:
        """Note a site whose copy removes a rival's lord in Faith; return the harmless sites."""
        board = self._state.boards[FAITH]
        rest = sites
        for domain in board.domains:
            owner = domain.top_owner[RELIGIOUS]
            if not domain.top_rank[RELIGIOUS]:
                continue
            lords = board.owned[RELIGIOUS * MOST_SEATS + owner] & domain.cells
            group = sites & anchors_over(lords, rank)
            if not group:
                continue
            worth = note_of(domain).civil * self._income
            rest &= ~group
            if owner != self._seat and worth > 0.0:
                self._add(family, group, gain + worth * self._share)
        return rest

    def _lay_civil(
        self, family: list[Action], sites: int, age: Age, rank: int, value: int, bonus: float
    ) -> None:
        """Judge civil sites: whose domains grow or join."""
        board = self._state.boards[age]
        kind = lord_kind(age)
        copies = rank > SMALL and age == MIGHT
        once = twice = 0
        for domain in board.domains:
            reach = reach_of(domain, rank)
            twice |= once & reach
            once |= reach
        alone = sites & ~once
        if alone:
            self._grow(family, alone, rank, value, bonus, copies)
        for domain in board.domains:
            group = sites & reach_of(domain, rank)
            if not group:
                continue
            mine = domain.top_rank[kind] > 0 and domain.top_owner[kind] == self._seat
            gain = value * (self._income if mine else 0.1) + bonus
            if group & ~twice and (mine or not domain.top_rank[kind]):
                self._grow(family, group & ~twice, rank, value, gain, copies)
            if group & twice and domain.top_rank[kind]:
                self._join(family, group & twice, board, domain, rank, bonus)

    def _grow(
        self, family: list[Action], sites: int, rank: int, value: int, gain: float, copies: bool
    ) -> None:
        """Tell apart where the copy of a civil building grows an own domain in Faith or strikes."""
        if not copies:
            self._add(family, sites, gain)
            return
        rest = self._strike(family, sites, rank, gain)
        for domain in self._state.boards[FAITH].domains:
            if domain.top_rank[RELIGIOUS] and rest:
                group = rest & reach_of(domain, rank)
                if not group:
                    continue
                if domain.top_owner[RELIGIOUS] == self._seat:
                    self._add(family, group, gain + value * self._income)
                rest &= ~group
        if rest:
            self._add(family, rest, gain)

    def _join(
        self,
        family: list[Action],
        sites: int,
        board: Board,
        one: Domain,
        rank: int,
        gain: float,
    ) -> None:
        """Judge sites that join a ruled domain with others it would rule: the stronger rules."""
        kind = lord_kind(MIGHT if board is self._state.boards[MIGHT] else FAITH)
        mine = one.top_owner[kind] == self._seat
        for other in board.domains:
            group = sites & reach_of(other, rank)
            if other is one or not group or not self._outweighs(one, other, kind):
                continue
            worth = note_of(other).civil * self._income
            lost = other.top_rank[kind] > 0
            if mine and not (lost and other.top_owner[kind] == self._seat):
                self._add(family, group, gain + worth * (1.0 + (self._share if lost else 0.0)))
            elif lost and not mine:
                self._add(family, group, gain + 0.2 * worth)

    def _outweighs(self, one: Domain, other: Domain, kind: Kind) -> bool:
        """7.2 Return whether *one* would rule both, joined."""
        ours, theirs = one.top_rank[kind], other.top_rank[kind]
        if ours != theirs:
            return ours > theirs
        return note_of(one).strength[kind] > note_of(other).strength[kind]

    def _raise(self, family: list[Action], bits: int, age: Age, tile: TileId) -> None:
        """Judge upgrades; small and medium buildings that grow gain about the same value."""
        self._lay(family, bits, age, tile, 2)

    # Reason

    def _populate(self, family: list[Action], bits: int) -> None:
        for domain in self._state.boards[REASON].domains:
            homes = bits & domain.cells
            note = note_of(domain)
            if not homes or not note.built:
                continue
            worth = note.built * self._income
            own = note.cubes[self._seat]
            if own == note.most:
                gain = 0.1 * worth
                if note.holders != 1 << self._seat:
                    gain += worth * self._share if own else worth
            elif own + 1 == note.most:
                gain = worth
            else:
                gain = 0.2 * worth
            self._add(family, homes, gain)

    def _restore(self, family: list[Action], bits: int, count: int) -> None:
        board = self._state.boards[REASON]
        while bits:
            low = bits & -bits
            bits ^= low
            domain = board.domain_at(low.bit_length() - 1)
            note = note_of(domain)
            if note.holders >> self._seat & 1:
                ruin = domain.covering(low)
                more = TILE_VALUE[ruin.tile] - TILE_RUIN[ruin.tile]
                whole = count == 2 or ruin.rank != LARGE or sum(ruin.cubes) > 0
                self._add(family, low, more * self._income * (1.0 if whole else 0.3))

    # What takes away, and what moves

    def _demolish(self, family: list[Action], bits: int, age: Age) -> None:
        """Judge what a rival's domain would lose: its lord, or what holds it together."""
        kind = lord_kind(age)
        board = self._state.boards[age]
        for domain in board.domains:
            owner = domain.top_owner[kind]
            small = bits & domain.cells
            if not small or not domain.top_rank[kind] or owner == self._seat:
                continue
            worth = note_of(domain).civil * self._income * self._share
            lords = small & board.owned[kind * MOST_SEATS + owner]
            if lords and domain.top_rank[kind] == SMALL:
                self._add(family, lords, worth - 1.0)
            if worth > 2.0:
                self._add_all(family, small & board.smalls[CIVIL], 0.3 * worth - 1.0)

    def _exchange(self, family: list[Action], bits: int) -> None:
        """Offer to lay down all cards of a kind, or all but those of a kind."""
        hand = self._state.players[self._seat].hand
        while bits:
            low = (bits & -bits).bit_length() - 1
            bits &= bits - 1
            action = family[low]
            assert isinstance(action, Exchange)
            counts = action.cards.counts
            whole = [kind for kind in range(3) if counts[kind] and counts[kind] == hand[kind]]
            if sum([hand[kind] for kind in whole]) == action.cards.total and action.cards.total > 1:
                self.found.append(action)
                self.gains.append(-1.0)


assert len(AGES) == 3
