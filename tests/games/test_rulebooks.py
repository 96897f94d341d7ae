"""The rules can be read in every language: all of them, under the same numbers."""

import re
from functools import cache

import pytest

from clocksmith.core.words import LANGUAGES
from clocksmith.games import GAMES
from house.sources import PACKAGE, modules

FOLDERS = {name: PACKAGE / "games" / name for name in GAMES}
READABLE = [name for name in GAMES if (FOLDERS[name] / "rulebook").is_dir()]
EVERY = [(name, language) for name in READABLE for language in LANGUAGES]

# Chapters of examples: they are told where they belong.
RETOLD = {"khronos": "14", "sands": "11", "inventions": None}

NUMBER = r"\d+(?:\.\w+)*"
HEADING = re.compile(rf"^(##|###) ({NUMBER}) (\S.*)$")
LINK = re.compile(rf"\[({NUMBER})\]")
LISTED = re.compile(rf"^- \*\*({NUMBER})\*\*", re.MULTILINE)
CITED = re.compile(rf'(?:Refusal|refuse|too_few|not_controlled|rule =).*?"({NUMBER})"')
EXAMPLES = {"en": "> Example. ", "de": "> Beispiel. ", "fr": "> Exemple. "}
OURS = {"en": "*(our reading)*", "de": "*(unsere Lesart)*", "fr": "*(notre lecture)*"}

WIDTH = 100
WIDTH_OF_TABLES = 400


@cache
def rulebook(name: str, language: str) -> str:
    """The rules of a game in one language."""
    return (FOLDERS[name] / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def lines(name: str, language: str) -> list[str]:
    """The lines of a rulebook."""
    return rulebook(name, language).splitlines()


def headings(name: str, language: str) -> list[tuple[str, str, str]]:
    """Depth, number and title of all numbered headings, in their order."""
    found = [HEADING.match(line) for line in lines(name, language)]
    return [(match[1], match[2], match[3]) for match in found if match]


def numbers(name: str, language: str) -> list[str]:
    """The numbers of all paragraphs, in their order."""
    return [number for _, number, _ in headings(name, language)]


def paragraphs(name: str, language: str) -> dict[str, str]:
    """What stands under each numbered heading, up to the next one."""
    parts = re.split(r"^##.*$", rulebook(name, language), flags=re.MULTILINE)
    return dict(zip(numbers(name, language), parts[1:], strict=True))


def shape(text: str) -> list[str]:
    """The kinds of blocks in a paragraph: prose, list, table with its columns, example."""
    blocks = [block for block in text.strip().split("\n\n") if block]
    return [_kind(block) for block in blocks]


def _kind(block: str) -> str:
    if block.startswith("|"):
        rows = block.splitlines()
        return f"table {len(rows)} rows {sorted({row.count('|') for row in rows})}"
    if block.startswith("- "):
        return f"list {len(re.findall(r'^- ', block, re.MULTILINE))}"
    return "example" if block.startswith("> ") else "prose"


def listed(name: str) -> list[str]:
    """The numbers of a game's RULES.md that its readers need; examples are told in place."""
    found = LISTED.findall((FOLDERS[name] / "RULES.md").read_text(encoding="utf-8"))
    return [number for number in found if number.split(".")[0] != RETOLD[name]]


def cited(name: str) -> set[str]:
    """The numbers that refusals of a game cite, read from its sources."""
    texts = [path.read_text(encoding="utf-8") for path in modules(FOLDERS[name])]
    return {number for text in texts for number in CITED.findall(text)}


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


@pytest.mark.parametrize("name", READABLE)
def test_every_paragraph_of_the_game_can_be_read(name: str) -> None:
    assert [number for number in listed(name) if number not in numbers(name, "en")] == []


@pytest.mark.parametrize("name", READABLE)
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


@pytest.mark.parametrize("name", READABLE)
def test_every_language_has_words_of_its_own(name: str) -> None:
    prose = {
        language: [text for text in paragraphs(name, language).values() if text.strip()]
        for language in LANGUAGES
    }
    for number, english in enumerate(prose["en"]):
        assert len({english, prose["de"][number], prose["fr"][number]}) == 3
