"""The commands ``clocksmith puzzles``: how many there are, more of them, and whether they hold."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import check_writable, write_text
from clocksmith.cli.options import GameName, JsonFlag, SeedOption
from clocksmith.cli.setting import game_called
from clocksmith.coach.ahead import luck_of
from clocksmith.core.game import Game
from clocksmith.puzzles.comparing import Effort
from clocksmith.puzzles.digging import Quota, dig
from clocksmith.puzzles.mining import Mined
from clocksmith.puzzles.progress import ProgressFile, mine_in
from clocksmith.puzzles.proving import FULL
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.shelf import puzzle_counts, puzzles_of
from clocksmith.puzzles.solving import solves
from clocksmith.puzzles.verdicts import faults_of_puzzle
from clocksmith.puzzles.writing import write_puzzles

WRONG: Final = 1  # exit code where a puzzle does not hold
PROGRESS: Final = ".progress"  # after the name of the file that puzzles are written to
MOST_GAMES: Final = 100_000

Visits = Annotated[int, typer.Option(min=1, help="Visits of the search in each deal.")]
Deals = Annotated[
    int, typer.Option(min=2, max=10, help="How many deals of what the seat cannot know.")
]


@dataclass(frozen=True)
class CountPuzzles:
    """The options of ``clocksmith puzzles count``."""

    as_json: JsonFlag = False


@dataclass(frozen=True)
class MinePuzzles:
    """The options of ``clocksmith puzzles mine``."""

    game: GameName
    out: Annotated[Path, typer.Option(help="The file to write puzzles to.")]
    seed: SeedOption = 0
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 10
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="How many games to play, at most.")
    ] = MOST_GAMES
    visits: Visits = FULL.visits
    deals: Deals = FULL.deals
    processes: Annotated[
        int | None, typer.Option(min=1, max=1000, help="Games mined at once; one per core.")
    ] = None


@dataclass(frozen=True)
class VerifyPuzzles:
    """The options of ``clocksmith puzzles verify``."""

    game: GameName
    sample: Annotated[
        int | None, typer.Option(min=1, help="Only this many, chosen by the seed.")
    ] = None
    seed: Annotated[int, typer.Option(min=0, help="The seed of the choice.")] = 0
    visits: Visits = FULL.visits
    deals: Deals = FULL.deals


@dataclass(frozen=True)
class SolvePuzzles:
    """The options of ``clocksmith puzzles solve``."""

    game: GameName
    bot: Annotated[str, typer.Option(help="The bot that tries, such as search@2s or greedy@500v.")]
    sample: Annotated[
        int | None, typer.Option(min=1, help="Only this many, chosen by the seed.")
    ] = None
    seed: Annotated[int, typer.Option(min=0, help="The seed of the choice and the bot.")] = 0
    as_json: JsonFlag = False


def count_puzzles(options: CountPuzzles) -> None:
    """Count the puzzles of each game."""
    with telling():
        counts = puzzle_counts()
    if options.as_json:
        typer.echo(json.dumps(counts))
        return
    for name, count in counts.items():
        typer.echo(f"{name:<12}{count:>5}")


def mine_puzzles(options: MinePuzzles) -> None:
    """Let bots play, and keep positions in which one turn is proved to be clearly best."""
    game = game_called(options.game)
    progress_path = options.out.with_name(options.out.name + PROGRESS)
    check_writable(options.out)
    check_writable(progress_path)
    mine = mine_in(game, options.seed, Effort(options.visits, options.deals))
    with telling():
        progress = ProgressFile(progress_path, mine)
    quota = Quota(options.count, options.games)
    try:
        dig(mine, quota, options.processes or os.cpu_count() or 1, progress, _tell)
    except RuntimeError as error:
        raise InputError(str(error)) from None
    puzzles = progress.puzzles()[: options.count]
    write_text(options.out, write_puzzles(game, puzzles))
    games = progress.games()
    moments, candidates = _sums(games)
    typer.echo(
        f"{options.out} holds {len(puzzles)} puzzles: {len(games)} games, {moments} moments, "
        f"{candidates} candidates, {sum([len(one.puzzles) for one in games])} proved."
    )


def verify_puzzles(options: VerifyPuzzles) -> None:
    """Prove puzzles again."""
    game = game_called(options.game)
    chosen = _chosen(game, options.sample, options.seed)
    effort, failed = Effort(options.visits, options.deals), 0
    for puzzle in chosen:
        faults = faults_of_puzzle(puzzle, effort)
        failed += bool(faults)
        for fault in faults:
            typer.echo(fault, err=True)
    typer.echo(f"{len(chosen) - failed} of {len(chosen)} puzzles hold.")
    if failed:
        raise typer.Exit(WRONG)


def solve_puzzles(options: SolvePuzzles) -> None:
    """Let a bot try puzzles, and count how many it solves."""
    game = game_called(options.game)
    chosen = _chosen(game, options.sample, options.seed)
    with telling():
        solved = [solves(options.bot, puzzle, options.seed) for puzzle in chosen]
    if options.as_json:
        typer.echo(json.dumps({"puzzles": len(solved), "solved": sum(solved)}))
    else:
        typer.echo(f"{options.bot} solves {sum(solved)} of {len(solved)} puzzles.")


def _chosen(game: Game[Any], sample: int | None, seed: int) -> list[Puzzle]:
    with telling():
        puzzles = list(puzzles_of(game.name).values())
    if not puzzles:
        raise InputError(f"{game.name} has no puzzles yet")
    if sample is None or sample >= len(puzzles):
        return puzzles
    return luck_of("sample", seed).sample(puzzles, sample)


def _tell(mined: Mined) -> None:
    typer.echo(
        f"game {mined.number}: {mined.moments} moments, {mined.candidates} candidates, "
        f"{len(mined.puzzles)} puzzles",
        err=True,
    )


def _sums(games: list[Mined]) -> tuple[int, int]:
    return sum([one.moments for one in games]), sum([one.candidates for one in games])
