"""What lessons say: one word list for each game and language, beside the lessons."""

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from clocksmith.core.game import Game
from clocksmith.core.words import ENGLISH
from clocksmith.lessons.lesson import OTHERWISE, POSITION, Lesson
from clocksmith.lessons.shelf import lesson_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

MOST_WORDS: Final = 25  # of a sentence on the screen
MOST_REASON: Final = 12  # words that say why a stage starts from another position
READING: Final = 150  # words a minute, with looking at the board
ANSWERING: Final = 12  # seconds for an answer, with looking at what it does
WORD: Final = re.compile(r"[^\W_]+(?:[’'\-][^\W_]+)*")


class LessonWords:
    """The sentences of the lessons of one game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.language = language
        self._bundle = _bundle(game, language)

    def has(self, key: str) -> bool:
        """Return whether there is a message called *key*."""
        return self._bundle.has_message(key)

    def say(self, key: str) -> str:
        """Return a message; what is said to any other try where a stage has no such message."""
        if not self.has(key) and key.endswith(f"-{OTHERWISE}"):
            key = OTHERWISE
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} says nothing"
        text, errors = self._bundle.format_pattern(message.value)
        assert not errors, f"{self.language} {key}: {errors}"
        return str(text)


def count_words(sentence: str) -> int:
    """Return how many words a reader sees; *d'argent* and *well-kept* are one each."""
    return len(WORD.findall(sentence))


def most_words(key: str) -> int:
    """Return how many words the message *key* may have."""
    return MOST_REASON if key.endswith(f"-{POSITION}") else MOST_WORDS


def words_read(lesson: Lesson, language: str) -> int:
    """Return how many words a learner who makes no wrong try reads, summary included."""
    words = LessonWords(lesson.game, language)
    return sum([count_words(words.say(key)) for key in lesson.keys_read()])


def minutes_of(lesson: Lesson) -> int:
    """Return about how many minutes a lesson takes."""
    answers = sum([len(stage.solution) for stage in lesson.stages])
    seconds = words_read(lesson, ENGLISH) * 60 / READING + answers * ANSWERING
    return max(1, round(seconds / 60))


def message_keys(game: Game[Any], language: str) -> list[str]:
    """Return the keys of all messages in their order; ValueError where one cannot be read."""
    from fluent.syntax import FluentParser, ast

    keys: list[str] = []
    for entry in FluentParser().parse(lesson_text(game, f"{language}.ftl")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}.ftl: cannot be read: {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message):
            keys.append(entry.id.name)
    return keys


@cache
def _bundle(game: Game[Any], language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(lesson_text(game, f"{language}.ftl")))
    return bundle
