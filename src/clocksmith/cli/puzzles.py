"""The commands ``clocksmith puzzles``: how many there are, more of them, and whether they hold."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import check_writable, write_text
from clocksmith.cli.setting import game_called
from clocksmith.coach.ahead import luck_of
from clocksmith.core.game import Game
from clocksmith.puzzles.comparing import Effort
from clocksmith.puzzles.digging import Quota, dig
from clocksmith.puzzles.judging import faults_of_puzzle
from clocksmith.puzzles.mining import Mined
from clocksmith.puzzles.progress import ProgressFile, mine_in
from clocksmith.puzzles.proving import FULL
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.shelf import puzzle_counts, puzzles_of
from clocksmith.puzzles.solving import solves
from clocksmith.puzzles.writing import write_puzzles

WRONG: Final = 1  # exit code where a puzzle does not hold
PROGRESS: Final = ".progress"  # after the name of the file that puzzles are written to
MOST_GAMES: Final = 100_000

Visits = Annotated[int, typer.Option(min=1, help="Visits of a search in each deal.")]
Deals = Annotated[int, typer.Option(min=2, max=10, help="Deals of what the seat cannot know.")]


@dataclass(frozen=True)
class CountPuzzles:
    """What may be asked of ``clocksmith puzzles count``."""

    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False


@dataclass(frozen=True)
class MinePuzzles:
    """What may be asked of ``clocksmith puzzles mine``."""

    game: Annotated[str, typer.Argument(help="The game.")]
    out: Annotated[Path, typer.Option(help="The file to write puzzles to.")]
    seed: Annotated[int, typer.Option(min=0, help="The seed of all luck.")] = 0
    count: Annotated[int, typer.Option(min=1, help="So many puzzles.")] = 10
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="Look at so many games at most.")
    ] = MOST_GAMES
    visits: Visits = FULL.visits
    deals: Deals = FULL.deals
    processes: Annotated[
        int | None, typer.Option(min=1, max=1000, help="Games mined at once; one per core.")
    ] = None


@dataclass(frozen=True)
class VerifyPuzzles:
    """What may be asked of ``clocksmith puzzles verify``."""

    game: Annotated[str, typer.Argument(help="The game.")]
    sample: Annotated[int | None, typer.Option(min=1, help="Only so many, chosen by the seed.")] = (
        None
    )
    seed: Annotated[int, typer.Option(min=0, help="The seed of the choice.")] = 0
    visits: Visits = FULL.visits
    deals: Deals = FULL.deals


@dataclass(frozen=True)
class SolvePuzzles:
    """What may be asked of ``clocksmith puzzles solve``."""

    game: Annotated[str, typer.Argument(help="The game.")]
    bot: Annotated[str, typer.Option(help="Who tries, such as search@2s or greedy@500v.")]
    sample: Annotated[int | None, typer.Option(min=1, help="Only so many, chosen by the seed.")] = (
        None
    )
    seed: Annotated[int, typer.Option(min=0, help="The seed of the choice and the bot.")] = 0
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False


def count_puzzles(wanted: CountPuzzles) -> None:
    """Count the puzzles of each game."""
    with telling():
        counts = puzzle_counts()
    if wanted.as_json:
        typer.echo(json.dumps(counts))
        return
    for name, count in counts.items():
        typer.echo(f"{name:<12}{count:>5}")


def mine_puzzles(wanted: MinePuzzles) -> None:
    """Let bots play, and keep positions in which one turn proves to be clearly best."""
    game = game_called(wanted.game)
    progress_path = wanted.out.with_name(wanted.out.name + PROGRESS)
    check_writable(wanted.out)
    check_writable(progress_path)
    mine = mine_in(game, wanted.seed, Effort(wanted.visits, wanted.deals))
    with telling():
        progress = ProgressFile(progress_path, mine)
    quota = Quota(wanted.count, wanted.games)
    try:
        dig(mine, quota, wanted.processes or os.cpu_count() or 1, progress, _tell)
    except RuntimeError as error:
        raise InputError(str(error)) from None
    found = progress.puzzles()[: wanted.count]
    write_text(wanted.out, write_puzzles(game, found))
    games = progress.games()
    moments, candidates = _sums(games)
    typer.echo(
        f"{len(found)} puzzles are in {wanted.out}: {len(games)} games, {moments} moments looked "
        f"at, {candidates} candidates, {sum([len(one.puzzles) for one in games])} of which stand."
    )


def verify_puzzles(wanted: VerifyPuzzles) -> None:
    """Prove puzzles anew."""
    game = game_called(wanted.game)
    chosen = _chosen(game, wanted.sample, wanted.seed)
    effort, failed = Effort(wanted.visits, wanted.deals), 0
    for puzzle in chosen:
        faults = faults_of_puzzle(puzzle, effort)
        failed += bool(faults)
        for fault in faults:
            typer.echo(fault, err=True)
    typer.echo(f"{len(chosen) - failed} of {len(chosen)} puzzles hold.")
    if failed:
        raise typer.Exit(WRONG)


def solve_puzzles(wanted: SolvePuzzles) -> None:
    """Let a bot try puzzles, and tell how many it solves."""
    game = game_called(wanted.game)
    chosen = _chosen(game, wanted.sample, wanted.seed)
    with telling():
        solved = [solves(wanted.bot, puzzle, wanted.seed) for puzzle in chosen]
    if wanted.as_json:
        typer.echo(json.dumps({"puzzles": len(solved), "solved": sum(solved)}))
    else:
        typer.echo(f"{wanted.bot} solves {sum(solved)} of {len(solved)} puzzles.")


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
