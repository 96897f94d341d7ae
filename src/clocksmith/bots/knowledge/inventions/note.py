"""What was computed about a seat of Inventions, kept with its player for the next position.

An answer changes little, and for one seat mostly. Results are passed on to copies with what they
were computed from, and hold as long as that is the same.
"""

from typing import final

from clocksmith.bots.knowledge.inventions.footing import Footing
from clocksmith.bots.knowledge.inventions.harvest import Harvest
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model.state import Inventions, Player


@final
class CardsWorth:
    """What cards are worth to a player with that many turns left."""

    def __init__(self, state: Inventions, player: Player, left: float, points: float) -> None:
        self.points = points
        self._left = left
        self._ideas = player.ideas
        self._inventions = player.inventions
        self._displays = state.land.displays[:]

    def holds(self, state: Inventions, player: Player, left: float) -> bool:
        """Return whether everything it was computed from is unchanged."""
        return (
            self._left == left
            and self._ideas == player.ideas
            and self._inventions == player.inventions
            and self._displays == state.land.displays
        )


@final
class TilesWorth:
    """What tiles are good for in the hands of a player with that many turns left."""

    def __init__(self, player: Player, round: int, settled: int, left: float) -> None:
        self.points = 0.0
        self._left = left
        self._round = round
        self._settled = settled
        self._placed = player.placed
        self._flipped = player.flipped
        self._marked = player.marked
        self._row = player.row[:]
        self._available = player.available[:]

    def holds(self, player: Player, round: int, settled: int, left: float) -> bool:
        """Return whether everything it was computed from is unchanged."""
        return (
            self._left == left
            and self._round == round
            and self._settled == settled
            and self._placed == player.placed
            and self._flipped == player.flipped
            and self._marked == player.marked
            and self._row == player.row
            and self._available == player.available
        )


@final
class Note:
    """All that is kept about a seat; *cards* and *tiles* as somebody's taste weighed them last."""

    def __init__(self, footing: Footing, harvest: Harvest) -> None:
        self.footing = footing
        self.harvest = harvest
        self.taste: object = None
        self.cards: CardsWorth | None = None
        self.tiles: TilesWorth | None = None


def note_of(state: Inventions, seat: Seat) -> Note:
    """Return what is known of a seat: what was computed before, as far as it still holds."""
    player = state.players[seat]
    memo = player.memo
    if not isinstance(memo, Note):
        footing = Footing(state, seat)
        note = Note(footing, Harvest(state, seat, footing))
        player.memo = note
        return note
    footing = memo.footing if memo.footing.holds(state, player) else Footing(state, seat)
    if memo.harvest.holds(state, seat, footing):
        return memo
    note = Note(footing, Harvest(state, seat, footing))
    note.taste, note.cards, note.tiles = memo.taste, memo.cards, memo.tiles
    player.memo = note
    return note
