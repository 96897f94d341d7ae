"""What income, and the loss of a rival, are worth to the seat whose turn it is."""

from typing import Final, final

from clocksmith.bots.knowledge.khronos.ledger import lord_kind, note_of
from clocksmith.games.khronos.model.board import Domain
from clocksmith.games.khronos.model.content import Age, Kind
from clocksmith.games.khronos.model.state import Khronos

FADING: Final = 0.85  # of an income, for each round until it is paid
TINY: Final = 0.05


@final
class Stakes:
    """Rough numbers in ecus: *income* for one ecu more of it, *share* of a rival's loss."""

    def __init__(self, state: Khronos, seat: int) -> None:
        self.seat = seat
        self.parts = state.parts
        rounds = state.parts.income_rounds
        left = [round - state.round for round in rounds if round >= state.round]
        self.income: float = sum([FADING**rounds for rounds in left])
        self.share = 1.0 / (len(state.players) - 1)

    def rule(self, domain: Domain, age: Age, kind: Kind, rank: int) -> float:
        """Return what a building of *rank* in a domain changes for who rules it."""
        if lord_kind(age) != kind or rank <= domain.top_rank[kind]:
            return 0.0
        worth = note_of(domain, self.parts).civil * self.income
        if not domain.top_rank[kind]:
            return worth + TINY
        if domain.top_owner[kind] == self.seat:
            return 0.1 * worth + TINY
        return worth * (1.0 + self.share)
