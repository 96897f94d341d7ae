"""What is said in tidings, in the languages there are."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from clocksmith.core.words import ENGLISH, LANGUAGES, Words
from clocksmith.games import GAMES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = files(__package__).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(language: str, key: str, **details: object) -> str:
    """Return the message *key* in a language."""
    bundle = _bundle(language if language in LANGUAGES else ENGLISH)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} says nothing"
    text, errors = bundle.format_pattern(pattern, details)
    assert not errors, f"{language} {key}: {errors}"
    return str(text)


def title_of(game: str, language: str) -> str:
    """Return what a game is called."""
    known = GAMES.get(game)
    words = None if known is None else Words(known, language)
    return words.say("title") if words is not None and words.has("title") else game.capitalize()
