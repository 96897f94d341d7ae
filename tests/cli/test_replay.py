"""A recorded game is told again, step by step, at one place, or as data."""

import json
from pathlib import Path

import pytest

from cli.terminal import RECORD, assert_one_sentence, run
from clocksmith.table.record import read_record
from clocksmith.table.transcript import write_transcript

ACTIONS = read_record(RECORD.read_text(encoding="utf-8")).actions


def test_the_whole_game_is_told_in_sentences() -> None:
    said = run("replay", RECORD)
    assert said.code == 0
    assert said.err == ""
    assert f"{len(ACTIONS):>4} " in said.out
    assert "Round 7, the last, began" in said.out
    assert "most ecus win" in said.out


def test_at_the_end_points_are_told_by_what_brought_them() -> None:
    lines = run("replay", RECORD).out.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("At the start"))
    rows = [line.rsplit(maxsplit=len(line.split()) - 1) for line in lines[start:] if line.strip()]
    figures = [[int(cell) for cell in row if cell.lstrip("-").isdecimal()] for row in rows]
    assert rows[-1][0] == "Total"
    assert [sum(column) for column in zip(*figures[:-1], strict=True)] == figures[-1]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_is_told_in_other_languages(language: str) -> None:
    said = run("replay", RECORD, "--language", language)
    assert said.code == 0
    assert " began " not in said.out


def test_it_stops_after_each_action_until_enter_or_q() -> None:
    said = run("replay", RECORD, "--step", keys="\n\nq\n")
    assert "   3 * " in said.out
    assert "   4 * " not in said.out
    assert "   2 * " not in run("replay", RECORD, "--step", keys="").out


def test_the_board_after_an_action_is_shown() -> None:
    assert "Round 0 of 7" in run("replay", RECORD, "--at", "0").out
    said = run("replay", RECORD, "--at", str(len(ACTIONS)))
    assert "Round 7 of 7" in said.out
    assert "   MIGHT" in said.out


def test_every_action_is_one_json_object() -> None:
    lines = run("replay", RECORD, "--json").out.splitlines()
    told = [json.loads(line) for line in lines]
    assert [one["action"] for one in told] == [action.text for action in ACTIONS]
    assert [one["number"] for one in told] == list(range(1, len(ACTIONS) + 1))
    assert told[0]["seat"] == -1
    assert told[0]["events"][0]["type"] == "StartDrawn"
    assert len(told[-1]["scores"]) == 3


def test_a_transcript_is_printed_as_the_library_writes_it() -> None:
    recorded = RECORD.read_text(encoding="utf-8")
    assert run("transcript", RECORD).out == write_transcript(read_record(recorded))


def test_a_transcript_is_no_record(tmp_path: Path) -> None:
    transcript = tmp_path / "transcript.txt"
    transcript.write_text(run("transcript", RECORD).out, encoding="utf-8")
    assert_one_sentence(run("replay", transcript), "line 1")
