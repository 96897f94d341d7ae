"""What the command line itself says, in the languages of the word lists."""

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from clocksmith.cli.errors import InputError
from clocksmith.core.words import LANGUAGES

OWN: Final = "clocksmith.cli"


class Phrases:
    """The sentences of the command line in one language, with those of one drawing."""

    def __init__(self, drawing: str, language: str) -> None:
        self._bundle = _bundle(drawing, language)

    def has(self, key: str) -> bool:
        """Return whether there is a sentence called *key*."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **details: str | int) -> str:
        """Return the sentence *key*, told with *details*."""
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} says nothing"
        text, errors = self._bundle.format_pattern(message.value, details)
        assert not errors, f"{key}: {errors}"
        return str(text)


def phrase_lists(drawing: str, language: str) -> list[str]:
    """Return the texts of the lists: of the command line, and of one of its drawings."""
    packages = (OWN, f"{OWN}.terminal.{drawing}")
    return [
        files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        for package in packages
    ]


@cache
def _bundle(drawing: str, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for text in phrase_lists(drawing, language):
        bundle.add_resource(FluentResource(text))
    return bundle


def language_of(choice: str | None) -> str:
    """Return the language asked for; unless one is, that of the environment, else English."""
    if choice is not None:
        if choice not in LANGUAGES:
            raise InputError(
                f"the language must be one of {', '.join(LANGUAGES)}, not {choice[:20]!r}"
            )
        return choice
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class SpokenError(InputError):
    """Something a person can mend, said in their language."""

    def __init__(self, key: str, **details: str | int) -> None:
        self._key = key
        self._details = details
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        """Return the sentence in a language, without a full stop."""
        return Phrases("plain", language).say(self._key, **self._details)


def language_among(words: Sequence[str]) -> str:
    """Return the language of a command with its options, for what goes wrong before they are read.

    A language that does not exist is one of those faults: then it is that of the environment.
    """
    asked = dict(pairwise(words)).get("--language")
    written = [word.partition("=")[2] for word in words if word.startswith("--language=")]
    choice = written[-1] if written else asked
    return language_of(choice if choice in LANGUAGES else None)
