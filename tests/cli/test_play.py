"""A person plays in the terminal: real processes with a piped prompt."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import (
    ESCAPE,
    POSITION,
    ROOT,
    SPOT,
    assert_one_sentence,
    listen_to_interrupts,
    run,
    talk,
)
from clocksmith.core.event import Silence
from clocksmith.games.khronos import GAME
from clocksmith.table.record import read_record

KHRONOS: list[str | Path] = ["play", "khronos", "--seed", "1", "--level", "uniform"]
QUICK = ("--level", "uniform", "--seed", "3", "--seats", "2")


def test_a_game_begins_with_boards_players_and_the_question() -> None:
    said = talk("quit", ask=KHRONOS)
    assert said.code == 0
    assert said.err == ""
    assert "You are Red." in said.out
    assert "The seed of this game is 1." in said.out
    assert "   MIGHT  0 0 1 1 2 2" in said.out
    assert "0 Red (you)" in said.out
    assert "What will you do?" in said.out
    assert "  4  Build a watchtower at … in Might  (279 places)" in said.out
    assert said.out.rstrip().endswith("Good-bye.")


def test_the_end_of_input_leaves_politely_and_writes_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    said = talk("b w m f6", ask=[*KHRONOS, "--record", file])
    assert said.code == 0
    assert "Good-bye." in said.out
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.actions[-1].text == "build watchtower might f6"


def test_a_whole_turn_by_numbers_places_and_words(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    said = talk(
        "4", "f6", "build town might h4", "charge 1 1", "end", ask=[*KHRONOS, "--record", file]
    )
    assert said.err == ""
    assert "Which place? Type its cell, or “back”." in said.out
    assert "Red built a watchtower at f6 in Might." in said.out
    texts = [action.text for action in read_record(file.read_text(encoding="utf-8")).actions]
    assert "build watchtower might f6" in texts
    assert "end" in texts
    assert texts.index("end") > texts.index("build watchtower might f6")
    assert "Green’s turn began." in said.out or "Green began a turn." in said.out


def test_groups_of_cards_are_numbered() -> None:
    said = talk("1", "2", "quit", ask=KHRONOS)
    assert "Which one? Type its number, or “back”." in said.out
    assert "Red paid 2 ecus to exchange cards." in said.out


def test_why_names_the_rule() -> None:
    said = talk("why build keep might a1", "why end", "why b w m e6", "quit", ask=KHRONOS)
    assert "This takes 2 military cards, and you hold only 1. (5.1)" in said.out
    assert "This is legal." in said.out
    assert "The hamlet at e6 is in the way. (5.1)" in said.out or "is in the way. (5.1)" in said.out


def test_an_action_that_is_not_legal_says_why_and_changes_nothing() -> None:
    said = talk("build castle might b8", "quit", ask=KHRONOS)
    assert "(5.1)" in said.out
    assert said.out.count("What will you do?") == 1


def test_what_and_why_take_the_number_of_an_option() -> None:
    said = talk("why 2", "what 2", "what 4", "what 99", "quit", ask=KHRONOS)
    assert said.out.count("This is legal.") == 1
    assert "Send adventurer" in said.out.split("This is legal.")[1]
    assert "“4” is neither an action" in said.out, "an option with many places is no single action"
    assert "“99” is neither an action" in said.out


def test_what_tells_the_consequences_without_playing() -> None:
    said = talk("what build watchtower might e7", "what upgrade town might e6", "quit", ask=KHRONOS)
    assert "Red builds a watchtower at e7 in Might." in said.out
    assert "Red: cubes 25 → 24; income in Might 0 → 1" in said.out
    assert "Might: the domain around e6 belongs to Red and pays 1" in said.out
    assert "ripples into Faith." in said.out
    assert "ecus 4 → 5" in said.out
    assert "Then you are asked: What will you do next?" in said.out
    assert said.out.count("What will you do?") == 1


def test_what_names_who_will_have_to_choose() -> None:
    said = talk("what end", "quit", ask=KHRONOS)
    assert "Then chance decides: Which card will Red draw?" in said.out


def test_undo_and_restart_go_back_to_the_start_of_the_turn() -> None:
    said = talk("b w m f6", "b h m g6", "undo", "restart", "undo", "quit", ask=KHRONOS)
    assert said.out.count("Taken back.") == 2
    assert said.out.count("You cannot take that back") == 1
    assert said.out.count("What will you do?") == 2  # at first, and after the restart


def test_undo_never_goes_past_new_cards() -> None:
    said = talk("exchange 1m", "undo", "quit", ask=KHRONOS)
    assert "You cannot take that back" in said.out
    said = talk("b w m f6", "end", "undo", "restart", "quit", ask=KHRONOS)
    assert said.out.count("You cannot take that back") == 2


def test_words_may_be_shortened_and_doubt_is_told() -> None:
    said = talk("b h m", "b c m f6", "t a f", "quit", ask=KHRONOS)
    assert "“b h m” is neither an action nor a command" in said.out
    assert "This could be: " in said.out
    assert "Red sent adventurer A from Might to Faith." in said.out


@pytest.mark.parametrize("line", ["99", "0", "١", "fly away", "why", "what", "\x1b[31m", "x" * 500])
def test_wrong_input_is_answered_and_the_game_goes_on(line: str) -> None:
    said = talk(line, "quit", ask=KHRONOS)
    assert said.code == 0
    assert said.err == ""
    assert "There is no option" in said.out or "is neither an action nor a command" in said.out
    assert "\x1b" not in said.out


def test_looking_around_changes_nothing() -> None:
    said = talk("board", "domains", "legend", "log", "log 3", "options", "help", "?", ask=KHRONOS)
    assert said.err == ""
    assert said.out.count("   MIGHT") == 2
    assert "Held by" in said.out
    assert "military: w watchtower" in said.out
    assert said.out.count("why ACTION") == 2
    assert "Round 1 began." in said.out


def test_a_position_and_a_record_can_be_written_at_the_prompt(tmp_path: Path) -> None:
    position, record = tmp_path / "a position", tmp_path / "record"
    lines = [f"save {position}", f"record {record}", "save", "record", f"save {tmp_path}"]
    said = talk("b w m f6", *lines, "quit", ask=KHRONOS)
    assert f"Position saved to {position}"[:60] in said.out
    assert said.out.count("Which file?") == 2
    told = " ".join(said.out.split())  # where a line ends depends on the folder's name
    assert "is a folder, so nothing can be written there." in told
    state = GAME.read(position.read_text(encoding="utf-8"))
    assert state.boards[0].at(GAME.names["cell"].index("f6")) is not None
    assert read_record(record.read_text(encoding="utf-8")).actions


def test_a_game_can_start_from_a_position_and_leaves_a_record_of_it(tmp_path: Path) -> None:
    file = tmp_path / "record"
    said = talk(
        f"record {file}",
        "quit",
        ask=["play", "--level", "uniform", "--position", POSITION, "--seat", "1"],
    )
    assert "You are Green." in said.out
    assert "Round 6 of 7" in said.out
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.start().key() == GAME.read(POSITION.read_text(encoding="utf-8")).key()
    assert "Round 6 of 7" in run("show", file, "--at", "0").out


def test_a_choice_of_another_seat_is_asked_there() -> None:
    said = talk(
        "why shrink might a1",
        "quit",
        ask=["play", "--level", "uniform", "--position", SPOT, "--seat", "1"],
    )
    assert "Where will the watchtower stand?" in said.out
    assert "  1  Put the smaller building at" in said.out
    assert "The smaller building must be on the cells of the old one." in said.out


def test_other_hands_are_not_shown() -> None:
    said = talk("log", "quit", ask=KHRONOS)
    assert "Green drew a card. (×4)" in said.out
    assert "Green drew a military" not in said.out
    assert " 1 Green           ?     25" in said.out


def test_open_money_is_shown() -> None:
    said = talk("quit", ask=[*KHRONOS, "--option", "open-money=yes"])
    assert " 1 Green           4     25" in said.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["You are Red.", "What will you do?", "MIGHT", "forest", "Good-bye."]),
        ("de", ["Du bist ", "Wald", "Auf Wiedersehen.", "Runde 1 von 7"]),
        ("fr", ["Vous êtes ", "forêt", "Au revoir.", "Manche 1 sur 7"]),
    ],
)
def test_three_languages(language: str, words: list[str]) -> None:
    lines = ["4", "f6", "what end", "why b k m a1", "undo", "undo", "legend", "help", "log", "?"]
    said = talk(*lines, ask=[*KHRONOS, "--language", language])
    assert said.code == 0
    assert said.err == ""
    for word in words:
        assert word in said.out


@pytest.mark.parametrize(
    ("env", "word"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Auf Wiedersehen."),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "Au revoir."),
        ({"LANG": "sv_SE.UTF-8"}, "Good-bye."),
        ({"LANG": ""}, "Good-bye."),
    ],
)
def test_the_language_of_the_environment_is_spoken(env: dict[str, str], word: str) -> None:
    assert word in talk("quit", ask=KHRONOS, env=env).out


def test_lines_of_a_board_are_never_broken() -> None:
    for columns in ("20", "108", "109", "200"):
        said = talk("b w m f6", "quit", ask=KHRONOS, env={"COLUMNS": columns})
        rows = [line for line in said.out.splitlines() if line.startswith("13 ")]
        whole = 109 if int(columns) >= 109 else 35
        assert rows
        assert {len(row) for row in rows} == {whole}


def test_a_narrow_terminal_shows_only_what_changed() -> None:
    said = talk("b w m f6", "quit", ask=KHRONOS, env={"COLUMNS": "80"})
    assert said.out.count("   MIGHT") == 2
    assert said.out.count("   FAITH") == 1


def test_colours_only_where_they_are_wanted() -> None:
    forced = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    assert ESCAPE.search(talk("quit", ask=KHRONOS, env=forced).out)
    assert not ESCAPE.search(talk("quit", ask=[*KHRONOS, "--no-colour"], env=forced).out)
    quiet = talk("quit", ask=KHRONOS, env={**forced, "NO_COLOR": "1"}).out
    assert "\x1b[38" not in quiet
    assert "\x1b[48" not in quiet


def test_the_same_seed_gives_the_same_game() -> None:
    once = talk("b w m f6", "end", "quit", ask=KHRONOS)
    assert talk("b w m f6", "end", "quit", ask=KHRONOS).out == once.out


def test_a_game_can_be_played_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game"
    # One answers what others' actions ask, too: the first option is always legal.
    said = talk(*["end", "1"] * 40, ask=["play", *QUICK, "--record", file])
    assert "most ecus win" in said.out
    assert "1. " in said.out
    record = read_record(file.read_text(encoding="utf-8"))
    state = GAME.start(2)
    for action in record.actions:
        GAME.apply(state, action, Silence())
    assert GAME.outcome(state) is not None


def test_bots_can_play_every_seat(tmp_path: Path) -> None:
    file = tmp_path / "game"
    said = run("play", "--watch", *QUICK, "--record", file)
    assert said.code == 0
    assert "Round 7" in said.out
    assert len(read_record(file.read_text(encoding="utf-8")).actions) > 100


def test_the_others_are_journeymen_unless_a_level_is_named() -> None:
    assert "The bot “journeyman” plays" in run("play", "--seat", "0", keys="quit\n").out
    said = run("play", "--level", "apprentice", keys="quit\n")
    assert "The bot “apprentice” plays" in said.out


def test_a_bot_at_another_seat_plays_by_its_level(tmp_path: Path) -> None:
    file = tmp_path / "game"
    asked = ("play", "--seats", "2", "--seed", "3", "--level", "greedy@1v", "--record", file)
    said = run(*asked, keys="end\nquit\n")
    assert said.code == 0
    texts = [action.text for action in read_record(file.read_text(encoding="utf-8")).actions]
    assert "end" in texts
    assert any(text.startswith("build") for text in texts[texts.index("end") :])
    assert run(*asked, keys="end\nquit\n").out == said.out


@pytest.mark.parametrize("keys", ["end\nquit\n", "end\nundo\nend\nquit\n"])
def test_the_luck_of_a_game_in_the_terminal_can_be_verified(keys: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    run("play", "khronos", *QUICK, "--record", file, keys=keys)
    said = run("verify", file)
    assert said.code == 0
    assert re.fullmatch(r"All [1-9]\d* answers of chance are as promised\.\n", said.out)
    text = file.read_text(encoding="utf-8")
    seed = re.search(r"^seed (\w+)", text, re.MULTILINE)
    assert seed is not None
    file.write_text(text.replace(seed[1], "0" * len(seed[1])), encoding="utf-8")
    assert run("verify", file).code == 1


def test_a_level_that_nobody_has_is_refused() -> None:
    assert_one_sentence(run("play", "--level", "wizard"), "There is no bot 'wizard'")


def test_a_bot_that_breaks_the_rules_is_told_in_a_sentence() -> None:
    said = run("play", "--level", "arena.rude:Cheats", "--seats", "2", "--seed", "3", keys="end\n")
    assert said.code == 2
    assert "which is not legal: rule" in said.err


def test_a_map_of_ones_own(tmp_path: Path) -> None:
    rows = ["." * 15 + ("h" if row % 2 == 0 else ".") for row in range(20)]
    file = tmp_path / "map.toml"
    text = f'[[map]]\nname = "flat"\nrows = {rows!r}\nsource = "me"\nstatus = "ruling"\n'
    file.write_text(text, encoding="utf-8")
    said = run("play", "--map", file, "--seed", "1", keys="quit\n")
    assert said.code == 0
    assert "~" not in said.out
    assert_one_sentence(run("play", "--map", file, "--option", "map=valley"), "given twice")
    file.write_text(text.replace("h", "x"), encoding="utf-8")
    assert_one_sentence(run("play", "--map", file), "unknown terrain")
    assert_one_sentence(run("play", "--map", ROOT / "README.md"), "TOML")


def test_an_interruption_leaves_politely_and_writes_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game"
    with subprocess.Popen(
        [sys.executable, "-m", "clocksmith", "play", "--seed", "1", "--record", str(file)],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=listen_to_interrupts,
    ) as process:
        assert process.stdout is not None
        seen = ""
        while "Red> " not in seen:
            seen += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert err == ""
    assert "Good-bye." in out
    assert read_record(file.read_text(encoding="utf-8")).actions
