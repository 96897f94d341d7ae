"""Whether a position is a puzzle: one turn clearly best, whatever is hidden."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.puzzles.attempt import attempt_of, is_turn
from clocksmith.puzzles.comparing import Bench, Effort, Worths, gain_over
from clocksmith.puzzles.puzzle import Answers, Gain, same_answers

FULL: Final = Effort(visits=20_000, deals=10)  # what stands after that is a puzzle
LEAST: Final = 0.03  # chance to win that the best turn must gain over any other
PLANS: Final = 3  # deals in which turns are looked for
EACH: Final = 1_000  # visits for each turn are enough: few turns need no more than many
TRIAL: Final = 3  # deals after which a turn that hardly stands out is given up
DIGITS: Final = 6  # of a forecast, by which turns that come to the same are known


@dataclass(frozen=True)
class Proof:
    """What was proved about a position that is a puzzle."""

    right: tuple[Answers, ...]
    second: Answers
    gain: Gain


def prove(game: Game[Any], state: State, seat: Seat, effort: Effort = FULL) -> Proof | None:
    """Return the turns that are right in *state* and what they gain; None where none stands out."""
    bench = Bench(game, state, seat)
    turns = _turns(bench, effort)
    if len(turns) < 2:
        return None
    alike = [outcome_of(game, state, seat, turn) for turn in turns]
    visits = min(effort.visits, EACH * len(turns))
    rows: list[Worths] = []
    for deal in range(effort.deals):
        rows.append(bench.worths(turns, visits, deal))
        # Deals must agree: once two do not, the others need not be looked at.
        if alike[_best(rows[-1])] != alike[_best(rows[0])]:
            return None
        if len(rows) == TRIAL and not may_stand_out(alike, rows):
            return None
    return standing_out(turns, alike, rows)


def outcome_of(game: Game[Any], state: State, seat: Seat, turn: Answers) -> tuple[float, ...]:
    """Return the outcome of a turn, by the forecast for every seat where it ends."""
    end = attempt_of(game, state, seat, turn).state
    return tuple([round(points, DIGITS) for points in knowledge_of(game).forecast(end)])


def may_stand_out(alike: Sequence[tuple[float, ...]], rows: Sequence[Worths]) -> bool:
    """Return whether the best turn so far has half of the required gain over all others."""
    means = [fmean(worths) for worths in zip(*rows, strict=True)]
    best = _best(means)
    others = [mean for mean, end in zip(means, alike, strict=True) if end != alike[best]]
    return bool(others) and means[best] - max(others) >= LEAST / 2


def standing_out(
    turns: Sequence[Answers], alike: Sequence[tuple[float, ...]], rows: Sequence[Worths]
) -> Proof | None:
    """Return the proof that one turn stands out, from what turns were worth in each deal.

    *alike* tells what each turn comes to. None where no turn stands out.
    """
    best = _best([fmean(worths) for worths in zip(*rows, strict=True)])
    right = [turns[best]]
    others: list[tuple[Gain, Answers]] = []
    for place, turn in enumerate(turns):
        if place == best:
            continue
        gain = gain_over(rows, best, place)
        if alike[place] == alike[best] and gain.chances < LEAST:
            right.append(turn)
        elif gain.is_clear and gain.chances >= LEAST:
            others.append((gain, turn))
        else:
            return None
    if not others:
        return None
    # What only goes on after the best turn, and spoils it, is no other idea.
    apart = [other for other in others if not goes_on_after(other[1], right[0])]
    gain, second = min(apart or others, key=lambda other: other[0].chances)
    return Proof(tuple(right), second, gain)


def goes_on_after(turn: Answers, other: Answers) -> bool:
    """Return whether a turn has all answers of another one, apart from its last, and more."""
    left = Counter([action.index for action in other[:-1]])
    left.subtract([action.index for action in turn])
    return len(other) > 1 and len(turn) > len(other) and max(left.values()) <= 0


def _turns(bench: Bench, effort: Effort) -> list[Answers]:
    """Return the turns worth comparing: legal in every deal, the same in another order once."""
    turns: list[Answers] = []
    for deal in range(min(PLANS, effort.deals)):
        for line in bench.plan(effort.visits, deal):
            turn = tuple(line.answers)
            if not any(same_answers(turn, one) for one in turns):
                turns.append(turn)
    places = [bench.state, *[bench.dealt(deal) for deal in range(effort.deals)]]
    return [
        turn
        for turn in turns
        if all(is_turn(bench.game, place, bench.seat, turn) for place in places)
    ]


def _best(worths: Worths) -> int:
    return worths.index(max(worths))
