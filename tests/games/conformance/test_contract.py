"""What must hold in every position of every game: legality, copies, replay, texts."""

import pytest

from clocksmith.games import GAMES, OURS
from clocksmith.testing import contract
from games.conformance.games import Table, random_games


@pytest.mark.parametrize("name", OURS)
def test_every_action_is_read_back_from_what_it_writes(name: str) -> None:
    contract.every_action_is_read_back_from_what_it_writes(GAMES[name])


@random_games()
def test_legal_is_what_is_not_refused(name: str, number: int) -> None:
    contract.legal_is_what_is_not_refused(Table(name, number))


@random_games(one_in=40)
def test_legal_is_what_is_not_refused_in_the_whole_space(name: str, number: int) -> None:
    contract.legal_is_what_is_not_refused_in_the_whole_space(Table(name, number))


@random_games()
def test_what_is_played_at_once_opens_a_question_or_ends_a_turn(name: str, number: int) -> None:
    contract.what_is_played_at_once_opens_a_question_or_ends_a_turn(Table(name, number))


@random_games()
def test_what_opens_by_itself_takes_nothing_away(name: str, number: int) -> None:
    contract.what_opens_by_itself_takes_nothing_away(Table(name, number))


@random_games()
def test_playing_on_a_copy_leaves_the_original_alone(name: str, number: int) -> None:
    contract.playing_on_a_copy_leaves_the_original_alone(Table(name, number))


@random_games()
def test_a_record_replays_to_identical_positions(name: str, number: int) -> None:
    contract.a_record_replays_to_identical_positions(Table(name, number))


@random_games(one_in=4)
def test_every_position_is_read_back_from_what_it_writes(name: str, number: int) -> None:
    contract.every_position_is_read_back_from_what_it_writes(Table(name, number))


@random_games(one_in=10)
def test_chance_gives_each_of_its_answers_a_weight(name: str, number: int) -> None:
    contract.chance_gives_each_of_its_answers_a_weight(Table(name, number))


@random_games()
def test_the_ledger_adds_up(name: str, number: int) -> None:
    contract.the_ledger_adds_up(Table(name, number))
