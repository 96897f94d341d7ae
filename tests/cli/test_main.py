"""Every command has help, and bad input gets one sentence and exit code 2."""

from pathlib import Path

import pytest

from cli.terminal import POSITION, RECORD, assert_one_sentence, run, talk
from clocksmith import __version__

COMMANDS = ("play", "serve", "replay", "transcript", "show", "perft", "bench")


def test_the_version_is_told() -> None:
    assert run("--version").out == f"clocksmith {__version__}\n"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("clocksmith an", ["analyse"]),
        ("clocksmith play sa", ["sands"]),
        ("clocksmith play --level gr", ["grandmaster", "greedy"]),
        ("clocksmith play --language d", ["de"]),
    ],
)
def test_the_shell_completes_commands_games_levels_and_languages(
    typed: str, offered: list[str]
) -> None:
    words = len(typed.split()) - 1
    asked = {"_CLOCKSMITH_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(words)}
    said = talk(ask=[], env=asked)
    assert (said.code, said.out.split()) == (0, offered)


def test_help_lists_every_command() -> None:
    out = run("--help").out
    for command in COMMANDS:
        assert command in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert "Usage: " in said.out


def test_nothing_at_all_shows_the_help() -> None:
    assert "play" in talk(ask=[]).out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fly"], ["No such command", "fly"]),
        (["play", "--wings"], ["No such option", "--wings"]),
        (["play", "chess"], ["There is no game 'chess'; the games are khronos"]),
        (["play", "--seats", "9"], ["Khronos has 2 to 5 seats, not 9."]),
        (["play", "--seats", "many"], ["--seats"]),
        (["play", "--seat", "3"], ["The seats are 0 to 2, so there is no seat 3."]),
        (["play", "--seat", "-1"], ["so there is no seat -1"]),
        (["play", "--option", "holdem"], ["An option is written key=value, not 'holdem'."]),
        (["play", "--option", "luck=good"], ["There is no option 'luck'"]),
        (["play", "--option", "map=nowhere"], ["There is no map 'nowhere'"]),
        (["play", "--language", "tlh"], ["The language must be one of en, de, fr, not 'tlh'."]),
        (["play", "--map", "missing.toml"], ["There is no file missing.toml."]),
        (["play", "--position", "missing"], ["There is no file missing."]),
        (["play", "--position", str(POSITION), "--seats", "3"], ["A position has its own seats"]),
        (
            ["play", "--record", "no/such/folder/game"],
            ["The folder no/such/folder does not exist."],
        ),
        (["replay"], ["Missing argument"]),
        (["replay", "missing"], ["There is no file missing."]),
        (["replay", str(POSITION)], ["line 1: a record begins with"]),
        (["replay", str(RECORD), "--json", "--step"], ["--json prints the whole game"]),
        (["replay", str(RECORD), "--at", "99999"], ["so there is none after 99999."]),
        (["transcript", "missing"], ["There is no file missing."]),
        (["show", "missing"], ["There is no file missing."]),
        (["show", str(POSITION), "--at", "3"], ["--at is for records"]),
        (["show", str(POSITION), "--seat", "4"], ["The seats are 0 to 3, so there is no seat 4."]),
        (["show", str(POSITION), "--svg", "no/such/a.svg"], ["The folder no/such does not exist."]),
        (["perft", "--depth", "-1"], ["--depth"]),
        (["perft", "chess"], ["There is no game 'chess'"]),
        (["perft", "--position", str(POSITION), "--seats", "2"], ["A position has its own seats"]),
        (["perft", "--position", "missing"], ["There is no file missing."]),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], words: list[str]) -> None:
    assert_one_sentence(run(*arguments), *words)


def test_a_real_process_says_the_same(tmp_path: Path) -> None:
    assert_one_sentence(talk(ask=["show", tmp_path]), "is a folder, not a file.")


@pytest.mark.parametrize("command", ["replay", "transcript", "show"])
def test_files_that_are_none_of_ours_are_told_apart(command: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert_one_sentence(run(command, tmp_path), "is a folder, not a file.")
    file.write_bytes(b"clocksmith record 1\n\xff\xfe")
    assert_one_sentence(run(command, file), "is not UTF-8 text.")
    file.write_bytes(b"clocksmith record 1\n" + b"#" * 1_000_001)
    assert_one_sentence(run(command, file), "is larger than 1 MB")
    file.write_bytes(b"")
    assert_one_sentence(run(command, file), "the text is empty")
    file.write_bytes(b"\x00\x1b[31m evil\n")
    assert_one_sentence(run(command, file), "line 1")
    assert "\x1b" not in run(command, file).err


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbf" + POSITION.read_bytes())
    assert run("show", file).code == 0
