"""Whether a lesson holds what it promises: played by its own solution, and by its wrong tries."""

from collections.abc import Iterable

from clocksmith.core.words import LANGUAGES
from clocksmith.lessons.lesson import GO_ON, OTHERWISE, Lesson, Stage
from clocksmith.lessons.run import Run, run_of
from clocksmith.lessons.words import LessonWords, count_words, message_keys, most_words
from clocksmith.table.errors import CommandError


def faults_of(lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson, each with its file and stage."""
    try:
        return [*_played_through(lesson), *_tries(lesson), *_spoken(lesson)]
    except (CommandError, ValueError) as error:
        return [f"{lesson.file}: {error}"]


def solved(lesson: Lesson) -> Run:
    """Return the lesson played to its end by its own solution; ValueError where it gets stuck."""
    run = Run(lesson)
    for stage in lesson.stages:
        _solve(run, stage)
    return run


def _solve(run: Run, stage: Stage) -> None:
    for text in stage.solution:
        if run.held:
            raise ValueError(f"stage {stage.id}: its goal is met before {text!r} is played")
        _give(run, stage, text)
        if run.astray:
            raise ValueError(f"stage {stage.id}: its solution is answered with {run.said!r}")
    if not run.waits:
        raise ValueError(f"stage {stage.id}: its solution does not meet its goal")
    _give(run, stage, GO_ON)


def _give(run: Run, stage: Stage, text: str) -> None:
    try:
        run.answer(text)
    except CommandError as error:
        raise ValueError(f"stage {stage.id}: {text!r}: {error}") from None


def _played_through(lesson: Lesson) -> Iterable[str]:
    run = solved(lesson)
    again = run_of(lesson, run.answers)
    if not run.done or again.table.state.key() != run.table.state.key():
        yield f"{lesson.file}: the same answers do not lead to the same position"


def _tries(lesson: Lesson) -> Iterable[str]:
    """Play every wrong try from the beginning of its stage."""
    come: list[str] = []
    for stage in lesson.stages:
        for wrong in stage.wrong:
            run = run_of(lesson, come)
            for text in wrong.play:
                _give(run, stage, text)
            if run.said != lesson.key(stage.id, wrong.id):
                got = run.said or "nothing"
                yield f"{lesson.file}: stage {stage.id}: wrong {wrong.id} is answered with: {got}"
        come += [*stage.solution, GO_ON]


def _spoken(lesson: Lesson) -> Iterable[str]:
    """Check that every sentence exists in all languages, and is short."""
    for language in LANGUAGES:
        words = LessonWords(lesson.game, language)
        if not words.has(OTHERWISE):
            yield f"{language}.ftl: the message {OTHERWISE} is missing"
        optional = [lesson.key(stage.id, OTHERWISE) for stage in lesson.stages]
        for key in [*lesson.keys(), *[one for one in optional if words.has(one)]]:
            if not words.has(key):
                yield f"{language}.ftl: {key} is missing (for {lesson.file})"
            elif (count := count_words(words.say(key))) > most_words(key):
                yield f"{language}.ftl: {key} has {count} words, and {most_words(key)} are the most"


def unused_messages(lessons: Iterable[Lesson]) -> list[str]:
    """Return messages that no lesson says, and lists that differ, for the lessons of one game."""
    listed = list(lessons)
    used = {OTHERWISE}
    for lesson in listed:
        used |= {*lesson.keys(), *[lesson.key(stage.id, OTHERWISE) for stage in lesson.stages]}
    game = listed[0].game
    faults: list[str] = []
    for language in LANGUAGES:
        keys = message_keys(game, language)
        faults += [f"{language}.ftl: no lesson says {key}" for key in keys if key not in used]
        if keys != message_keys(game, LANGUAGES[0]):
            faults.append(f"{language}.ftl: other messages, or in another order, than in English")
    return faults
