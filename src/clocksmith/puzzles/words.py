"""What themes are called: one word list for each game and language, beside its puzzles."""

from functools import cache
from typing import TYPE_CHECKING, Any

from clocksmith.core.game import Game
from clocksmith.puzzles.files import puzzle_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


def theme_name(game: Game[Any], language: str, theme: str) -> str:
    """Return what people call a theme; ValueError when the word list does not say it."""
    bundle = _bundle(game, language)
    key = f"theme-{theme}"
    if not bundle.has_message(key):
        raise ValueError(f"{language}.ftl: {key} is missing")
    value = bundle.get_message(key).value
    assert value is not None, f"{key} says nothing"
    text, errors = bundle.format_pattern(value)
    assert not errors, f"{language} {key}: {errors}"
    return str(text)


@cache
def _bundle(game: Game[Any], language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(puzzle_text(game, f"{language}.ftl")))
    return bundle
