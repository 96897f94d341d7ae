"""Each game on one page: the same in every language, and beginning with what wins."""

import re

import pytest

from clocksmith.core.words import LANGUAGES
from games.rulebooks import EVERY, FOLDERS, shape

STEPS = re.compile(r"```steps\n(.+?)\n```", re.DOTALL)
STEP = re.compile(r"[a-z-]+ \| \S.{2,20}: \S.*\S")  # a term whose picture it is, and its words
MOST_WORDS = 560  # so many fit on a sheet of paper


def summary(name: str, language: str) -> str:
    path = FOLDERS[name] / "rulebook" / "summary" / f"{language}.md"
    return path.read_text(encoding="utf-8")


def sections(name: str, language: str) -> list[str]:
    return re.split(r"^## .*$", summary(name, language), flags=re.MULTILINE)


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_it_begins_with_what_wins_and_a_turn_in_one_picture(name: str, language: str) -> None:
    _, wins, turn, *rest = sections(name, language)
    assert shape(wins) == ["prose"]
    steps = STEPS.search(turn)
    assert steps is not None
    assert 4 <= len(steps[1].splitlines()) <= 5
    assert all(STEP.fullmatch(line) for line in steps[1].splitlines())
    assert len(rest) >= 5


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_all_languages_say_the_same_in_the_same_order(name: str, language: str) -> None:
    mine, english = sections(name, language), sections(name, "en")
    assert [shape(text) for text in mine] == [shape(text) for text in english]
    numbers = [re.findall(r"\d+", summary(name, one)) for one in (language, "en")]
    assert sorted(numbers[0]) == sorted(numbers[1])


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_it_fits_on_a_page(name: str, language: str) -> None:
    words = re.findall(r"[^\W\d_]{2,}", summary(name, language))
    assert len(words) <= MOST_WORDS


def test_every_language_has_words_of_its_own() -> None:
    for name in FOLDERS:
        assert len({summary(name, language) for language in LANGUAGES}) == len(LANGUAGES)
