"""The command line says everything in every language."""

import re

import pytest

from cli.terminal import run
from clocksmith.cli.errors import InputError
from clocksmith.cli.phrases import SpokenError, language_among, language_of, phrase_lists
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


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--language", "de"), "Khronos hat 2 bis 5 Plätze, nicht 9.\n"),
        (("--language=fr",), "Khronos se joue de 2 à 5 places, pas à 9.\n"),
        ((), "Khronos has 2 to 5 seats, not 9.\n"),
    ],
)
def test_an_error_is_said_in_the_language_of_the_command(
    options: tuple[str, ...], said: str
) -> None:
    assert run("play", "khronos", "--seats", "9", *options).err == said


def test_without_a_language_an_error_is_said_in_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language_among(["show", "nothing.txt"]) == "de"
    assert language_among(["play", "--language", "fr"]) == "fr"
    assert language_among(["play", "--language", "xx"]) == "de"
    assert SpokenError("error-no-file", path="x.txt").said("de") == "es gibt keine Datei x.txt"
