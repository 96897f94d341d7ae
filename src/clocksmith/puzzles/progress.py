"""What has been mined so far, in a file: a second run continues where the first stopped.

The first line is the setting; each further line tells of one game, all of them JSON.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Self

from clocksmith.core.game import Game
from clocksmith.games.rules import Rules, game_of, rules_of
from clocksmith.puzzles.comparing import Effort
from clocksmith.puzzles.mining import EVERYTHING, Aim, Mined
from clocksmith.puzzles.puzzle import Puzzle
from clocksmith.puzzles.writing import read_puzzles, write_puzzles

FORMAT: Final = "clocksmith mining 2"


@dataclass(frozen=True)
class Mine:
    """Where puzzles come from: a game, a seed, how thoroughly they are proved, and which ones."""

    rules: Rules
    seed: int
    effort: Effort
    aim: Aim = EVERYTHING

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return game_of(self.rules)

    def plain(self) -> dict[str, Any]:
        """Return it ready for JSON."""
        return {
            "rules": self.rules.plain(),
            "seed": self.seed,
            "effort": asdict(self.effort),
            "aim": self.aim.plain(),
        }

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return what :meth:`plain` wrote."""
        rules, effort = Rules.from_plain(plain["rules"]), Effort(**plain["effort"])
        return cls(rules, plain["seed"], effort, Aim.from_plain(plain["aim"]))


def mine_in(game: Game[Any], seed: int, effort: Effort, aim: Aim = EVERYTHING) -> Mine:
    """Return a mine in a game with its present rules and box."""
    return Mine(rules_of(game), seed, effort, aim)


def plain_of(game: Game[Any], mined: Mined) -> dict[str, Any]:
    """Return the yield of a game, ready for JSON."""
    return {
        "number": mined.number,
        "moments": mined.moments,
        "candidates": mined.candidates,
        "puzzles": write_puzzles(game, mined.puzzles),
    }


def mined_of(game: Game[Any], plain: dict[str, Any]) -> Mined:
    """Return what :func:`plain_of` wrote; ValueError when it is something else."""
    counts = [plain.get(key) for key in ("number", "moments", "candidates")]
    if any(type(count) is not int for count in counts):
        raise ValueError("a game has a number, moments and candidates")
    puzzles = tuple(read_puzzles(game, str(plain.get("puzzles"))))
    return Mined(plain["number"], plain["moments"], plain["candidates"], puzzles)


def puzzles_in_progress(game: Game[Any], text: str) -> list[Puzzle]:
    """Return all puzzles in the text of a file of mined games, those of later games too.

    What was cut off at its end is left out. ValueError when it is another text.
    """
    lines = _read_lines(text[: text.rfind("\n") + 1])
    if not lines or lines[0].get("format") != FORMAT:
        raise ValueError("it is no file of mined games")
    return [puzzle for plain in lines[1:] for puzzle in mined_of(game, plain).puzzles]


class ProgressFile:
    """A file of mined games, opened for appending."""

    def __init__(self, path: Path, mine: Mine) -> None:
        self._path = path
        self._game = mine.game
        self.mined: dict[int, Mined] = {}  # by the number of the game
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]  # what was cut off at its end is dropped
        try:
            lines = _read_lines(whole)
        except ValueError as error:
            raise ValueError(f"{path}, {error}") from None
        first = {"format": FORMAT, **mine.plain()}
        if lines:
            self._check_first(lines[0], first)
            self._learn(lines[1:])
        if whole != text or not lines:
            path.write_text(whole or _line(first), encoding="utf-8")

    def add(self, mined: Mined) -> None:
        """Note the yield of one more game, at once."""
        self.mined[mined.number] = mined
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line(plain_of(self._game, mined)))

    def games(self) -> list[Mined]:
        """Return the games from the first on, up to the first that is still missing."""
        games: list[Mined] = []
        while len(games) in self.mined:
            games.append(self.mined[len(games)])
        return games

    def puzzles(self) -> list[Puzzle]:
        """Return the puzzles of those games: the same, in whatever order games were finished.

        Two games may begin alike, and then hold the same one.
        """
        found = {puzzle.id: puzzle for mined in self.games() for puzzle in mined.puzzles}
        return list(found.values())

    def _check_first(self, there: dict[str, Any], here: dict[str, Any]) -> None:
        if there.get("format") != FORMAT:
            raise ValueError(f"{self._path} is no file of mined games")
        for key in here:
            if there.get(key) != here[key]:
                raise ValueError(f"{self._path} was begun with another {key}: name another file")

    def _learn(self, lines: list[dict[str, Any]]) -> None:
        for number, plain in enumerate(lines, start=2):
            try:
                mined = mined_of(self._game, plain)
            except ValueError as error:
                raise ValueError(f"{self._path}, line {number}: {error}") from None
            self.mined[mined.number] = mined


def _read_lines(text: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            plain = json.loads(line)
        except ValueError:
            plain = None
        if not isinstance(plain, dict):
            raise ValueError(f"line {number}: it is damaged")
        lines.append(plain)
    return lines


def _line(plain: dict[str, Any]) -> str:
    return json.dumps(plain, separators=(",", ":")) + "\n"
