"""The boards of the rulebooks: every position is read by the engine, and can be tried."""

import re
from typing import Any

import pytest

from clocksmith.core.words import LANGUAGES
from clocksmith.games import GAMES, OURS
from clocksmith.lessons.lesson import Lesson
from clocksmith.lessons.reading import Reader
from clocksmith.lessons.run import run_of
from clocksmith.lessons.shelf import DIAGRAMS, diagrams_of, lesson_text
from clocksmith.lessons.telling import lesson_after
from clocksmith.table import wire
from games.rulebooks import rulebook

BLOCK = re.compile(r"^```position\n(\S+)\n(.+?)\n```$", re.MULTILINE | re.DOTALL)
EVERY = [diagram for name in OURS for diagram in diagrams_of(name).values()]


def named(diagram: Lesson) -> str:
    return f"{diagram.game.name}-{diagram.id}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_block_names_a_diagram_and_every_diagram_has_its_block(
    name: str, language: str
) -> None:
    blocks = BLOCK.findall(rulebook(name, language))
    assert rulebook(name, language).count("```position") == len(blocks)
    assert sorted([block[0] for block in blocks]) == sorted(diagrams_of(name))
    assert all(caption.strip() for _, caption in blocks)


@pytest.mark.parametrize("diagram", EVERY, ids=named)
def test_a_diagram_is_laid_out_and_something_can_be_tried(diagram: Lesson) -> None:
    begun = lesson_after(diagram, [], None, [])
    assert isinstance(begun.message, wire.Welcome)
    assert begun.message.question is not None
    assert not begun.reads
    question = run_of(diagram, []).question()
    assert question is not None
    first = question.legal.listed()[0].text
    tried = lesson_after(diagram, [first], 0, [])
    assert tried.answers == [first]
    assert not tried.done, "a diagram is never finished: anything may be tried"


@pytest.mark.parametrize("diagram", EVERY, ids=named)
def test_what_is_pointed_at_is_part_of_the_board(diagram: Lesson) -> None:
    for place in diagram.stages[0].pointing.places:
        for field, number in place.items():
            names = diagram.game.names.get(field, [])
            assert not names or 0 <= number < len(names)


def test_a_turn_that_is_over_can_be_taken_back() -> None:
    ended = lesson_after(diagrams_of("khronos")["income"], ["end"], 0, [])
    assert ended.astray
    assert (ended.good, ended.done) == (0, False)
    assert ended.message.question is None


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("round 4", "round 9", ""),
        ("point = ", "poimt = ", "unknown: poimt"),
        ('position = """', 'seat = 0\nluck = [0]\nother = """', "unknown: other"),
        ('age = "might"', 'age = "doubt"', "no age is called 'doubt'"),
    ],
)
def test_bad_data_is_refused_with_its_file(old: str, new: str, why: str) -> None:
    game: Any = GAMES["khronos"]
    text = lesson_text(game, "income.toml", DIAGRAMS)
    assert old in text
    reader = Reader(game, lambda name: lesson_text(game, f"{name}.position"))
    with pytest.raises(ValueError, match=r"^income\.toml: ") as refused:
        reader.diagram("income.toml", text.replace(old, new))
    assert why in str(refused.value)


def test_a_diagram_without_a_position_is_refused() -> None:
    reader = Reader(GAMES["khronos"], str)
    with pytest.raises(ValueError, match="a diagram has a position"):
        reader.diagram("empty.toml", "seat = 0")
