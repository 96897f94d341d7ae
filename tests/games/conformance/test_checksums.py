"""Seeded games get the checksums that are written down, plain and compiled alike.

Run as a script with ``--write`` it adds that of the newest rules; that is right after
a change of the rules, and only then. Those of older rules stay as they are.
"""

import sys
from pathlib import Path
from random import Random

import pytest

from clocksmith.cli.commands.bench.checksum import checksum, table
from clocksmith.games import GAMES, OURS

SEEDS = range(48)
WRITTEN = Path(__file__).with_name("checksums.txt")


def written() -> dict[tuple[str, int], int]:
    """The checksums that are written down, by game and version of its rules."""
    rows = [line.split() for line in WRITTEN.read_text(encoding="utf-8").splitlines()]
    return {(game, int(version)): int(number) for game, version, number in rows}


def write() -> None:
    """Write down the checksums of the newest rules as they are now."""
    found = written()
    for name in OURS:
        found[name, GAMES[name].rules_version] = checksum(GAMES[name], SEEDS)
    lines = [f"{name} {version} {number}\n" for (name, version), number in sorted(found.items())]
    WRITTEN.write_text("".join(lines), encoding="utf-8")


@pytest.mark.parametrize(("name", "version"), list(written()))
def test_seeded_games_are_played_as_ever(name: str, version: int) -> None:
    found = checksum(GAMES[name].played_with(version), SEEDS)
    assert found == written()[name, version], (
        "the rules play otherwise; see docs/guides/measure-speed.md"
    )


@pytest.mark.parametrize("name", OURS)
def test_the_newest_rules_have_a_checksum(name: str) -> None:
    assert (name, GAMES[name].rules_version) in written()


@pytest.mark.parametrize("name", OURS)
def test_the_seeds_reach_all_seats_and_options(name: str) -> None:
    game = GAMES[name]
    tables = [table(game, seed, Random(seed)) for seed in SEEDS]
    assert {seats for seats, _ in tables} == set(game.seats)
    for option in game.options.options:
        assert {choices.value(option.key) for _, choices in tables} == set(option.values)


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    write()
