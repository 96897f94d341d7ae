"""What a person would tell a bot: what coins are worth, and which bids make sense."""

from typing import Final

from candle.model.content import worth_of
from candle.model.state import Candle
from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.core.action import Action
from clocksmith.core.legal import Legal
from clocksmith.core.seat import NOBODY


class CandleKnowledge(Knowledge[Candle]):
    """Coins are worth what they may still buy; the lot one leads for is nearly one's own."""

    def forecast(self, state: Candle) -> list[float]:
        if not state.stack:
            return [float(player.points()) for player in state.players]
        coin = 0.2 + 0.05 * state.left()
        found = [p.points() - p.coins // 5 + coin * p.coins for p in state.players]
        if state.leader != NOBODY:
            worth = worth_of(state.shown[-1], state.players[state.leader].patron)
            found[state.leader] += 0.7 * (worth - coin * state.price)
        return found

    def spread(self, state: Candle) -> float:
        return 1.5 + state.left()

    def candidates(self, state: Candle, legal: Legal, limit: int) -> list[tuple[Action, float]]:
        answers = legal.listed()[:6]  # to pass, and the smallest bids
        return [(action, 1.0 / (n + 1)) for n, action in enumerate(answers[:limit])]

    def turn(self, state: Candle) -> int:
        return len(state.shown) * 1000 + state.bids * 10 + sum([p.passed for p in state.players])


KNOWLEDGE: Final = CandleKnowledge()
