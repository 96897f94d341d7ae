"""The `clocksmith` command: one line of help for each thing it does."""

import sys
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from clocksmith import __version__
from clocksmith.cli.admin import Admin, admin
from clocksmith.cli.analyse.command import Analyse, analyse
from clocksmith.cli.arena.command import Arena, RayMayStandAlone, arena
from clocksmith.cli.backup import Backup, Restore, backup, restore
from clocksmith.cli.balance.command import BalanceOptions, tell_balance
from clocksmith.cli.bench.bots import BotsBench, bots
from clocksmith.cli.bench.command import bench
from clocksmith.cli.bench.server.command import ServerBench, server
from clocksmith.cli.box.command import (
    Check,
    Compare,
    ShowBox,
    Write,
    check,
    compare,
    write,
)
from clocksmith.cli.box.command import show as show_box
from clocksmith.cli.command import command
from clocksmith.cli.dataset.command import (
    Collect,
    Records,
    ShowDataset,
    collect,
    records,
    show_dataset,
)
from clocksmith.cli.dataset.play import DatasetPlay, play_dataset
from clocksmith.cli.errors import InputError, sentence
from clocksmith.cli.lessons import LessonsOptions, lessons
from clocksmith.cli.move import MoveOptions, move
from clocksmith.cli.perft import Perft, perft
from clocksmith.cli.play.command import Play, play
from clocksmith.cli.puzzles import (
    CountPuzzles,
    MinePuzzles,
    SolvePuzzles,
    VerifyPuzzles,
    count_puzzles,
    mine_puzzles,
    solve_puzzles,
    verify_puzzles,
)
from clocksmith.cli.ratings import Ratings, reckon_ratings
from clocksmith.cli.replay import Replay, replay
from clocksmith.cli.screen import forgive_strange_signs
from clocksmith.cli.serve import Serve, serve
from clocksmith.cli.show import Show, show
from clocksmith.cli.transcript import Transcript, transcript
from clocksmith.cli.verify import Verify, verify
from clocksmith.cli.work import Work, work

BAD_INPUT: Final = 2
# What the parser of arguments raises; Typer does not export the name.
USAGE_ERROR: Final[type[Any]] = typer.BadParameter.__mro__[2]


class OneSentence(TyperGroup):
    """Commands that answer bad input with one sentence and exit code 2."""

    def main(self, *args: Any, **named: Any) -> Any:
        """Run, and catch in one place what people can mend."""
        standalone = named.pop("standalone_mode", True)
        named["standalone_mode"] = False
        try:
            code = super().main(*args, **named)
        except USAGE_ERROR as error:
            told = error.format_message()
        except InputError as error:
            told = str(error)
        except OSError as error:
            told = f"the system says: {error.strerror or error}"
        except typer.Abort:
            told = "stopped"
        else:
            if standalone:
                sys.exit(code if isinstance(code, int) else 0)
            return code
        if told:
            typer.echo(sentence(told), err=True)
        sys.exit(BAD_INPUT)


app = typer.Typer(
    name="clocksmith",
    cls=OneSentence,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="A table for heavy board games about time.",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"clocksmith {__version__}")
        raise typer.Exit


@app.callback()
def clocksmith(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """A table for heavy board games about time."""


app.command()(command(Play, play))
app.command()(command(Serve, serve))
app.command()(command(Work, work))
app.command()(command(Admin, admin))
app.command("ratings")(command(Ratings, reckon_ratings))
app.command()(command(Backup, backup))
app.command()(command(Restore, restore))
app.command()(command(MoveOptions, move))
app.command()(command(Replay, replay))
app.command()(command(Analyse, analyse))
app.command()(command(Transcript, transcript))
app.command()(command(Show, show))
app.command()(command(Verify, verify))
app.command()(command(Perft, perft))
app.command()(command(LessonsOptions, lessons))
app.command(cls=RayMayStandAlone)(command(Arena, arena))
app.command("balance", cls=RayMayStandAlone)(command(BalanceOptions, tell_balance))
benches = typer.Typer(name="bench", invoke_without_command=True)
benches.callback()(bench)
benches.command()(command(BotsBench, bots))
benches.command()(command(ServerBench, server))
app.add_typer(benches)
boxes = typer.Typer(name="box", no_args_is_help=True, help="Look at what is printed in a game.")
boxes.command()(command(Check, check))
boxes.command()(command(ShowBox, show_box))
boxes.command()(command(Compare, compare))
boxes.command()(command(Write, write))
app.add_typer(boxes)
datasets = typer.Typer(name="dataset", no_args_is_help=True, help="Games as Parquet files.")
datasets.command("collect")(command(Collect, collect))
datasets.command("play")(command(DatasetPlay, play_dataset))
datasets.command("show")(command(ShowDataset, show_dataset))
datasets.command("records")(command(Records, records))
app.add_typer(datasets)
puzzles = typer.Typer(name="puzzles", no_args_is_help=True, help="Positions with one best turn.")
puzzles.command("count")(command(CountPuzzles, count_puzzles))
puzzles.command("mine")(command(MinePuzzles, mine_puzzles))
puzzles.command("verify")(command(VerifyPuzzles, verify_puzzles))
puzzles.command("solve")(command(SolvePuzzles, solve_puzzles))
app.add_typer(puzzles)


def run() -> None:
    """Run the command line."""
    forgive_strange_signs()
    app(prog_name="clocksmith")
