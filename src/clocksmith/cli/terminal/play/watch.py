"""A game that bots play at every seat, shown as it goes."""

from pathlib import Path
from typing import Any

from rich.console import Console

from clocksmith.cli.files import write_text
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.ending import ending
from clocksmith.cli.terminal.play.opponents import Opponents
from clocksmith.cli.terminal.points import Points
from clocksmith.core.event import Log
from clocksmith.core.game import Game
from clocksmith.table.record import Record, write_record


def watch(
    game: Game[Any],
    state: Any,
    bots: Opponents,
    locale: Locale,
    console: Console,
    saved: tuple[Record, Path | None],
) -> None:
    """Let bots play a whole game and tell it; keep its record where one is wanted."""
    record, file = saved
    points = Points(game, state)
    while game.decision(state) is not None:
        log = Log()
        action = bots.answer(game, state)
        game.apply(state, action, log)
        record.actions.append(action)
        points.note(log.events)
        for line in locale.words.story(log.events):
            console.print(line)
    for line in ending(game, state, locale, points):
        console.print(line)
    if file is not None:
        write_text(file, write_record(record))
