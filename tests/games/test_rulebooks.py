"""The rules can be read in every language: all of them, under the same numbers."""

import re

import pytest

from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES
from games.rulebooks import (
    EVERY,
    LINK,
    cited,
    headings,
    lines,
    listed,
    numbers,
    paragraphs,
    rulebook,
    shape,
)
from games.vocabulary import messages

EXAMPLES = {"en": "> Example. ", "de": "> Beispiel. ", "fr": "> Exemple. "}
OURS = {"en": "*(our reading)*", "de": "*(unsere Lesart)*", "fr": "*(notre lecture)*"}

# Names that a rulebook must use as the game says them.
NAMED = {
    "khronos": ["age", "tile"],
    "sands": ["structure", "advance", "card", "category", "bonus"],
    "inventions": ["region", "deed", "role", "milestone", "card", "tile", "goal"],
}

WIDTH = 100
WIDTH_OF_TABLES = 400


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_a_rulebook_begins_with_a_title_and_a_word_of_welcome(name: str, language: str) -> None:
    title, blank, welcome, *_ = lines(name, language)
    assert re.fullmatch(r"# \S.*", title)
    assert blank == ""
    assert welcome
    assert not welcome.startswith("#")


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_every_heading_has_its_number_and_its_title(name: str, language: str) -> None:
    said = [line for line in lines(name, language)[1:] if line.startswith("#")]
    assert len(said) == len(headings(name, language)), said
    for depth, number, _ in headings(name, language):
        assert (depth == "##") == number.isdigit(), number
    assert len(set(numbers(name, language))) == len(said)


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_a_paragraph_stands_in_its_chapter(name: str, language: str) -> None:
    chapter = ""
    for _, number, _ in headings(name, language):
        if number.isdigit():
            assert not chapter or int(number) > int(chapter)
            chapter = number
        assert number.split(".")[0] == chapter


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_only_a_chapter_with_paragraphs_may_have_no_words_of_its_own(
    name: str, language: str
) -> None:
    said = paragraphs(name, language)
    inner = {number.split(".")[0] for number in said if not number.isdigit()}
    assert [
        number for number, text in said.items() if not text.strip() and number not in inner
    ] == []


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_all_languages_have_the_same_numbers_in_the_same_order(name: str, language: str) -> None:
    assert numbers(name, language) == numbers(name, "en")


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_every_paragraph_has_the_same_parts_and_links_in_all_languages(
    name: str, language: str
) -> None:
    english = paragraphs(name, "en")
    for number, text in paragraphs(name, language).items():
        assert shape(text) == shape(english[number]), number
        assert sorted(LINK.findall(text)) == sorted(LINK.findall(english[number])), number
        ours, theirs = text.count(OURS[language]), english[number].count(OURS["en"])
        assert ours == theirs, number


@pytest.mark.parametrize("name", GAMES)
def test_every_paragraph_of_the_game_can_be_read(name: str) -> None:
    assert [number for number in listed(name) if number not in numbers(name, "en")] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_leads_to_a_paragraph(name: str) -> None:
    assert len(cited(name)) > 15
    assert sorted(cited(name) - set(numbers(name, "en"))) == []


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_every_link_leads_to_a_paragraph(name: str, language: str) -> None:
    there = set(numbers(name, language))
    assert [
        number for number in LINK.findall(rulebook(name, language)) if number not in there
    ] == []
    assert re.findall(r"\[(?!\d)", rulebook(name, language)) == []


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_quotes_are_examples(name: str, language: str) -> None:
    blocks = rulebook(name, language).split("\n\n")
    quotes = [block for block in blocks if block.startswith(">")]
    assert len(quotes) > 8
    for quote in quotes:
        assert quote.startswith(EXAMPLES[language])
        assert all(line.startswith("> ") for line in quote.splitlines())


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_lines_are_short_and_clean(name: str, language: str) -> None:
    for line in lines(name, language):
        assert len(line) <= (WIDTH_OF_TABLES if line.startswith("|") else WIDTH), line
        assert line == line.rstrip()
        assert "  " not in line.strip()
        assert line.count("**") % 2 == 0 or not line.startswith("|"), line


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_what_is_set_off_is_closed_again(name: str, language: str) -> None:
    for block in re.split(r"\n\n|\n(?=- |\|)", rulebook(name, language)):
        assert block.count("**") % 2 == 0, block
        assert block.count("*") % 2 == 0, block
        assert block.count("(") == block.count(")"), block


@pytest.mark.parametrize("name", GAMES)
def test_every_language_has_words_of_its_own(name: str) -> None:
    prose = {
        language: [text for text in paragraphs(name, language).values() if text.strip()]
        for language in LANGUAGES
    }
    for number, english in enumerate(prose["en"]):
        assert len({english, prose["de"][number], prose["fr"][number]}) == 3


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_everything_is_called_what_the_game_calls_it(name: str, language: str) -> None:
    words = Words(GAMES[name], language)
    text = " ".join(rulebook(name, language).split()).lower()
    prefixes = tuple(f"{kind}-" for kind in NAMED[name])
    keys = [key for key in messages(name, language) if key.startswith(prefixes)]
    names = [words.say(key) for key in keys if not key.endswith("-hidden")]
    assert len(names) > 10
    assert [said for said in names if said.lower() not in text] == []
