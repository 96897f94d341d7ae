"""Games of which nothing is known but the rules are searched by playing them to their end."""

import random
from typing import Any

import pytest

from clocksmith.bots.allowance import Allowance
from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.knowledge.knowledge import Scores
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.search.bot import Searcher
from clocksmith.bots.uniform import Uniform
from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.core.step import Chance
from clocksmith.core.weights import place_among
from clocksmith.games import GAMES
from examples.small import bidding, gardens, pearls

VISITS = Budget(visits=200)


def won(game: Game[Any], seed: int, bots: list[Bot]) -> list[float]:
    """Play one game; return what each seat has won of it."""
    luck = random.Random(seed)
    state = game.start(len(bots))
    while (decision := game.decision(state)) is not None:
        if isinstance(decision, Chance):
            weights = decision.weights(state)
            place = place_among(weights, luck.randrange(sum(weights)))
            action = decision.legal(state).nth(place)
        else:
            guess = state.copy()
            game.redeal(guess, decision.seat, luck.randrange)
            action = bots[decision.seat].choose(game, guess, decision.seat, VISITS)
        game.apply(state, action, Silence())
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.shares()


@pytest.mark.parametrize(
    ("game", "games"), [(pearls.GAME, 40), (bidding.GAME, 60), (gardens.GAME, 20)]
)
def test_search_wins_four_of_five_games_against_random_play(game: Game[Any], games: int) -> None:
    total = 0.0
    for seed in range(games):
        mine = seed % 2
        bots: list[Bot] = [Uniform(seed), Uniform(seed)]
        bots[mine] = Searcher(seed)
        total += won(game, seed, bots)[mine]
    assert total >= 0.8 * games, f"{total} of {games}"


def test_a_seat_whose_turns_have_no_numbers_has_its_whole_budget_for_each_answer() -> None:
    game = bidding.GAME
    assert not Scores(game).numbers_turns()
    assert knowledge_of(GAMES["khronos"]).numbers_turns()
    allowance = Allowance()
    for _ in range(3):
        timer = allowance.timer(VISITS, None)
        assert timer.visits_left() == 160
        timer.visits = 200
        allowance.note(VISITS, timer)
    allowance.timer(VISITS, 7)
    allowance.note(VISITS, timer)
    assert allowance.timer(VISITS, 7).visits_left() == 1, "a turn with a number shares its budget"
