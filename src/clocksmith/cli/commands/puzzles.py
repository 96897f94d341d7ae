"""The commands ``clocksmith puzzles``: count, mine, choose, polish, verify and solve puzzles."""

import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from clocksmith.cli.errors import InputError, telling
from clocksmith.cli.files import check_writable, read_text, write_text
from clocksmith.cli.options import GameName, JsonFlag, SeedOption
from clocksmith.cli.setting import game_called
from clocksmith.coach.ahead import luck_of
from clocksmith.core.game import Game
from clocksmith.puzzles.choosing import chosen_puzzles
from clocksmith.puzzles.comparing import Effort
from clocksmith.puzzles.counting import LEVEL, PuzzleCount, count_of
from clocksmith.puzzles.digging import Quota, dig
from clocksmith.puzzles.mining import Aim, Mined, polished, themed
from clocksmith.puzzles.progress import ProgressFile, mine_in, puzzles_in_progress
from clocksmith.puzzles.proving import FULL
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.shelf import puzzle_counts, puzzles_of
from clocksmith.puzzles.solving import solves
from clocksmith.puzzles.themes import themes_known
from clocksmith.puzzles.verdicts import faults_of_puzzle, is_explained, is_pointed
from clocksmith.puzzles.writing import read_puzzles, write_puzzles

WRONG: Final = 1  # exit code where a puzzle does not hold
PROGRESS: Final = ".progress"  # after the name of the file that puzzles are written to
MOST_GAMES: Final = 100_000
LARGEST: Final = 100_000_000  # bytes of a file of puzzles
PART: Final = re.compile(r"(\d{1,3})/(\d{1,3})")

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
    inside: Annotated[
        bool,
        typer.Option("--inside", help="Begin inside turns: easier puzzles, mostly with one idea."),
    ] = False
    theme: Annotated[
        list[str] | None, typer.Option(help="Only puzzles about this theme; may be repeated.")
    ] = None
    player: Annotated[
        list[str] | None,
        typer.Option(help="A bot whose games are searched, such as uniform; may be repeated."),
    ] = None


@dataclass(frozen=True)
class ChoosePuzzles:
    """The options of ``clocksmith puzzles choose``."""

    game: GameName
    files: Annotated[list[Path], typer.Argument(help="Files of puzzles, or of mined games.")]
    out: Annotated[Path, typer.Option(help="The file to write puzzles to.")]
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 240


@dataclass(frozen=True)
class PolishPuzzles:
    """The options of ``clocksmith puzzles polish``."""

    game: GameName
    out: Annotated[Path, typer.Option(help="The file to write puzzles to.")]
    visits: Visits = FULL.visits
    deals: Deals = FULL.deals
    part: Annotated[
        str, typer.Option(help="Only part K of N, as K/N: for several processes at once.")
    ] = "1/1"


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
    """Count the puzzles of each game, by theme and by rating."""
    with telling():
        counts = {name: _count(name) for name in puzzle_counts()}
    if options.as_json:
        typer.echo(json.dumps({name: count.plain() for name, count in counts.items()}))
        return
    for name, count in counts.items():
        themes = ", ".join([f"{theme} {often}" for theme, often in count.themes.items()])
        levels = ", ".join([f"{low} {often}" for low, often in count.levels.items()])
        typer.echo(f"{name:<12}{count.puzzles:>5}")
        typer.echo(f"  themes: {themes}")
        typer.echo(f"  ratings, {LEVEL} wide, from: {levels}")


def mine_puzzles(options: MinePuzzles) -> None:
    """Let bots play, and keep positions in which one turn is proved to be clearly best."""
    game = game_called(options.game)
    progress_path = options.out.with_name(options.out.name + PROGRESS)
    check_writable(options.out)
    check_writable(progress_path)
    themes = tuple(options.theme or ())
    strange = set(themes) - {theme.id for theme in themes_known(game.name)}
    if strange:
        raise InputError(f"{game.name} has no theme {min(strange)!r}")
    aim = Aim(options.inside, themes, tuple(options.player or ()))
    mine = mine_in(game, options.seed, Effort(options.visits, options.deals), aim)
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


def choose_puzzles(options: ChoosePuzzles) -> None:
    """Choose the puzzles that ship with a game: enough of every theme, from easy to hard."""
    game = game_called(options.game)
    check_writable(options.out)
    puzzles: list[Puzzle] = []
    for file in options.files:
        with telling(str(file)):
            puzzles += _found(game, file)
    good = [themed(puzzle) for puzzle in puzzles if puzzle.gain.is_clear and is_pointed(puzzle)]
    unique = {puzzle.id: puzzle for puzzle in good if puzzle.themes}.values()
    explained = [puzzle for puzzle in unique if is_explained(puzzle)]
    others = [puzzle for puzzle in unique if puzzle not in explained]
    chosen = chosen_puzzles(explained, options.count, others)
    write_text(options.out, write_puzzles(game, chosen))
    typer.echo(f"{options.out} holds {len(chosen)} of {len(puzzles)} puzzles.")


def polish_puzzles(options: PolishPuzzles) -> None:
    """Remove fillers from the solutions of a game's puzzles; compute themes and ratings again."""
    game = game_called(options.game)
    matched = PART.fullmatch(options.part)
    if matched is None or not 1 <= int(matched[1]) <= int(matched[2]):
        raise InputError(f"a part is written as K/N, not {options.part!r}")
    part, parts = int(matched[1]), int(matched[2])
    check_writable(options.out)
    chosen = _chosen(game, None, 0)[part - 1 :: parts]
    effort = Effort(options.visits, options.deals)
    puzzles: list[Puzzle] = []
    for puzzle in chosen:
        better = polished(puzzle, effort)
        if better is not None:
            puzzles.append(better)
            write_text(options.out, write_puzzles(game, puzzles))  # what is done is done
    typer.echo(f"{options.out} holds {len(puzzles)} of {len(chosen)} puzzles.")


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


def _found(game: Game[Any], file: Path) -> list[Puzzle]:
    """Return the puzzles of a file of either kind that the commands above write."""
    text = read_text(file, LARGEST)
    if file.suffix == PROGRESS:
        return puzzles_in_progress(game, text)
    return read_puzzles(game, text)


def _count(name: str) -> PuzzleCount:
    themes = [theme.id for theme in themes_known(name)]
    return count_of(list(puzzles_of(name).values()), themes)


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
