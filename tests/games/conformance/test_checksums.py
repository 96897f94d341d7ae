"""Seeded games get the checksums that are written down, plain and compiled alike.

Run as a script with ``--write`` it writes them down anew; that is right after
a change of the rules, and only then.
"""

import sys
from pathlib import Path
from random import Random

import pytest

from clocksmith.cli.bench.checksum import checksum, table
from clocksmith.games import GAMES, OURS

SEEDS = range(48)
WRITTEN = Path(__file__).with_name("checksums.txt")


def written() -> dict[str, int]:
    """The checksums that are written down, by game."""
    lines = WRITTEN.read_text(encoding="utf-8").splitlines()
    return {game: int(number) for game, number in (line.split() for line in lines)}


def write() -> None:
    """Write the checksums down as they are now."""
    lines = [f"{name} {checksum(GAMES[name], SEEDS)}\n" for name in OURS]
    WRITTEN.write_text("".join(lines), encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_seeded_games_are_played_as_ever(name: str) -> None:
    found = checksum(GAMES[name], SEEDS)
    assert found == written()[name], "the rules play otherwise; see docs/guides/measure-speed.md"


@pytest.mark.parametrize("name", OURS)
def test_the_seeds_reach_all_seats_and_options(name: str) -> None:
    game = GAMES[name]
    tables = [table(game, seed, Random(seed)) for seed in SEEDS]
    assert {seats for seats, _ in tables} == set(game.seats)
    for option in game.options.options:
        assert {choices.value(option.key) for _, choices in tables} == set(option.values)


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write()
