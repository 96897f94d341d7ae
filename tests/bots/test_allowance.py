"""What is left of a budget, when a turn has to be thought about again."""

import random
from collections import defaultdict

import pytest

from clocksmith.bots.allowance import FIRST, Allowance
from clocksmith.bots.bot import Budget
from clocksmith.bots.registry import bot_named
from clocksmith.bots.timer import Timer
from clocksmith.core.event import Silence
from clocksmith.core.step import Chance
from clocksmith.games import GAMES
from clocksmith.table.chance import Luck

VISITS = Budget(visits=1_000)


def spend(allowance: Allowance, turn: int) -> int:
    """Return how many visits the next thought of a turn has, and spend them."""
    timer = allowance.timer(VISITS, turn)
    while not timer.is_out():
        timer.visits += 1
    allowance.note(VISITS, timer)
    return timer.visits


def test_all_thoughts_of_a_turn_share_its_budget() -> None:
    allowance = Allowance()
    spent = [spend(allowance, 3) for _ in range(6)]
    assert spent[:2] == [int(1_000 * FIRST), int(1_000 * FIRST * (1.0 - FIRST))]
    assert sum(spent) <= 1_000


def test_the_next_turn_has_a_budget_of_its_own() -> None:
    allowance = Allowance()
    assert spend(allowance, 3) == spend(allowance, 4)


def test_what_was_not_needed_is_left_for_later() -> None:
    allowance = Allowance()
    timer = allowance.timer(VISITS, 3)
    timer.visits += 10
    allowance.note(VISITS, timer)
    assert spend(allowance, 3) == int(FIRST * 990)


def test_seconds_are_shared_as_well() -> None:
    allowance, budget = Allowance(), Budget(seconds=100.0)
    first = allowance.timer(budget, 1)
    assert first.seconds_left() == pytest.approx(FIRST * 92.0, abs=1.0)


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_no_turn_of_the_sands_costs_a_tenth_more_than_its_budget(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards are chosen, then others choose, then the turn comes, and is thought of anew."""
    spent: dict[int, list[int]] = defaultdict(list)
    note = Allowance.note

    def counted(allowance: Allowance, budget: Budget, timer: Timer) -> None:
        spent[turn].append(timer.visits)
        note(allowance, budget, timer)

    monkeypatch.setattr(Allowance, "note", counted)
    game = GAMES["sands"]
    player, luck, rng = bot_named(bot, 1), Luck(3), random.Random(3)
    state = game.start(2)
    while (decision := game.decision(state)) is not None and len(spent) < 4:
        legal = decision.legal(state)
        turn = state.clock.generation * 100 + state.clock.round
        if isinstance(decision, Chance):
            action = luck.draw(decision, state)
        elif decision.seat or not turn:
            action = legal.nth(rng.randrange(len(legal)))
        else:
            action = player.choose(game, state.copy(), decision.seat, VISITS)
        game.apply(state, action, Silence())
    assert any(len(thoughts) > 1 for thoughts in spent.values())
    worst = max(spent.values(), key=sum)
    assert sum(worst) <= 1_100, worst
