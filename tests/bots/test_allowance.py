"""What is left of a budget, when a turn has to be thought about again."""

import random
from collections import defaultdict

import pytest

from clocksmith.bots.allowance import FIRST, Allowance
from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.registry import bot_named
from clocksmith.bots.timer import Timer
from clocksmith.core.event import Silence
from clocksmith.core.step import Chance
from clocksmith.games import GAMES, OURS
from clocksmith.table.chance import Luck
from effort import covering

VISITS = Budget(visits=1_000)
MANY = Budget(visits=5_000)
SLACK = 500  # visits: what is begun is finished, and what others answer to a turn is looked up
TURNS = 2  # that are counted


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


@pytest.mark.parametrize(("bot", "name"), covering(["greedy", "search", "learned"], OURS))
def test_no_turn_visits_a_tenth_more_than_its_budget(
    bot: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn is thought of anew when others have answered; all its thoughts are counted."""
    spent: dict[int, list[int]] = defaultdict(list)
    note = Allowance.note

    def counted(allowance: Allowance, budget: Budget, timer: Timer) -> None:
        spent[turn].append(timer.visits)
        note(allowance, budget, timer)

    monkeypatch.setattr(Allowance, "note", counted)
    game, turn_of = GAMES[name], knowledge_of(GAMES[name]).turn
    player, luck, rng = bot_named(bot, 1), Luck(3), random.Random(3)
    state = game.start(2)
    while (decision := game.decision(state)) is not None and len(spent) < TURNS:
        legal = decision.legal(state)
        turn = turn_of(state)
        if isinstance(decision, Chance):
            action = luck.draw(decision, state)
        elif decision.seat:
            action = legal.nth(rng.randrange(len(legal)))
        else:
            action = player.choose(game, state.copy(), decision.seat, MANY)
        game.apply(state, action, Silence())
    worst = max(spent.values(), key=sum)
    assert sum(worst) <= 5_000 + SLACK, worst
