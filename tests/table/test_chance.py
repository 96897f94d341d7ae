"""Answers from a seed: repeatable, legal, and as likely as their weights."""

from collections import Counter

from clocksmith.core.event import Silence
from clocksmith.core.step import Chance
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.table.chance import Luck


def played(seed: int, steps: int) -> tuple[Khronos, list[str]]:
    """Return where luck leads in so many steps, and the actions it took."""
    state, luck = GAME.start(3), Luck(seed)
    texts: list[str] = []
    for _ in range(steps):
        action = luck.answer(GAME, state)
        assert GAME.refusal(state, action) is None
        texts.append(action.text)
        GAME.apply(state, action, Silence())
    return state, texts


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(7, 80)[1] == played(7, 80)[1]
    assert played(7, 80)[1] != played(8, 80)[1]


def test_chance_keeps_to_its_weights() -> None:
    state, _ = played(1, 1)
    state.pile = [30, 10, 0]
    chance = GAME.decision(state)
    assert isinstance(chance, Chance)
    luck = Luck(5)
    drawn = Counter([luck.draw(chance, state).text for _ in range(4000)])
    assert set(drawn) == {"draw military", "draw religious"}
    assert 2850 < drawn["draw military"] < 3150


def test_any_legal_action_is_as_likely_as_another() -> None:
    state, _ = played(3, 1 + 3 * 4)
    legal = GAME.legal(state)
    luck = Luck(2)
    chosen = Counter([luck.choose(legal).index for _ in range(20 * len(legal))])
    assert len(chosen) == len(legal)
    assert max(chosen.values()) < 60


def test_luck_remembers_its_seed() -> None:
    assert Luck(42).seed == 42
