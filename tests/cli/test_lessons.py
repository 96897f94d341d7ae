"""The command ``clocksmith lessons``."""

import json

from cli.terminal import run


def test_checked_lessons_are_counted() -> None:
    done = run("lessons", "--check", "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    steps = {"steps": 46, "held": 46, "carried": 41}
    assert told["khronos"] == {"lessons": 12, "failed": 0, **steps}
    for counts in told.values():
        assert counts["failed"] == 0
        assert counts["held"] == counts["steps"] > 40


def test_lessons_are_listed_by_their_titles() -> None:
    told = run("lessons", "khronos", "--language", "de").out
    assert "1  Das Ziel und ein Zeitparadoxon" in told


def test_one_lesson_is_told_with_its_events() -> None:
    told = run("lessons", "khronos", "--tell", "goal").out
    assert "> travel b faith" in told
    assert "TookIncome(seat=0, age=0, cell=36, ecus=3)" in told


def test_what_is_not_there_is_said_in_a_sentence() -> None:
    assert run("lessons", "chess").err.startswith("There is no game 'chess'")
    assert run("lessons", "khronos", "--tell", "flying").err == "Khronos has no lesson 'flying'.\n"
    assert run("lessons", "--tell", "goal").code == 2


def test_what_is_to_be_read_and_done_is_counted() -> None:
    told = run("lessons", "khronos", "--count").out.splitlines()
    assert len(told) == 2 + 12
    assert told[2].startswith("| The goal, and a paradox | 5 | 3 | 8 | 191 | ")
