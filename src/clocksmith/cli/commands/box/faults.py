"""The faults of a box as text: where each is, in the reader's language."""

from pathlib import Path
from typing import Any

from clocksmith.cli.terminal.drawing import Locale, locale_of
from clocksmith.core.box.fault import SENTENCES, BoxError, Fault
from clocksmith.core.game import Game


def fault_text(fault: Fault, locale: Locale) -> str:
    """Return one fault with its place, such as "line 41: tile 4: price is missing"."""
    say, what = locale.phrases.say, in_words(fault, locale)
    if fault.row >= 0:
        what = say("box-told", place=f"{fault.sheet} {fault.row + 1}", what=what)
    if fault.line:
        what = say("box-told", place=say("box-line", line=str(fault.line)), what=what)
    return what


def in_words(fault: Fault, locale: Locale) -> str:
    """Return what is wrong; in English where a game has no word for it in the language."""
    key = f"box-{fault.key}"
    if not locale.words.has(key):
        return (fault.template or SENTENCES[fault.key]).format(**fault.details)
    return locale.words.say(key, **{name: str(value) for name, value in fault.details.items()})


def faults_in_short(game: Game[Any], path: Path, error: BoxError, language: str) -> str:
    """Return the first fault of a file, and how many more there are."""
    locale = locale_of(game, language)
    more = len(error.faults) - 1
    first = f"{path}: {fault_text(error.faults[0], locale)}"
    return f"{first}; {locale.phrases.say('box-more', count=more)}" if more else first
