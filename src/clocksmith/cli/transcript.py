"""The command ``clocksmith transcript``: a record with everything that happened."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clocksmith.cli.opened import read_record_file
from clocksmith.table.transcript import write_transcript


@dataclass(frozen=True)
class Transcript:
    """What may be asked of ``clocksmith transcript``."""

    record: Annotated[Path, typer.Argument(help="The record to write out.")]


def transcript(wanted: Transcript) -> None:
    """Print the transcript of a record: every action with its events."""
    typer.echo(write_transcript(read_record_file(wanted.record)), nl=False)
