"""What is wrong with a lesson is said in a sentence that names its file and stage."""

import pytest

from clocksmith.games import GAMES
from clocksmith.lessons.check import faults_of
from clocksmith.lessons.lesson import Lesson
from clocksmith.lessons.reading import Reader
from clocksmith.lessons.shelf import lesson_text

GAME = GAMES["khronos"]
FILE = "01-goal.toml"
TEXT = lesson_text(GAME, FILE)


def read(text: str) -> Lesson:
    return Reader(GAME, lambda name: lesson_text(GAME, name)).lesson(FILE, text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('when = { event = "Tr', 'when = { event = "Fl', "stage 3 (pawns): wrong away: khronos"),
        ('seat = 0, age = "might"', 'seat = 0, tile = "keep"', "stage 4 (pays): TookIncome has no"),
        ('seat = 0, age = "might"', 'seat = 0, age = "doubt"', "stage 4 (pays): no age is called"),
        ('id = "most"', 'id = "most"\nuntill = []', "stage 1 (most): unknown: untill"),
        ('id = "domain"', 'id = "most"', "the id 'most' is there twice"),
        ('marks = ["do:end"]', "arrows = [[0, 2]]", "stage 4 (pays): an arrow leads"),
        ("result = { point", "result = { pint", "stage 3 (pawns): result: unknown: pint"),
        ("free = true", "free = false", "the last stage is a free try"),
        ('solution = ["end"]\n', "", "stage 4 (pays): what must happen needs a solution"),
        ("round 4", "round 9", "stage 1 (most): "),
        ('replies = ["1: end"]', 'replies = ["end"]', "stage 4 (pays): a reply is written"),
    ],
)
def test_bad_data_is_refused_with_its_place(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError, match=r"^01-goal\.toml: ") as refused:
        read(TEXT.replace(old, new, 1))
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('seat = 1, age = "faith"', 'seat = 1, age = "reason"', "stage pays: its solution does"),
        ('solution = ["end"]', 'solution = ["fly"]', "stage pays: 'fly': "),
        ('play = ["travel a faith"]', 'play = ["exchange 1m"]', "stage pawns: wrong away"),
        ('id = "built"', 'id = "erected"', "en.ftl: goal-pays-erected is missing"),
    ],
)
def test_a_lesson_that_does_not_hold_says_where(old: str, new: str, why: str) -> None:
    assert old in TEXT
    faults = faults_of(read(TEXT.replace(old, new, 1)))
    assert any(why in fault for fault in faults), faults


def test_a_position_may_lie_in_a_file_of_its_own() -> None:
    begin = TEXT.index('"""') + 3
    position = TEXT[begin : TEXT.index('"""', begin)]
    text = TEXT.replace(f'"""{position}"""', '"valley"', 1)
    lesson = Reader(GAME, {"valley": position}.__getitem__).lesson(FILE, text)
    assert lesson.stages[0].position == read(TEXT).stages[0].position


def test_fields_may_be_compared() -> None:
    lesson = read(TEXT.replace('seat = 0, age = "might"', 'seat = 0, ecus = ">=3"', 1))
    assert faults_of(lesson) == []
