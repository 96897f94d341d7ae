"""The words of the games: each has a sentence and a paragraph, in every language."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from games.rulebooks import EVERY, FOLDERS, numbers, rulebook

MOST_WORDS = 40  # a tip is read at a glance
WANTED = {
    "khronos": {"domain", "hierarchy", "paradox", "ruin", "income"},
    "sands": {"heritage", "emphasis", "unrest", "chronicle", "capacity"},
    "inventions": {"aspiration", "milestone", "diplomat", "academic", "scholar"},
}


@cache
def terms(name: str, language: str) -> dict[str, dict[str, str]]:
    """Every word by its id: the word itself, and its attributes."""
    path = FOLDERS[name] / "rulebook" / "glossary" / f"{language}.ftl"
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            patterns = {one.id.name: one.value for one in entry.attributes}
            told = {"word": entry.value, **patterns}
            found[entry.id.name] = {key: _text(value) for key, value in told.items()}
    return found


def _text(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    (only,) = pattern.elements
    assert isinstance(only, ast.TextElement)
    assert "\n" not in only.value, "the browser reads one line"
    return only.value


def forms(term: dict[str, str]) -> list[str]:
    return [term["word"], *term.get("forms", "").split(", ")]


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_all_languages_have_the_same_words_with_the_same_paragraphs(
    name: str, language: str
) -> None:
    mine, english = terms(name, language), terms(name, "en")
    told = {id: term["rule"] for id, term in mine.items()}
    assert told == {id: term["rule"] for id, term in english.items()}
    assert {term["rule"] for term in mine.values()} <= set(numbers(name, language))
    assert set(mine) >= WANTED[name]


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_every_word_is_found_in_the_rules_and_told_in_a_short_sentence(
    name: str, language: str
) -> None:
    text = " ".join(rulebook(name, language).split()).lower()
    for id, term in terms(name, language).items():
        found = [form for form in forms(term) if form and form.lower() in text]
        assert found, f"{id}: {term['word']}"
        assert len(re.findall(r"\w+", term["means"])) <= MOST_WORDS, id
        assert term["means"].endswith("."), id


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_no_form_belongs_to_two_words(name: str, language: str) -> None:
    every = [form.lower() for term in terms(name, language).values() for form in forms(term)]
    every = [form for form in every if form]
    assert sorted(every) == sorted(set(every))
