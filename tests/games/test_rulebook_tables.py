"""The tables of the rulebooks say what the data say: who replaces a stand-in is reminded."""

import re
from itertools import pairwise

import pytest

from clocksmith.cli.terminal.drawing import locale_of
from clocksmith.cli.terminal.inventions import texts
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games import GAMES
from clocksmith.games.inventions.model import content as inventions
from clocksmith.games.khronos import GAME as KHRONOS
from clocksmith.games.sands import GAME as SANDS
from games.inventions.house import PARTS
from games.rulebooks import rows

ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]


def figures(cell: str) -> list[int]:
    """The numbers in a cell."""
    return [int(found) for found in re.findall(r"\d+", cell)]


def row_of(table: list[list[str]], name: str, width: int) -> list[str]:
    """The one row of a width that begins with a name."""
    (found,) = [row for row in table if len(row) == width and row[0] == name]
    return found


# Khronos


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buildings_of_khronos_have_their_values(language: str) -> None:
    words = Words(GAMES["khronos"], language)
    cells = [cell for row in rows("khronos", language) for cell in row if len(row) == 4]
    for number, tile in enumerate(KHRONOS.parts.tiles):
        name = re.escape(words.name("tile", number))
        (cell,) = [cell for cell in cells if re.match(rf"{name}\s*:", cell)]
        wanted = [tile.value, tile.ruin, tile.count] if tile.ruin else [tile.value, tile.count]
        assert figures(cell) == wanted, cell


# The Sands of Time


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicles_of_sands_ask_for_what_they_ask(language: str) -> None:
    table = rows("sands", language)
    for card in SANDS.parts.chronicles:
        wanted = [card.number, card.points, *card.needs]
        assert [str(number) for number in wanted] in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dynasty_track_of_sands_has_its_colours_and_symbols(language: str) -> None:
    table, parts = rows("sands", language), SANDS.parts
    last = parts.track_end
    colours = [*parts.next_colour[1:], last + 1]
    for first, after in pairwise([1, *colours]):
        symbols = [space for space in parts.growth_spaces if first <= space < after]
        wanted = [first, after - 1]
        found = [row for row in table if len(row) == 3 and figures(row[1]) == wanted]
        assert [figures(row[2]) for row in found] == [symbols]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_structures_of_sands_have_their_levels_and_symbols(language: str) -> None:
    words = Words(GAMES["sands"], language)
    table = rows("sands", language)
    for number, one in enumerate(SANDS.parts.structures):
        row = row_of(table, words.name("structure", number), 5)
        assert row[1] == words.name("category", one.category)
        assert figures(row[2]) == ([] if number in SANDS.parts.by_capacity else [one.level])
        assert figures(row[3]) == [count for count in (one.fountains, one.lyres) if count]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advances_of_sands_have_their_levels_and_symbols(language: str) -> None:
    words = Words(GAMES["sands"], language)
    table = rows("sands", language)
    for number, one in enumerate(SANDS.parts.advances):
        row = row_of(table, words.name("advance", number), 4)
        assert figures(row[1]) == [one.level]
        assert figures(row[2]) == [count for count in (one.fountains, one.lyres) if count]


# Inventions


def deed(words: Words, number: int) -> str:
    """An action with its number."""
    return f"{ROMAN[number]} {words.name('deed', number)}"


def idea_rows(words: Words) -> list[list[str]]:
    """What is printed on the ideas."""
    return [
        [
            words.name("card", number),
            str(one.era),
            words.name("field", one.field),
            words.name("milestone", one.milestone),
            str(one.extra),
            deed(words, one.deed),
        ]
        for number, one in enumerate(PARTS.ideas)
    ]


def board_rows(words: Words) -> list[list[str]]:
    """What is printed on milestones without their ids, and on the tiles of the board."""
    found = [
        [words.name("milestone", number), str(one.era), texts.benefit_text(one.benefit, words)]
        for number, one in enumerate(PARTS.milestones)
    ]
    for number, tile in enumerate(PARTS.specialists):
        name = words.name("specialist", number)
        found.append([name, str(tile.citizens), texts.benefit_text(tile.benefit, words)])
    for number, knowledge in enumerate(PARTS.knowledge):
        found.append([words.name("knowledge", number), deed(words, knowledge.deed)])
    for number, influence in enumerate(PARTS.influence):
        name, chained = words.name("influence_tile", number), deed(words, influence.deed)
        found.append([name, str(influence.citizens), str(influence.ip), chained])
    return found


def progress_rows(words: Words) -> list[list[str]]:
    """What the tiles of the progress map do, without Culture, and what the goals score."""
    found: list[list[str]] = []
    for number, tile in enumerate(PARTS.tiles):
        name = words.name("tile", number)
        if tile.kind == inventions.ECONOMY:
            found.append([name, texts.benefit_text(tile.effect, words)])
        elif tile.kind == inventions.TECHNOLOGY:
            found.append([name, f"{deed(words, tile.deed)} / {deed(words, tile.other)}"])
        elif tile.scoring is not None:
            found.append([name, texts.scoring_text(tile.scoring, words)])
    locale = locale_of(GAMES["inventions"], words.language)
    goals = [[words.name("goal", one), texts.goal_text(one, locale)] for one in PARTS.goal_ids]
    return found + goals


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_inventions_are_printed_as_in_the_data(language: str) -> None:
    words = Words(GAMES["inventions"], language)
    table = [" | ".join(row) for row in rows("inventions", language)]
    wanted = [*idea_rows(words), *board_rows(words), *progress_rows(words)]
    assert len(wanted) > 100
    for row in wanted:
        said = " | ".join(row)
        assert [one for one in table if said in one], said
