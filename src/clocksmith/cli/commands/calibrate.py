"""The command ``clocksmith calibrate``: whether forecast chances come true."""

import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from clocksmith.cli.errors import InputError
from clocksmith.cli.options import GameName, JsonFlag, SeedOption
from clocksmith.cli.setting import game_called
from clocksmith.coach.calibration import (
    Forecast,
    calibration,
    played_forecasts,
    recorded_forecasts,
)
from clocksmith.coach.confidence import exponent_of
from clocksmith.core.game import Game
from clocksmith.dataset.parquet import read_dataset
from clocksmith.dataset.row import record_of

USUAL: Final = 100  # games for each number of seats


@dataclass(frozen=True)
class Calibrate:
    """The options of ``clocksmith calibrate``."""

    game: GameName
    games: Annotated[
        int, typer.Option(min=1, max=100_000, help="Games to play for each number of seats.")
    ] = USUAL
    dataset: Annotated[
        Path | None, typer.Option(help="Take the games of this data set instead of playing.")
    ] = None
    seed: SeedOption = 1
    as_json: JsonFlag = False


def calibrate(options: Calibrate) -> None:
    """Compare the chances that the coach forecasts with how games end."""
    game = game_called(options.game)
    if options.dataset is None:
        forecasts = _played(game, options)
    else:
        forecasts = _recorded(game, options.dataset)
    report = {seats: _report(game, seats, found) for seats, found in sorted(forecasts.items())}
    if options.as_json:
        typer.echo(json.dumps({"game": game.name, "seats": report}))
        return
    for seats, row in report.items():
        before, after = row["forecast"], row["told"]
        typer.echo(
            f"{seats} seats, {before['games']} games: Brier {before['brier']:.3f}, "
            f"as the coach tells it {after['brier']:.3f}; knowing nothing "
            f"{before['knowing_nothing']:.3f}"
        )
        for row in after["diagram"]:
            typer.echo(f"  {row['forecast']:6.0%} {row['won']:6.0%}  {row['count']}")


def _played(game: Game[Any], options: Calibrate) -> dict[int, list[Forecast]]:
    """Return forecasts of games that bots play, by number of seats."""
    return {
        seats: [
            forecast
            for number in range(options.games)
            for forecast in played_forecasts(game, seats, number, options.seed)
        ]
        for seats in game.seats
    }


def _recorded(game: Game[Any], path: Path) -> dict[int, list[Forecast]]:
    """Return forecasts of the games of a data set, by number of seats."""
    forecasts: dict[int, list[Forecast]] = defaultdict(list)
    try:
        dataset = read_dataset(path)
        boxes = dataset.box_texts()
        for number, row in enumerate(dataset.rows):
            if row.game == game.name:
                forecasts[row.seats] += recorded_forecasts(record_of(row, boxes), number)
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: {error}") from None
    by_seats = {seats: listed for seats, listed in forecasts.items() if listed}
    if not by_seats:
        raise InputError(f"{path} holds no finished game of {game.name}")
    return by_seats


def _report(game: Game[Any], seats: int, forecasts: list[Forecast]) -> dict[str, Any]:
    """Return the scores of forecasts as they are computed, and as the coach tells them."""
    tempered = [one.tempered(exponent_of(game.name, one.spread, seats)) for one in forecasts]
    return {"forecast": calibration(forecasts), "told": calibration(tempered)}
