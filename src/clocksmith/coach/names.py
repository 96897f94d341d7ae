"""The names of the parts of a forecast, in the languages of the word lists."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from clocksmith.bots.knowledge.registry import words_package
from clocksmith.core.game import Game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def name_of(game: Game[Any], language: str, part: str) -> str:
    """Return what people call a part of the account of a game; by default its own name."""
    return _said(game, language, f"account-{part}") or part.replace("-", " ")


def amount_of(game: Game[Any], language: str, points: float) -> str:
    """Return so many points, with their sign and what the game calls them."""
    amount = f"{points:+.1f}".replace("-", "−")
    text = _said(game, language, "account-amount", count=abs(points), amount=amount)
    return text or amount


def _said(game: Game[Any], language: str, key: str, **details: str | float) -> str:
    """Return what the word list of the account says; nothing where it has no such message."""
    bundle = _bundle(words_package(game), language)
    if not bundle.has_message(key):
        return ""
    value = bundle.get_message(key).value
    assert value is not None, f"{key} says nothing"
    text, errors = bundle.format_pattern(value, details)
    assert not errors, f"{language} {key}: {errors}"
    return str(text)


@cache
def _bundle(package: str, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    words = files(package).joinpath("words", f"{language}.ftl")
    bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
    return bundle
