"""Chapter 7: emphasis cards and the markers on them."""

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.games.sands.model.content import Category
from clocksmith.games.sands.model.events import BY_EMPHASIS
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs


def markers_needed(player: Player) -> int:
    """4.2 Return how many markers complete an emphasis card of a player."""
    parts = player.parts
    return parts.emphasis.least(player.advances, parts.emphasis_markers)


def mark(state: Sands, seat: Seat, log: Log) -> None:
    """4.2 Lay a marker on the emphasis card unless it is complete; the last raises heritage."""
    player = state.players[seat]
    if player.markers >= markers_needed(player):
        return
    verbs.mark_emphasis(state, seat, log)
    if player.markers >= markers_needed(player):
        verbs.raise_heritage(state, seat, player.emphasis, 1, BY_EMPHASIS, log)


def mark_for(state: Sands, seat: Seat, category: Category, log: Log) -> None:
    """4.2 Lay a marker if *category* is that of the emphasis card in force."""
    if state.players[seat].emphasis == category:
        mark(state, seat, log)


def complete(state: Sands, seat: Seat, log: Log) -> None:
    """4.2 Raise heritage if fewer markers have just become enough."""
    verbs.raise_heritage(state, seat, state.players[seat].emphasis, 1, BY_EMPHASIS, log)
