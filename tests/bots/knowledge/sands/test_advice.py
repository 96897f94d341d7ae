"""The Sands of Time as bots ask about it."""

import re
from pathlib import Path
from typing import Final

from clocksmith.bots.knowledge import sands
from clocksmith.bots.knowledge.sands import KNOWLEDGE
from clocksmith.bots.knowledge.sands.outlook import PARTS, rounds_left, rounds_until
from clocksmith.games.sands import GAME
from clocksmith.games.sands.rules.choosing import ChooseCards
from games.conformance.games import Table

WORDS: Final = Path(sands.__file__).parent / "words"


def test_a_turn_is_a_round_and_in_the_setup_an_answer() -> None:
    table = Table("sands", 2)
    last: tuple[int, int, int] | None = None
    for action in table.moves():
        clock = table.state.clock
        here = (clock.generation, clock.round, KNOWLEDGE.turn(table.state))
        asked = table.game.decision(table.state)
        if last is not None and clock.generation and asked is not None:
            assert (here[:2] == last[:2]) == (here[2] == last[2])
        if not clock.generation and asked is not None and asked.seat >= 0:
            before = KNOWLEDGE.turn(table.state)
            table.play(action)
            assert KNOWLEDGE.turn(table.state) != before
        else:
            table.play(action)
        last = here


def test_the_rounds_left_run_out() -> None:
    table = Table("sands", 4)
    seen: list[float] = []
    for action in table.moves():
        if isinstance(table.game.decision(table.state), ChooseCards):
            seen.append(rounds_left(table.state))
            assert rounds_until(table.state) <= seen[-1]
        table.play(action)
    assert seen[0] > 15.0
    assert seen[-1] < 5.0


def test_points_and_means_are_good() -> None:
    table = Table("sands", 0)
    for action in table.moves():
        if table.state.clock.generation:
            break
        table.play(action)
    state = table.state
    before = KNOWLEDGE.forecast(state)
    richer = state.copy()
    richer.players[0].stock[1] += 3
    after = KNOWLEDGE.forecast(richer)
    assert after[0] > before[0]
    assert after[1:] == before[1:]
    calmer = state.copy()
    calmer.players[0].unrest -= 1
    assert KNOWLEDGE.forecast(calmer)[0] > before[0]
    assert GAME.name == "sands"


def test_a_seat_thinks_until_its_own_turn_in_the_round_is_over() -> None:
    table = Table("sands", 2)
    for action in table.moves():
        state = table.state
        if state.turn >= 0 and state.stack and state.clock.generation:
            turn = KNOWLEDGE.turn(state)
            before = (state.turn - 1) % table.seats
            assert KNOWLEDGE.goes_on(state, state.turn, turn)
            assert KNOWLEDGE.goes_on(state, before, turn) == (state.turn == state.start)
        table.play(action)
    assert not KNOWLEDGE.goes_on(table.state, 0, -1)


def test_what_a_seat_may_expect_is_told_in_parts_with_words_for_each() -> None:
    state = Table("sands", 0).state
    names = {item.name for item in KNOWLEDGE.forecast_parts(state, 0)}
    assert names == {*PARTS, "homeland"}
    for language in ("en", "de", "fr"):
        words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        told = set(re.findall(r"^account-([a-z]+) = .", words, re.MULTILINE))
        assert told == {*names, "rivals", "amount"}
