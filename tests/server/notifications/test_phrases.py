"""Messages are complete in all languages, and name no more than they are given."""

import re
from datetime import datetime
from importlib.resources import files
from zoneinfo import ZoneInfo

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


def test_the_end_of_a_turn_is_told_by_the_clock_of_its_player() -> None:
    evening = datetime(2026, 3, 3, 22, 30, tzinfo=ZoneInfo("Europe/Berlin"))
    for left, words in (
        (3600.0, "today at 23:30."),
        (7200.0, "tomorrow at 00:30."),
        (3 * 86_400.0, "on Friday at 22:30."),
    ):
        facts = TurnFacts("t1", "khronos", ("Bob",), left, evening)
        assert turn_message("en", facts).text.endswith(f"Your time ends {words}")
    weeks = TurnFacts("t1", "khronos", ("Bob",), 14 * 86_400.0, evening)
    assert "ends" not in turn_message("en", weeks).text


def test_a_message_names_the_others_and_says_what_happened_and_what_is_asked() -> None:
    seen = ("Green built a keep.", "Green ended their turn.")
    facts = TurnFacts("t1abcdef", "khronos", ("Bob", ""), None, None, "What will you do?", seen)
    message = turn_message("en", facts)
    assert message.title == "Khronos with Bob, a bot: it is your turn (t1ab)"
    assert message.lines == (
        "Since your last turn:",
        "- Green built a keep.",
        "- Green ended their turn.",
        "You are asked: What will you do?",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_digest_names_each_table(language: str) -> None:
    turns = [TurnFacts(f"t{number}", "inventions", ("Ada", "Bob"), None) for number in range(2)]
    message = digest_message(language, turns)
    assert [path for _, path in message.items] == ["/t/t0", "/t/t1"]
    assert "2" in message.title
