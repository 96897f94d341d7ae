"""Every lesson holds what it promises, and those of a game leave nothing out."""

import pytest

from clocksmith.core.words import LANGUAGES
from clocksmith.games import GAMES, OURS
from clocksmith.lessons.check import faults_of, solved, unused_messages
from clocksmith.lessons.coverage import sources_met, steps_of, verbs_met
from clocksmith.lessons.lesson import POSITION, Lesson
from clocksmith.lessons.run import run_of
from clocksmith.lessons.shelf import demos_of, lesson_files, lessons_of, read_lesson
from clocksmith.lessons.words import LessonWords, count_words, most_words
from clocksmith.table.offered import verb_of

FILES = [(name, file) for name in OURS for file in lesson_files(GAMES[name])]
TAUGHT = [name for name in OURS if lesson_files(GAMES[name])]
LEAST, LETTER = 1.8, 0.042  # seconds a sentence of a demo stands, as in Demo.svelte
# Steps after which the same position goes on, at least.
CARRIED = {"inventions": 27, "khronos": 41, "sands": 38}
# Games whose lessons are all there, with the kinds of answers that only chance gives.
WHOLE: dict[str, set[str]] = {
    "inventions": {
        "draw-goal",
        "draw-idea",
        "draw-knowledge",
        "draw-milestone",
        "draw-order",
        "draw-specialist",
        "draw-wealth",
    },
    "khronos": {"draw", "start"},
    "sands": {"draw", "lay-tile", "roll", "start"},
}


def lesson_in(game: str, file: str) -> Lesson:
    return read_lesson(GAMES[game], file)


@pytest.mark.parametrize(("game", "file"), FILES)
def test_a_lesson_is_played_by_its_solution_and_answers_its_wrong_tries(
    game: str, file: str
) -> None:
    assert faults_of(lesson_in(game, file)) == []


@pytest.mark.parametrize(("game", "file"), FILES)
def test_a_lesson_is_told_to_its_end_in_every_language(game: str, file: str) -> None:
    lesson = lesson_in(game, file)
    answers = solved(lesson).answers
    spoken = [LessonWords(lesson.game, language) for language in LANGUAGES]
    for count in range(len(answers) + 1):
        run = run_of(lesson, answers[:count])
        keys = [lesson.key("summary") if run.done else run.said or lesson.key(run.now.id)]
        if run.fresh:
            keys.append(lesson.key(run.now.id, POSITION))
        for language, words in zip(LANGUAGES, spoken, strict=True):
            for key in keys:
                assert 0 < count_words(words.say(key)) <= most_words(key), (language, key)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_ends_on_its_own_result(game: str) -> None:
    counts = steps_of(lessons_of(game).values())
    assert counts.held == counts.steps
    assert counts.carried >= CARRIED[game]


@pytest.mark.parametrize("game", TAUGHT)
def test_no_message_of_the_lessons_is_left_over(game: str) -> None:
    assert unused_messages([*lessons_of(game).values(), *demos_of(game).values()]) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_the_demo_of_a_game_plays_itself_in_about_half_a_minute(game: str) -> None:
    (demo,) = demos_of(game).values()
    assert faults_of(demo) == []
    answers = sum([len(stage.solution) for stage in demo.stages])
    assert 2 <= answers <= 10
    for language in LANGUAGES:
        words = LessonWords(demo.game, language)
        read = [len(words.say(key)) for key in demo.keys_read()]
        assert 10 < sum([LEAST + LETTER * letters for letters in read]) < 40, language


def test_the_lessons_of_a_game_meet_every_kind_of_answer() -> None:
    for game, by_chance in WHOLE.items():
        verbs = {verb_of(action) for action in GAMES[game].actions.actions}
        assert verbs - by_chance - verbs_met(lessons_of(game).values()) == set(), game


def test_the_lessons_of_a_game_meet_everything_that_brings_points() -> None:
    for game in WHOLE:
        rows = set(GAMES[game].ledger(GAMES[game].seats[0]).order)
        assert rows - sources_met(lessons_of(game).values()) == set(), game


@pytest.mark.parametrize("game", TAUGHT)
def test_nothing_is_said_against_an_answer_of_the_solution(game: str) -> None:
    for lesson in lessons_of(game).values():
        answers = solved(lesson).answers
        said = [run_of(lesson, answers[:count]) for count in range(len(answers))]
        assert [run.said for run in said if run.said is not None and not run.held] == [], lesson.id
