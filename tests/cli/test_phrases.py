"""The command line says everything in every language."""

import re

import pytest

from clocksmith.cli.errors import InputError
from clocksmith.cli.phrases import language_of, phrase_lists
from clocksmith.core.words import LANGUAGES
from clocksmith.games import OURS
from house.sources import PACKAGE

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z_]+)")


def messages(game: str, language: str) -> dict[str, set[str]]:
    """Return the variables of every message of a language."""
    text = "\n".join(phrase_lists(game, language))
    starts = [(found.group(1), found.start()) for found in MESSAGE.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    pairs = zip(starts, ends, strict=True)
    return {name: set(VARIABLE.findall(text[start:end])) for (name, start), end in pairs}


@pytest.mark.parametrize("game", OURS)
def test_all_languages_say_the_same_things_with_the_same_details(game: str) -> None:
    english = messages(game, "en")
    for language in LANGUAGES:
        assert messages(game, language) == english


@pytest.mark.parametrize("game", OURS)
def test_everything_that_is_said_has_words_and_all_words_are_said(game: str) -> None:
    others = {"bench", *OURS} - {game}
    sources = [
        path
        for path in (PACKAGE / "cli").rglob("*.py")
        if not others & {*path.relative_to(PACKAGE).parts}
    ]
    text = "\n".join([path.read_text(encoding="utf-8") for path in sources])
    known = set(messages(game, "en"))
    unsaid = [name for name in known if f'"{name}"' not in text and f"'{name}'" not in text]
    assert [name for name in unsaid if not name.startswith("ground-")] == []


def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language_of(None) == "en"
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert language_of(None) == "fr"
    monkeypatch.setenv("LC_ALL", "C")
    assert language_of(None) == "en"
    assert language_of("de") == "de"
    with pytest.raises(InputError):
        language_of("xx")
