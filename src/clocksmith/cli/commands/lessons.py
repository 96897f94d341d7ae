"""The command ``clocksmith lessons``: lists the lessons and checks them."""

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import typer

from clocksmith.cli.errors import telling
from clocksmith.cli.options import JsonFlag
from clocksmith.cli.phrases import SpokenError
from clocksmith.cli.setting import game_called
from clocksmith.core.game import Game
from clocksmith.core.words import ENGLISH, LANGUAGES, Words
from clocksmith.games import GAMES
from clocksmith.lessons.check import faults_of, solved, unused_messages
from clocksmith.lessons.coverage import steps_of
from clocksmith.lessons.lesson import Lesson
from clocksmith.lessons.shelf import DEMO, lesson_files, read_lesson
from clocksmith.lessons.words import LessonWords, words_read

COUNTED = ("stages", "actions", "wrong tries", *[f"words, {one}" for one in LANGUAGES])
COUNTS = "      steps: {steps}, with their result shown: {held}, carried on: {carried}"
WRONG = 1  # exit code where a lesson does not hold


@dataclass(frozen=True)
class LessonsOptions:
    """The options of ``clocksmith lessons``."""

    game: Annotated[str | None, typer.Argument(help="One game; all of them by default.")] = None
    check: Annotated[
        bool,
        typer.Option("--check", help="Check every lesson by its solution and its wrong tries."),
    ] = False
    count: Annotated[
        bool, typer.Option("--count", help="Count what there is to read and to do, as Markdown.")
    ] = False
    tell: Annotated[
        str | None,
        typer.Option(metavar="LESSON", help="Show one lesson of the game, step by step."),
    ] = None
    language: Annotated[str, typer.Option(help="en, de or fr.")] = ENGLISH
    as_json: JsonFlag = False


def lessons(options: LessonsOptions) -> None:
    """List the lessons of the games, check them, or show one of them."""
    names = list(GAMES) if options.game is None else [game_called(options.game, None).name]
    if options.tell is not None:
        if options.game is None:
            raise SpokenError("error-lesson-of")
        _tell(GAMES[names[0]], options.tell, options.language)
        return
    if options.count:
        for name in names:
            _count(GAMES[name])
        return
    report = {name: _told(GAMES[name], options) for name in names if lesson_files(GAMES[name])}
    if options.as_json:
        typer.echo(json.dumps(report))
    if any(one.get("failed") for one in report.values()):
        raise typer.Exit(WRONG)


def _told(game: Game[Any], options: LessonsOptions) -> dict[str, int]:
    """Return how many lessons there are, and how many fail; tell people while looking."""
    files = lesson_files(game)
    if not options.as_json:
        typer.echo(Words(game, options.language).say("title"))
    failed, whole = 0, []
    for number, file in enumerate(files, start=1):
        lesson, faults = _looked_at(game, file, options.check)
        failed += bool(faults)
        whole += [lesson] if lesson is not None else []
        if not options.as_json:
            title = file if lesson is None else LessonWords(game, options.language).say(lesson.id)
            typer.echo(f"{number:>4}  {title}")
        for fault in faults:
            typer.echo(f"      {fault}", err=True)
    if not options.check:
        return {"lessons": len(files)}
    demo, faults = _looked_at(game, DEMO, check=True)
    messages = [*whole, demo] if demo is not None else whole
    for fault in [*faults, *(unused_messages(messages) if whole else [])]:
        typer.echo(f"      {fault}", err=True)
        failed = max(failed, 1)
    steps = {} if failed else asdict(steps_of(whole))
    if steps and not options.as_json:
        typer.echo(COUNTS.format(**steps))
    return {"lessons": len(files), "failed": failed, **steps}


def _count(game: Game[Any]) -> None:
    """Print a row for each lesson: stages, actions, wrong tries, and words in each language."""
    files = lesson_files(game)
    if not files:
        return
    typer.echo(f"| lesson of {Words(game, ENGLISH).say('title')} | {' | '.join(COUNTED)} |")
    typer.echo(f"|{'---|' * (len(COUNTED) + 1)}")
    for file in files:
        with telling():
            lesson = read_lesson(game, file)
        stages = lesson.stages
        counts = [
            len(stages),
            sum([len(stage.solution) for stage in stages]),
            sum([len(stage.wrong) for stage in stages]),
            *[words_read(lesson, language) for language in LANGUAGES],
        ]
        title = LessonWords(game, ENGLISH).say(lesson.id)
        typer.echo(f"| {title} | {' | '.join([str(count) for count in counts])} |")


def _looked_at(game: Game[Any], file: str, check: bool) -> tuple[Lesson | None, list[str]]:
    try:
        lesson = read_lesson(game, file)
    except ValueError as error:
        return None, [str(error)]
    return lesson, faults_of(lesson) if check else []


def _tell(game: Game[Any], id: str, language: str) -> None:
    """Tell a lesson by its solution: sentences, answers, and every event as it is written."""
    files = [file for file in lesson_files(game) if file.partition("-")[2] == f"{id}.toml"]
    if not files:
        raise SpokenError("error-no-lesson", game=game.name, lesson=id[:40])
    with telling():
        lesson = read_lesson(game, files[0])
        run, said = solved(lesson), LessonWords(game, language)
    words, happened = Words(game, language), iter(run.history)
    for stage in lesson.stages:
        typer.echo(f"\n{stage.id}: {said.say(lesson.key(stage.id))}")
        for text in stage.solution:
            typer.echo(f"  > {text}")
            for event in next(happened):
                typer.echo(f"      {event!r}  {words.tell(event)}")
    typer.echo(f"\n{said.say(lesson.key('summary'))}")
