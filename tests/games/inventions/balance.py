"""What must add up in every game of Inventions, told by its events."""

from clocksmith.core.event import Event
from clocksmith.core.seat import NOBODY
from clocksmith.games.inventions.layout.balance import imbalances
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.content import (
    NONE,
)
from clocksmith.games.inventions.model.events import (
    IdeaDiscarded,
    IdeaForgotten,
    IdeasLeft,
    InfluenceGained,
    InfluencePaid,
    InventionLeft,
    IpGained,
    TileRemoved,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.forums import PlacePillar


class BalanceCheck:
    """Watches one game, and says of every position that nothing was lost or made."""

    def __init__(self, state: Inventions) -> None:
        seats = len(state.players)
        self._ip = [0] * seats
        self._influence = [state.parts.start_influence] * seats
        self._gone = 0
        self._removed = [0] * len(state.parts.tile_ids)

    def check(self, state: Inventions, events: list[Event]) -> None:
        """Assert that everything adds up after an action that caused *events*."""
        self._note(events)
        assert [player.ip for player in state.players] == self._ip
        assert [player.influence for player in state.players] == self._influence
        assert all(0 <= influence <= state.parts.most_influence for influence in self._influence)
        assert imbalances(state) == []
        self._check_losses(state)
        self._check_rows(state)

    def _note(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, IpGained):
                assert event.ip > 0
                self._ip[event.seat] += event.ip
            elif isinstance(event, InfluenceGained):
                assert event.influence > 0
                self._influence[event.seat] += event.influence
            elif isinstance(event, InfluencePaid):
                self._influence[event.seat] -= event.influence
            elif isinstance(event, IdeasLeft):
                self._gone += event.count
            elif isinstance(event, (IdeaDiscarded, IdeaForgotten, InventionLeft)):
                self._gone += 1
            elif isinstance(event, TileRemoved):
                self._removed[event.tile] += 1

    def _check_losses(self, state: Inventions) -> None:
        """Cards and tiles that are nowhere have left the game, as was told."""
        cards = [*state.ideas, *[display.card for display in state.land.displays], state.top]
        there = state.deck.bit_count() + len([card for card in cards if card != NONE])
        for player in state.players:
            there += (player.ideas | player.inventions).bit_count()
            assert player.ideas.bit_count() <= sum(state.parts.dealt_of_era)
        assert there + self._gone == len(state.parts.ideas)
        for tile in state.parts.tile_ids:
            owners = [
                1 for player in state.players if society.owned(state.parts, player) >> tile & 1
            ]
            total = state.stock[tile] + len(owners) + self._removed[tile]
            assert total == state.parts.copies[len(state.players)]

    def _check_rows(self, state: Inventions) -> None:
        for seat, player in enumerate(state.players):
            if state.turn.seat not in (NOBODY, seat) and state.round > 1:
                aspirations = [piece for piece in player.row if piece >= state.parts.aspiration]
                assert not aspirations, "aspiration tiles are swapped in the own turn"
                assert len(player.row) <= state.parts.row
        if state.stack and isinstance(state.stack[-1], PlacePillar):
            assert state.turn.spent == 0
        first = state.parts.letter_mask[0].bit_count()
        least = min(first, state.parts.common_spaces)
        assert state.round == 0 or len(state.shelves.common) >= least
