"""What must add up in every position of The Sands of Time."""

from clocksmith.core.event import Event
from clocksmith.core.seat import NOBODY
from clocksmith.games.sands.content import (
    CARAVANS,
    CHRONICLE_IDS,
    CROPS,
    GOLD,
    LEAST_UNREST,
    MOST_HERITAGE,
    MOST_REGIONS,
    NO_ADVANCE,
    NO_CATEGORY,
    NO_CHRONICLE,
    NOWHERE,
    PEASANT,
    PEASANTS,
    PIECES,
    PILES,
    REGION_IDS,
    ROW_CATEGORY,
    ROW_IDS,
    SOLDIER,
    SOLDIERS,
    STRUCTURE_IDS,
    TILE_IDS,
    TILES,
    pile_of,
    supply_of,
)
from clocksmith.games.sands.events import (
    Forfeited,
    Gained,
    HeritageRaised,
    Paid,
    Plundered,
    PointsLost,
    ResourcesKept,
    Scored,
    TookIncome,
    UnrestLowered,
    UnrestRaised,
)
from clocksmith.games.sands.rules.battle import RestoreCapital
from clocksmith.games.sands.state import Player, Sands
from clocksmith.games.sands.verbs import most_unrest


class Accounts:
    """Watches one game, and says of every position that nothing was lost or made."""

    def __init__(self, state: Sands) -> None:
        self._stock = [player.stock[:] for player in state.players]
        self._unrest = [player.unrest for player in state.players]
        self._heritage = [player.heritage[:] for player in state.players]
        self._points = [player.points for player in state.players]

    def check(self, state: Sands, events: list[Event]) -> None:
        """Assert that everything adds up after an action that caused *events*."""
        for event in events:
            self._note(event)
        assert [player.stock for player in state.players] == self._stock
        assert [player.unrest for player in state.players] == self._unrest
        assert [player.heritage for player in state.players] == self._heritage
        assert [player.points for player in state.players] == self._points
        for player in state.players:
            _check_player(state, player)
        _check_map(state)
        _check_advances(state)
        _check_turn(state)

    def _note(self, event: Event) -> None:
        if isinstance(event, (Gained, TookIncome, Plundered)):
            self._stock[event.seat][event.resource] += event.amount
        elif isinstance(event, (Paid, Forfeited)):
            self._stock[event.seat][event.resource] -= event.amount
        elif isinstance(event, ResourcesKept):
            self._stock[event.seat] = [event.crops, event.gold]
        elif isinstance(event, (UnrestRaised, UnrestLowered)):
            self._note_unrest(event)
        elif isinstance(event, HeritageRaised):
            self._heritage[event.seat][event.category] += event.steps
            assert self._heritage[event.seat][event.category] == event.heritage
        elif isinstance(event, Scored):
            self._points[event.seat] += event.points
        elif isinstance(event, PointsLost):
            self._points[event.seat] -= event.points

    def _note_unrest(self, event: UnrestRaised | UnrestLowered) -> None:
        sign = 1 if isinstance(event, UnrestRaised) else -1
        self._unrest[event.seat] += sign * event.steps
        assert self._unrest[event.seat] == event.unrest


def _check_player(state: Sands, player: Player) -> None:
    assert min(player.stock[CROPS], player.stock[GOLD], player.points, player.last) >= 0
    assert LEAST_UNREST <= player.unrest <= most_unrest(player)
    assert all(0 <= value <= MOST_HERITAGE for value in player.heritage)
    for piece, count in ((PEASANT, PEASANTS), (SOLDIER, SOLDIERS)):
        assert min(player.citizens[piece]) >= 0
        assert sum(player.citizens[piece]) <= count
    assert player.caravans.bit_count() <= CARAVANS
    assert player.regions & ~state.in_play == 0
    assert player.regions.bit_count() <= MOST_REGIONS
    assert player.colonies & ~player.regions == 0
    if player.capital != NOWHERE:
        assert player.regions >> player.capital & 1
        assert not player.colonies >> player.capital & 1
    if state.clock.generation:
        assert player.regions
        homeless = [step.seat for step in state.stack if isinstance(step, RestoreCapital)]
        assert (player.capital == NOWHERE) == (state.players.index(player) in homeless)
    laid = [chronicle for chronicle in player.chronicles if chronicle != NO_CHRONICLE]
    assert len(set(laid)) == len(laid)
    assert set(laid) <= set(CHRONICLE_IDS)
    held = 0
    for row in ROW_IDS:
        assert 0 <= player.reached[row] <= len(state.deck.rows[row])
        for advance in state.deck.rows[row][: player.reached[row]]:
            held |= 1 << advance
    assert player.advances == held
    assert player.emphasis != NO_CATEGORY or not player.markers


def _check_map(state: Sands) -> None:
    """No region has two controllers, and no citizen or structure is where none can be."""
    controlled = 0
    for player in state.players:
        assert not controlled & player.regions
        controlled |= player.regions
        for piece in PIECES:
            for region in REGION_IDS:
                assert not player.citizens[piece][region] or state.in_play >> region & 1
    for structure in STRUCTURE_IDS:
        standing = state.sites[structure]
        assert standing & ~state.in_play == 0
        total = supply_of(structure, len(state.players))
        assert state.supply[structure] >= 0
        assert standing.bit_count() + state.supply[structure] == total
    for tile in TILE_IDS:
        laid = state.tiles.count(tile)
        assert laid + state.bag[tile] == TILES[tile].counts[len(state.players)]


def _check_advances(state: Sands) -> None:
    """Every advance card is in a row, on top of a pile, in a pile, or just drawn."""
    for pile, cards in enumerate(PILES):
        found = list(range(cards.bit_length()))
        seen = [card for card in found if state.deck.piles[pile] >> card & 1]
        if state.deck.tops[pile] != NO_ADVANCE:
            seen.append(state.deck.tops[pile])
            assert state.deck.known[pile]
        for row in ROW_IDS:
            for place, card in enumerate(state.deck.rows[row][1:], start=2):
                if pile_of(ROW_CATEGORY[row], place) == pile:
                    seen.append(card)
        seen += [card for card in state.deck.drawn if cards >> card & 1]
        assert sorted(seen) == [card for card in found if cards >> card & 1]


def _check_turn(state: Sands) -> None:
    if state.turn == NOBODY:
        assert not state.repeated
        assert state.bonus < 0
        assert state.supported < 0
