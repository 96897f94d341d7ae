"""Whether forecast chances come true: games between bots, chances at ten moments, who won.

A forecast of 70 % is calibrated if 70 of 100 seats with it win. Overconfident forecasts are
corrected by an exponent (:mod:`clocksmith.coach.confidence`), which is fitted to half of the games
and tested on the other half.
"""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.greedy import Greedy
from clocksmith.bots.substitute import SILENCE
from clocksmith.coach.ahead import Ahead, luck_of
from clocksmith.coach.confidence import tempered
from clocksmith.core.game import Game, State
from clocksmith.core.seat import CHANCE
from clocksmith.core.step import Chance
from clocksmith.core.weights import place_among
from clocksmith.table.record import Record, replay

MOMENTS: Final = 10  # of each game, evenly apart, neither the first position nor the last
BINS: Final = 10  # of the reliability diagram
VISITS: Final = Budget(visits=40)  # of a turn of the bots
EXPONENTS: Final = [round(0.05 * step, 2) for step in range(1, 27)]  # that are tried
LEAST: Final = 1e-4  # a forecast counts as no lower than that in a logarithm


@dataclass(frozen=True)
class Forecast:
    """The chances of all seats at one moment of a game, and what share of the win each had."""

    game: int  # its number
    moment: int  # from 0
    spread: float  # of the written forecast
    chances: tuple[float, ...]
    won: tuple[float, ...]

    def tempered(self, exponent: float) -> "Forecast":
        """Return the forecast with another confidence."""
        chances = tempered(self.chances, exponent)
        return replace(self, chances=chances)

    def brier(self) -> float:
        """Return the Brier score: 0 is best, and 1 - 1 / seats is that of equal chances."""
        return sum([(p - won) ** 2 for p, won in zip(self.chances, self.won, strict=True)])

    def log_loss(self) -> float:
        """Return the logarithmic loss."""
        pairs = zip(self.chances, self.won, strict=True)
        return -sum([won * math.log(max(LEAST, chance)) for chance, won in pairs])


def played_forecasts(game: Game[Any], seats: int, number: int, seed: int) -> list[Forecast]:
    """Play a game of greedy bots and return what is forecast at its moments."""
    states = _played(game, seats, luck_of("calibrate", seed, seats, number))
    return forecasts_in(game, states, number)


def recorded_forecasts(record: Record, number: int) -> list[Forecast]:
    """Return what is forecast at the moments of a recorded game; none where it is not over."""
    states: list[State] = []
    state = record.start()
    for played in replay(record):
        if played.seat != CHANCE:
            states.append(state)
        state = played.state.copy()
    over = record.game.outcome(state) is not None
    return forecasts_in(record.game, [*states, state], number) if over else []


def forecasts_in(game: Game[Any], states: Sequence[State], number: int) -> list[Forecast]:
    """Return what is forecast at the moments of a game, from its positions up to the last."""
    outcome = game.outcome(states[-1])
    assert outcome is not None, "the game is over"
    first = [float(place == 1) for place in outcome.places]
    won = tuple([one / sum(first) for one in first])
    ahead = Ahead(game, is_tempered=False)
    places = [len(states) * (moment + 1) // (MOMENTS + 1) for moment in range(MOMENTS)]
    return [
        Forecast(
            number,
            moment,
            ahead.knowledge.spread(states[place]),
            ahead.settled(states[place]).chances,
            won,
        )
        for moment, place in enumerate(places)
    ]


def _played(game: Game[Any], seats: int, luck: random.Random) -> list[State]:
    """Return the positions of a game, from that after the first draws to the last."""
    state = game.start(seats)
    bots = [Greedy(luck.randrange(1 << 30)) for _ in range(seats)]
    states: list[State] = []
    while (decision := game.decision(state)) is not None:
        if isinstance(decision, Chance):
            weights = decision.weights(state)
            place = place_among(weights, luck.randrange(sum(weights)))
            action = decision.legal(state).nth(place)
        else:
            states.append(state.copy())
            action = bots[decision.seat].choose(game, state.copy(), decision.seat, VISITS)
        game.apply(state, action, SILENCE)
    return [*states, state]


def best_exponent(forecasts: Sequence[Forecast]) -> float:
    """Return the exponent with which the logarithmic loss of forecasts is lowest."""
    return min(EXPONENTS, key=lambda one: _mean([f.tempered(one).log_loss() for f in forecasts]))


def calibration(forecasts: Sequence[Forecast]) -> dict[str, Any]:
    """Return scores, by moment too, and the reliability diagram, ready for JSON."""
    moments = sorted({forecast.moment for forecast in forecasts})
    return {
        "games": len({forecast.game for forecast in forecasts}),
        "brier": _rounded([forecast.brier() for forecast in forecasts]),
        "log_loss": _rounded([forecast.log_loss() for forecast in forecasts]),
        "knowing_nothing": round(1.0 - 1.0 / len(forecasts[0].chances), 4),
        "brier_by_moment": [
            _rounded([one.brier() for one in forecasts if one.moment == moment])
            for moment in moments
        ],
        "diagram": diagram(forecasts),
    }


def diagram(forecasts: Iterable[Forecast]) -> list[dict[str, float]]:
    """Return, for each tenth, how many chances lie in it, their mean, and how often seats won."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for forecast in forecasts:
        for chance, won in zip(forecast.chances, forecast.won, strict=True):
            bins[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        {
            "count": len(pairs),
            "forecast": _rounded([chance for chance, _ in pairs]),
            "won": _rounded([won for _, won in pairs]),
        }
        for pairs in bins
        if pairs
    ]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _rounded(values: Sequence[float]) -> float:
    return round(_mean(values), 4)
