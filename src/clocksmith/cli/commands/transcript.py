"""The command ``clocksmith transcript``: a record with everything that happened."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clocksmith.cli.opened import read_record_file
from clocksmith.table.transcript import write_transcript


@dataclass(frozen=True)
class Transcript:
    """The options of ``clocksmith transcript``."""

    record: Annotated[Path, typer.Argument(help="The record.")]


def transcript(options: Transcript) -> None:
    """Print every action of a record with its events."""
    typer.echo(write_transcript(read_record_file(options.record)), nl=False)
