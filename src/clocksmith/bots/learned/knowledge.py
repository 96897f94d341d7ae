"""Knowledge whose forecasts at the end of a turn are corrected by a net."""

from typing import Any, final

from clocksmith.bots.knowledge.knowledge import ForecastPart, Inputs, Knowledge, Prospect
from clocksmith.bots.learned.corrector import Corrector
from clocksmith.core.action import Action
from clocksmith.core.game import State
from clocksmith.core.legal import Legal


@final
class LearnedKnowledge(Knowledge[Any]):
    """What a person would tell a bot, and what games have taught it.

    Within a turn, where thousands of positions are only compared with each
    other, the forecast is that of the person.
    """

    def __init__(self, by_hand: Knowledge[Any], net: Corrector) -> None:
        self._by_hand = by_hand
        self._net = net

    def forecast(self, state: Any) -> list[float]:
        return self._by_hand.forecast(state)

    def spread(self, state: Any) -> float:
        return self._by_hand.spread(state)

    def candidates(self, state: Any, legal: Legal, limit: int) -> list[tuple[Action, float]]:
        return self._by_hand.candidates(state, legal, limit)

    def turn(self, state: Any) -> int:
        return self._by_hand.turn(state)

    def numbers_turns(self) -> bool:
        return self._by_hand.numbers_turns()

    def goes_on(self, state: Any, seat: int, turn: int) -> bool:
        return self._by_hand.goes_on(state, seat, turn)

    def has_high_variance(self) -> bool:
        return self._by_hand.has_high_variance()

    def has_low_variance(self) -> bool:
        return self._by_hand.has_low_variance()

    def pays_out(self, state: Any) -> bool:
        return self._by_hand.pays_out(state)

    def is_surpassed(self) -> bool:
        return self._by_hand.is_surpassed()

    def by_hand(self) -> Knowledge[Any]:
        return self._by_hand

    def inputs(self, state: Any) -> Inputs:
        return self._by_hand.inputs(state)

    def input_names(self) -> list[str]:
        return self._by_hand.input_names()

    def closing(self, state: Any) -> Action | None:
        return self._by_hand.closing(state)

    def forfeits(self, state: Any, seat: int) -> dict[str, int]:
        return self._by_hand.forfeits(state, seat)

    def counts(self, state: Any, seat: int) -> dict[str, int]:
        return self._by_hand.counts(state, seat)

    def forecast_parts(self, state: Any, seat: int) -> list[ForecastPart]:
        parts = self._by_hand.forecast_parts(state, seat)
        lacking = self.prospects([state])[0].points[seat] - sum([part.points for part in parts])
        return [*parts, ForecastPart("learned", lacking)]

    def prospects(self, states: list[Any]) -> list[Prospect]:
        prospects: list[Prospect] = []
        open_ones: list[Prospect] = []
        numbers: list[float] = []
        for n in range(len(states)):
            state: State = states[n]
            if not state.stack:  # what is over needs no correction
                prospects.append(
                    Prospect(self._by_hand.forecast(state), self._by_hand.spread(state))
                )
                continue
            inputs = self._by_hand.inputs(state)
            for row in inputs.rows:
                numbers.extend(row)
            prospect = Prospect(inputs.points, 0.0)
            prospects.append(prospect)
            open_ones.append(prospect)
        if open_ones:
            seats = len(open_ones[0].points)
            corrections = self._net.corrections(numbers, seats)
            for n in range(len(open_ones)):
                prospect, lacking = open_ones[n], corrections[n]
                for seat in range(seats):
                    prospect.points[seat] += lacking[seat]
                prospect.spread = lacking[seats]
        return prospects
