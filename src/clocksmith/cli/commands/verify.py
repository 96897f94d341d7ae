"""The command ``clocksmith verify``: checks that the luck of a game was as promised."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from clocksmith.cli.errors import sentence, telling
from clocksmith.cli.opened import read_record_file
from clocksmith.cli.options import JsonFlag
from clocksmith.table.verify import verify as verified

NOT_AS_PROMISED: Final = 1


@dataclass(frozen=True)
class Verify:
    """The options of ``clocksmith verify``."""

    record: Annotated[Path, typer.Argument(help="The record of a finished game, with its seed.")]
    as_json: JsonFlag = False


def verify(options: Verify) -> None:
    """Check that every draw in a record follows from the promised seed."""
    record = read_record_file(options.record)
    with telling(str(options.record)):
        verdict = verified(record)
    if options.as_json:
        typer.echo(json.dumps({"draws": verdict.draws, "wrong": verdict.wrong}))
    elif verdict.wrong is None:
        typer.echo(f"All {verdict.draws} answers of chance are as promised.")
    else:
        typer.echo(sentence(verdict.wrong))
    if verdict.wrong is not None:
        raise typer.Exit(NOT_AS_PROMISED)
