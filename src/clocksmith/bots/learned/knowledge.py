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

    def __init__(self, told: Knowledge[Any], net: Corrector) -> None:
        self._told = told
        self._net = net

    def forecast(self, state: Any) -> list[float]:
        return self._told.forecast(state)

    def spread(self, state: Any) -> float:
        return self._told.spread(state)

    def candidates(self, state: Any, legal: Legal, limit: int) -> list[tuple[Action, float]]:
        return self._told.candidates(state, legal, limit)

    def turn(self, state: Any) -> int:
        return self._told.turn(state)

    def numbers_turns(self) -> bool:
        return self._told.numbers_turns()

    def goes_on(self, state: Any, seat: int, turn: int) -> bool:
        return self._told.goes_on(state, seat, turn)

    def has_high_variance(self) -> bool:
        return self._told.has_high_variance()

    def has_low_variance(self) -> bool:
        return self._told.has_low_variance()

    def pays_out(self, state: Any) -> bool:
        return self._told.pays_out(state)

    def is_surpassed(self) -> bool:
        return self._told.is_surpassed()

    def by_hand(self) -> Knowledge[Any]:
        return self._told

    def inputs(self, state: Any) -> Inputs:
        return self._told.inputs(state)

    def input_names(self) -> list[str]:
        return self._told.input_names()

    def closing(self, state: Any) -> Action | None:
        return self._told.closing(state)

    def forfeits(self, state: Any, seat: int) -> dict[str, int]:
        return self._told.forfeits(state, seat)

    def counts(self, state: Any, seat: int) -> dict[str, int]:
        return self._told.counts(state, seat)

    def forecast_parts(self, state: Any, seat: int) -> list[ForecastPart]:
        parts = self._told.forecast_parts(state, seat)
        lacking = self.prospects([state])[0].points[seat] - sum([part.points for part in parts])
        return [*parts, ForecastPart("learned", lacking)]

    def prospects(self, states: list[Any]) -> list[Prospect]:
        prospects: list[Prospect] = []
        open_ones: list[Prospect] = []
        numbers: list[float] = []
        for n in range(len(states)):
            state: State = states[n]
            if not state.stack:  # what is over needs no correction
                prospects.append(Prospect(self._told.forecast(state), self._told.spread(state)))
                continue
            inputs = self._told.inputs(state)
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
