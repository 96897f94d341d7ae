"""Which buildings and upgrades are worth a thought.

Sites with the same effect are taken together: those that touch the same
domains, here and where a copy goes. One of them stands for all.
"""

from typing import final

from clocksmith.bots.knowledge.khronos.finds import ANYWHERE, Finds
from clocksmith.bots.knowledge.khronos.ledger import lord_kind, note_of
from clocksmith.bots.knowledge.khronos.stakes import TINY, Stakes
from clocksmith.core.action import Action
from clocksmith.games.khronos.model.board import MOST_SEATS, Board, Domain
from clocksmith.games.khronos.model.content import (
    CIVIL,
    FAITH,
    LARGE,
    MIGHT,
    RELIGIOUS,
    SMALL,
    TILE_KIND,
    TILE_RANK,
    Age,
    Kind,
    TileId,
)
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.sites import anchors_over


def reach_of(domain: Domain, rank: int) -> int:
    """Return the anchors from which a tile of *rank* touches or covers a domain."""
    if rank == SMALL:
        return domain.near
    return domain.reach3 if rank == LARGE else domain.reach2


@final
class Builder:
    """Judges sites for the seat whose turn it is."""

    def __init__(self, state: Khronos, stakes: Stakes, finds: Finds) -> None:
        self._state = state
        self._stakes = stakes
        self._finds = finds

    def lay(self, family: list[Action], bits: int, age: Age, tile: TileId, value: int) -> None:
        """Judge the sites of a new or enlarged building by the domains they touch."""
        rank = TILE_RANK[tile]
        kind = TILE_KIND[tile]
        bonus = float(self._state.parts.bonus[age]) if rank > SMALL else 0.0
        self._finds.grounds = self._state.land.affordable[rank]
        if kind == CIVIL:
            self._lay_civil(family, bits, age, rank, value, bonus)
        else:
            self._lay_strong(family, bits, age, tile, bonus)
        self._finds.grounds = ANYWHERE

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
                self._copied(
                    family, group, age, tile, bonus + self._stakes.rule(domain, age, kind, rank)
                )
        if alone:
            self._copied(family, alone, age, tile, bonus + TINY)

    def _copied(
        self, family: list[Action], sites: int, age: Age, tile: TileId, gain: float
    ) -> None:
        """Tell apart what the copy of a building in Might does in Faith."""
        rank = TILE_RANK[tile]
        if age != MIGHT or rank == SMALL:
            self._finds.add(family, sites, gain)
            return
        rest = sites
        board = self._state.boards[FAITH]
        kind = TILE_KIND[tile]
        for domain in board.domains:
            group = sites & reach_of(domain, rank)
            if not group or not note_of(domain, self._state.parts).civil:
                continue
            ruled = self._stakes.rule(domain, FAITH, kind, rank)
            if ruled > TINY:
                self._finds.add(family, group, gain + ruled)
                rest &= ~group
        rest = self._strike(family, rest, rank, gain)
        if rest:
            self._finds.add(family, rest, gain)

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
            worth = note_of(domain, self._state.parts).civil * self._stakes.income
            rest &= ~group
            if owner != self._stakes.seat and worth > 0.0:
                self._finds.add(family, group, gain + worth * self._stakes.share)
        return rest

    def _lay_civil(
        self, family: list[Action], sites: int, age: Age, rank: int, value: int, bonus: float
    ) -> None:
        """Judge civil sites: whose domains grow or join."""
        board = self._state.boards[age]
        kind = lord_kind(age)
        copies = rank > SMALL and age == MIGHT
        twice = board.openings().joining[rank]
        alone = sites & ~board.openings().touching[rank]
        if alone:
            self._grow(family, alone, rank, value, bonus, copies)
        for domain in board.domains:
            group = sites & reach_of(domain, rank)
            if not group:
                continue
            mine = domain.top_rank[kind] > 0 and domain.top_owner[kind] == self._stakes.seat
            gain = value * (self._stakes.income if mine else 0.1) + bonus
            if group & ~twice and (mine or not domain.top_rank[kind]):
                self._grow(family, group & ~twice, rank, value, gain, copies)
            if group & twice and domain.top_rank[kind]:
                self._join(family, group & twice, board, domain, rank, bonus)

    def _grow(
        self, family: list[Action], sites: int, rank: int, value: int, gain: float, copies: bool
    ) -> None:
        """Tell where a civil copy in Faith grows a domain of its own, and where it strikes."""
        if not copies:
            self._finds.add(family, sites, gain)
            return
        rest = self._strike(family, sites, rank, gain)
        for domain in self._state.boards[FAITH].domains:
            if domain.top_rank[RELIGIOUS] and rest:
                group = rest & reach_of(domain, rank)
                if not group:
                    continue
                if domain.top_owner[RELIGIOUS] == self._stakes.seat:
                    self._finds.add(family, group, gain + value * self._stakes.income)
                rest &= ~group
        if rest:
            self._finds.add(family, rest, gain)

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
        parts = self._state.parts
        mine = one.top_owner[kind] == self._stakes.seat
        for other in board.domains:
            group = sites & reach_of(other, rank)
            if other is one or not group or not outweighs(one, other, kind, parts):
                continue
            worth = note_of(other, parts).civil * self._stakes.income
            lost = other.top_rank[kind] > 0
            if mine and not (lost and other.top_owner[kind] == self._stakes.seat):
                self._finds.add(
                    family, group, gain + worth * (1.0 + (self._stakes.share if lost else 0.0))
                )
            elif lost and not mine:
                self._finds.add(family, group, gain + 0.2 * worth)


def outweighs(one: Domain, other: Domain, kind: Kind, parts: Parts) -> bool:
    """7.2 Return whether *one* would rule both, joined."""
    ours, theirs = one.top_rank[kind], other.top_rank[kind]
    if ours != theirs:
        return ours > theirs
    return note_of(one, parts).strength[kind] > note_of(other, parts).strength[kind]
