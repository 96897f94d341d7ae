"""A bot that plays the best turn it finds."""

from clocksmith.bots.bot import Budget
from clocksmith.bots.greedy import HASTY, Greedy
from clocksmith.core.event import Silence
from clocksmith.games.khronos import GAME
from games.khronos.scene import scene
from play import P0

MIGHT = "keep b2 of 0; town d2; keep h8 of 1; town j8"
ENOUGH = Budget(visits=4_000)


def test_a_turn_is_thought_through_once_and_then_played() -> None:
    state = scene(MIGHT, seats=2, round=3, hands=("2m 2c",))
    bot = Greedy(1)
    played = [bot.choose(GAME, state.copy(), P0, ENOUGH)]
    GAME.apply(state, played[0], Silence())
    while played[-1].text != "end":
        # One visit is not enough to think: it remembers.
        played.append(bot.choose(GAME, state.copy(), P0, Budget(visits=1)))
        GAME.apply(state, played[-1], Silence())
    assert len(played) > 2


def test_what_was_meant_for_another_position_is_not_played() -> None:
    bot = Greedy(1)
    bot.choose(GAME, scene(MIGHT, seats=2, round=3, hands=("2m 2c",)), P0, ENOUGH)
    other = scene(seats=2, round=3, hands=("1r",))
    assert bot.choose(GAME, other.copy(), P0, ENOUGH) in GAME.legal(other)


def test_the_only_answer_is_given_at_once() -> None:
    state = scene(seats=2, hands=("nothing",), ecus=(0, 0))
    assert Greedy(1).choose(GAME, state, P0, Budget(visits=1)).text == "end"


def test_the_hasty_one_is_called_so() -> None:
    assert Greedy(1, HASTY).name == "hasty"
