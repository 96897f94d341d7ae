"""Lines of play are counted, all together or by the first action, as text or as data."""

import json

from cli.terminal import SPOT, run


def test_lines_are_counted() -> None:
    assert run("perft", "khronos", "--depth", "4").out == "54\n"
    assert run("perft", "--depth", "2", "--seats", "5").out == "15\n"
    assert run("perft", "--depth", "0").out == "1\n"
    assert run("perft", "--depth", "2", "--option", "holdem=yes").code == 0


def test_lines_are_divided_by_the_first_action() -> None:
    lines = run("perft", "--position", SPOT, "--depth", "2", "--divide").out.splitlines()
    parts = [int(line.split()[0]) for line in lines]
    assert len(lines) == 5
    assert sum(parts[:-1]) == parts[-1] == 1468
    assert "shrink might" in lines[0]


def test_counts_can_be_read_by_programs() -> None:
    told = json.loads(run("perft", "--depth", "2", "--json").out)
    assert told == {"game": "khronos", "depth": 2, "lines": 6}
    told = json.loads(run("perft", "--depth", "1", "--divide", "--json").out)
    assert told["divide"] == {"start 0": 1, "start 1": 1}
