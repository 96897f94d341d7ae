"""The `clocksmith` command: one line of help for each thing it does."""

import sys
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from clocksmith import __version__
from clocksmith.cli.command import command
from clocksmith.cli.commands.admin import Admin, admin
from clocksmith.cli.commands.analyse.command import Analyse, analyse
from clocksmith.cli.commands.arena.command import Arena, RayMayStandAlone, arena
from clocksmith.cli.commands.backup import Backup, Restore, backup, restore
from clocksmith.cli.commands.balance.command import BalanceOptions, tell_balance
from clocksmith.cli.commands.bench.bots import BotsBench, bots
from clocksmith.cli.commands.bench.command import bench
from clocksmith.cli.commands.bench.server.command import ServerBench, server
from clocksmith.cli.commands.box.command import (
    Check,
    Compare,
    ShowBox,
    Write,
    check,
    compare,
    write,
)
from clocksmith.cli.commands.box.command import show as show_box
from clocksmith.cli.commands.calibrate import Calibrate, calibrate
from clocksmith.cli.commands.dataset.command import (
    Collect,
    Records,
    ShowDataset,
    collect,
    records,
    show_dataset,
)
from clocksmith.cli.commands.dataset.play import DatasetPlay, play_dataset
from clocksmith.cli.commands.join import Join, join
from clocksmith.cli.commands.lessons import LessonsOptions, lessons
from clocksmith.cli.commands.mcp import Mcp, mcp
from clocksmith.cli.commands.move import MoveOptions, move
from clocksmith.cli.commands.new_game import NewGame, new_game
from clocksmith.cli.commands.perft import Perft, perft
from clocksmith.cli.commands.play import Play, play
from clocksmith.cli.commands.puzzles import (
    ChoosePuzzles,
    CountPuzzles,
    MinePuzzles,
    PolishPuzzles,
    SolvePuzzles,
    VerifyPuzzles,
    choose_puzzles,
    count_puzzles,
    mine_puzzles,
    polish_puzzles,
    solve_puzzles,
    verify_puzzles,
)
from clocksmith.cli.commands.ratings import Ratings, ratings
from clocksmith.cli.commands.replay import Replay, replay
from clocksmith.cli.commands.serve import Serve, serve
from clocksmith.cli.commands.show import Show, show
from clocksmith.cli.commands.transcript import Transcript, transcript
from clocksmith.cli.commands.verify import Verify, verify
from clocksmith.cli.commands.work import Work, work
from clocksmith.cli.errors import InputError, missing, sentence
from clocksmith.cli.phrases import SpokenError, language_among
from clocksmith.cli.terminal.screen import forgive_strange_signs

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
            message = error.format_message()
        except SpokenError as error:
            words = named.get("args") or (args[0] if args else None) or sys.argv[1:]
            message = error.said(language_among(words))
        except InputError as error:
            message = str(error)
        except ModuleNotFoundError as error:
            said = missing(error)
            if said is None:
                raise
            message = said
        except OSError as error:
            message = f"the system says: {error.strerror or error}"
        except typer.Abort:
            message = "stopped"
        else:
            if standalone:
                sys.exit(code if isinstance(code, int) else 0)
            return code
        if message:
            typer.echo(sentence(message), err=True)
        sys.exit(BAD_INPUT)


app = typer.Typer(
    name="clocksmith",
    cls=OneSentence,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="A table for heavy board games about time.",
)


def _version(is_given: bool) -> None:
    if is_given:
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
app.command()(command(Join, join))
app.command()(command(Mcp, mcp))
app.command()(command(Admin, admin))
app.command()(command(Ratings, ratings))
app.command()(command(Backup, backup))
app.command()(command(Restore, restore))
app.command()(command(MoveOptions, move))
app.command()(command(Replay, replay))
app.command()(command(Analyse, analyse))
app.command()(command(Calibrate, calibrate))
app.command()(command(Transcript, transcript))
app.command()(command(Show, show))
app.command()(command(Verify, verify))
app.command()(command(Perft, perft))
app.command()(command(LessonsOptions, lessons))
app.command()(command(NewGame, new_game))
app.command(cls=RayMayStandAlone)(command(Arena, arena))
app.command("balance", cls=RayMayStandAlone)(command(BalanceOptions, tell_balance))
benches = typer.Typer(name="bench", invoke_without_command=True)
benches.callback()(bench)
benches.command()(command(BotsBench, bots))
benches.command()(command(ServerBench, server))
app.add_typer(benches)
boxes = typer.Typer(name="box", no_args_is_help=True, help="Boxes: the printed values of games.")
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
puzzles.command("choose")(command(ChoosePuzzles, choose_puzzles))
puzzles.command("polish")(command(PolishPuzzles, polish_puzzles))
puzzles.command("solve")(command(SolvePuzzles, solve_puzzles))
app.add_typer(puzzles)


def run() -> None:
    """Run the command line."""
    forgive_strange_signs()
    app(prog_name="clocksmith")
