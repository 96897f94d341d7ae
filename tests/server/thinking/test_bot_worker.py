"""What answers for bots answers legally, and remembers whom it has met."""

from dataclasses import asdict
from typing import Any

import pytest

from clocksmith.games import GAMES
from clocksmith.puzzles.shelf import puzzles_of
from clocksmith.server.thinking import bot_worker as botworker
from clocksmith.server.thinking.bot_pool import TurnToJudge, local_bots
from clocksmith.server.thinking.bot_worker import COACH, COMPANION, REMEMBERED, Seated, start
from puzzles.quarry import sample_puzzle
from server.thinking.test_bot_pool import is_legal, question

CHESS = {"game": "chess", "rules_version": 1, "box": ""}


def test_a_bot_is_remembered_by_its_table_and_seat() -> None:
    seated = Seated()
    assert seated.bot("t", 0, "uniform") is seated.bot("t", 0, "uniform")
    assert seated.bot("t", 0, "uniform") is not seated.bot("t", 1, "uniform")


def test_only_the_last_bots_are_remembered_with_what_they_mean_to_do() -> None:
    seated = Seated()
    first, second = seated.bot("t", 0, "uniform"), seated.bot("t", 1, "uniform")
    for number in range(REMEMBERED - 1):
        seated.bot(f"t{number}", 0, "uniform")
    assert seated.bot("t", 1, "uniform") is second
    assert seated.bot("t", 0, "uniform") is not first


def test_a_question_gets_a_legal_action_and_one_to_a_helper_what_helps() -> None:
    answer = start()
    asked = question(0.5)
    assert is_legal(asked, answer(asdict(asked))["action"])
    hint = answer({**asdict(asked), "level": COACH})
    assert is_legal(asked, hint["action"]["text"])
    told = answer({**asdict(asked), "level": COMPANION})
    assert all(is_legal(asked, one["action"]["text"]) for one in told["action"]["suggestions"])


@pytest.mark.parametrize("odd", [{"rules": CHESS}, {"level": "deep-thought"}, {"position": ""}])
def test_a_question_without_an_answer_raises_an_error(odd: dict[str, Any]) -> None:
    assert "chess" not in GAMES
    with pytest.raises((KeyError, ValueError)):
        start()({**asdict(question()), **odd})


@pytest.mark.parametrize("game", list(GAMES))
def test_a_turn_of_a_puzzle_is_judged(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = sample_puzzle(game)
    monkeypatch.setattr(botworker, "puzzles_of", lambda name: {puzzle.id: puzzle})
    answer = start()
    for turn, right in ((puzzle.solution, True), (puzzle.second, False)):
        tried = TurnToJudge(game, puzzle.id, [action.text for action in turn])
        verdict = answer(asdict(tried))["action"]
        assert verdict["right"] is right
        told = [one["text"] for one in verdict["better"]["answers"]]
        assert set(told) <= {action.text for action in puzzle.solution}
        assert verdict["better"]["events"], "what happens in it is told"
    given_up = answer(asdict(TurnToJudge(game, puzzle.id, [])))["action"]
    assert not given_up["right"]
    assert given_up["better"]["answers"]


async def test_a_turn_of_a_puzzle_is_judged_by_a_process_of_the_bots() -> None:
    puzzle = next(iter(puzzles_of("khronos").values()))
    pool = local_bots(1)
    try:
        for turn, right in ((puzzle.solution, True), (puzzle.second, False)):
            texts = [action.text for action in turn]
            verdict = await pool.judge(TurnToJudge("khronos", puzzle.id, texts))
            assert verdict["right"] is right
    finally:
        await pool.close()
