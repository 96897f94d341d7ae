"""The suite finds a game that breaks a promise: each of these breaks one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.testing import contract, secrets, words
from clocksmith.testing.randomgame import RandomGame
from examples.installed import candle


def gives_away_patrons(game: Any) -> Callable[..., Any]:
    """A view in which everybody sees what the first seat sees."""
    view = game.view
    return lambda state, _: view(state, Seat(0))


def never_ends(game: Any) -> Callable[..., Any]:
    """An outcome that is never reached."""
    return lambda _: None


def writes_nothing(game: Any) -> Callable[..., Any]:
    """A text that is always that of the first position."""
    return lambda state: type(game)().write(game.start(len(state.players)))


def check_several(check: Callable[[RandomGame], None], game: Game[Any]) -> None:
    """Play a few games, as some looks are taken only now and then."""
    for number in range(8):
        check(RandomGame(game, number))


@pytest.mark.parametrize(
    ("method", "broken", "check"),
    [
        (
            "view",
            gives_away_patrons,
            secrets.a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart,
        ),
        ("outcome", never_ends, contract.every_game_ends_with_an_outcome),
        ("write", writes_nothing, contract.every_position_is_read_back_from_what_it_writes),
    ],
)
def test_a_broken_promise_is_found(
    method: str,
    broken: Callable[[Game[Any]], Callable[..., Any]],
    check: Callable[[RandomGame], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with candle(tmp_path, monkeypatch) as game:
        check(RandomGame(game, 0))
        monkeypatch.setattr(game, method, broken(game))
        with pytest.raises(AssertionError):
            check_several(check, game)


def test_a_word_that_is_missing_in_one_language_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with candle(tmp_path, monkeypatch) as game:
        file = tmp_path / "candle" / "words" / "fr.ftl"
        told = file.read_text(encoding="utf-8")
        file.write_text(told.replace("event-bade", "event-made"), encoding="utf-8")
        words.messages.cache_clear()
        with pytest.raises(AssertionError, match="fr"):
            words.all_languages_have_the_same_keys_in_the_same_order(game)
        words.messages.cache_clear()


def test_positions_that_do_not_add_up_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with candle(tmp_path, monkeypatch) as game:
        sold_twice = game.layout(2).__class__
        monkeypatch.setattr(sold_twice, "imbalances", lambda *_: ["a lot was sold twice"])
        with pytest.raises(AssertionError, match="sold twice"):
            contract.nothing_is_lost_and_nothing_made(RandomGame(game, 0))


def test_a_game_may_speak_english_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with candle(tmp_path, monkeypatch) as game:
        for language in ("de", "fr"):
            (tmp_path / "candle" / "words" / f"{language}.ftl").unlink()
        words.messages.cache_clear()
        words.all_languages_have_the_same_keys_in_the_same_order(game)
        words.messages.cache_clear()
