"""The command ``clocksmith verify``: whether the luck of a game was what had been promised."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from clocksmith.cli.errors import sentence, telling
from clocksmith.cli.opened import read_record_file
from clocksmith.table.verify import verify as verified

NOT_AS_PROMISED: Final = 1


@dataclass(frozen=True)
class Verify:
    """What may be asked of ``clocksmith verify``."""

    record: Annotated[Path, typer.Argument(help="The record of a finished game, with its seed.")]
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False


def verify(wanted: Verify) -> None:
    """Check that every answer of chance in a record follows from the seed that was promised."""
    record = read_record_file(wanted.record)
    with telling(str(wanted.record)):
        found = verified(record)
    if wanted.as_json:
        typer.echo(json.dumps({"draws": found.draws, "wrong": found.wrong}))
    elif found.wrong is None:
        typer.echo(f"All {found.draws} answers of chance are as promised.")
    else:
        typer.echo(sentence(found.wrong))
    if found.wrong is not None:
        raise typer.Exit(NOT_AS_PROMISED)
