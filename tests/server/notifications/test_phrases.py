"""Messages are complete in all languages, and name no more than they are given."""

import re
from importlib.resources import files

import pytest

from clocksmith.core.words import LANGUAGES
from clocksmith.server.notifications.phrases import TurnFacts, digest_message, turn_message

KEY = re.compile(r"^([a-z-]+) =", re.MULTILINE)


def listed(language: str) -> list[str]:
    """Return the keys of a word list."""
    text = files("clocksmith.server.notifications").joinpath("words", f"{language}.ftl")
    return KEY.findall(text.read_text(encoding="utf-8"))


def test_all_languages_say_the_same_things() -> None:
    assert {tuple(listed(language)) for language in LANGUAGES} == {tuple(listed("en"))}


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (None, "no time limit"),
        (30.0, "About one minute left"),
        (5400.0, "About 90 minutes left"),
        (2 * 3600.0, "About 2 hours left"),
        (3 * 86_400.0, "About 3 days left"),
    ],
)
def test_what_is_left_is_told_in_one_unit(left: float | None, words: str) -> None:
    facts = TurnFacts("t1", "khronos", ("Ada", "Bob"), left)
    assert words in turn_message("en", facts).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_digest_names_each_table(language: str) -> None:
    turns = [TurnFacts(f"t{number}", "inventions", ("Ada", "Bob"), None) for number in range(2)]
    message = digest_message(language, turns)
    assert [path for _, path in message.items] == ["/t/t0", "/t/t1"]
    assert "2" in message.title
