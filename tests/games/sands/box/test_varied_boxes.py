"""What holds in every game holds with any box: supplies, secrets, endings, texts, bots."""

from functools import cache

import pytest

from clocksmith.bots.bot import AT_ONCE
from clocksmith.bots.greedy import HASTY, Greedy
from clocksmith.core.event import Silence
from clocksmith.core.seat import CHANCE, OPEN, SPECTATOR, Seat
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.rules import game_of, rules_of
from clocksmith.games.sands.game import SHELF, SandsGame, game_with
from clocksmith.table.record import Record, read_record, write_record
from clocksmith.testing import RandomGame, contract, layouts, secrets
from clocksmith.testing.words import a_whole_game_is_told
from effort import part
from games.conformance.games import HouseDriver
from games.sands.variation import varied_box

BOXES = ["house-1", "house-2", *[f"varied {number}" for number in range(10)]]
CHOSEN = part(BOXES, 4)


@cache
def game_called(name: str) -> SandsGame:
    """Return the game with a shipped box, or with one of those that vary."""
    shipped = SHELF.find(name)
    return game_with(shipped or varied_box(int(name.split()[1])))


def table(name: str) -> RandomGame:
    """Return a random game with a box; all of them together sit at tables of every size."""
    driver = HouseDriver("sands")
    driver.game = game_called(name)
    return RandomGame(driver.game, BOXES.index(name), driver)


def test_boxes_that_vary_are_all_different_from_the_shipped_ones() -> None:
    digests = [game_called(name)._box.digest for name in BOXES]
    assert len(set(digests)) == len(BOXES)


@pytest.mark.parametrize("name", CHOSEN)
def test_a_game_ends_and_everything_adds_up(name: str) -> None:
    contract.nothing_is_lost_and_nothing_made(table(name))
    contract.every_game_ends_with_an_outcome(table(name))


@pytest.mark.parametrize("name", CHOSEN)
def test_legal_is_what_is_not_refused(name: str) -> None:
    contract.every_action_is_read_back_from_what_it_writes(game_called(name))
    contract.legal_is_what_is_not_refused(table(name))


@pytest.mark.parametrize("name", CHOSEN)
def test_positions_and_copies_are_whole(name: str) -> None:
    contract.playing_on_a_copy_leaves_the_original_alone(table(name))
    contract.every_position_is_read_back_from_what_it_writes(table(name))
    contract.chance_gives_each_of_its_answers_a_weight(table(name))


@pytest.mark.parametrize("name", CHOSEN)
def test_nobody_sees_what_is_hidden(name: str) -> None:
    secrets.a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart(table(name))
    secrets.what_happens_looks_the_same_in_two_deals_until_it_may_be_known(table(name))
    layouts.numbers_tell_a_seat_what_it_may_know_and_no_more(table(name))


@pytest.mark.parametrize("name", CHOSEN)
def test_a_game_can_be_told(name: str) -> None:
    a_whole_game_is_told(table(name))


def test_what_only_a_box_knows_is_called_by_its_name() -> None:
    game = game_called("varied 0")
    region = game.parts.region_names.index("magna-terra")
    for language in LANGUAGES:
        assert Words(game, language).name("region", region) == "Magna Terra"


@pytest.mark.compiled
@pytest.mark.parametrize("name", CHOSEN)
def test_greedy_bots_play_any_box_to_its_end(name: str) -> None:
    game = game_called(name)
    number = BOXES.index(name)
    seats = 2 + number % 4
    state = game.start(seats)
    bots = [Greedy(number + seat, HASTY) for seat in range(seats)]
    luck = table(name).rng
    while (asked := game.decision(state)) is not None:
        if asked.seat == CHANCE:
            legal = game.legal(state)
            action = legal.nth(luck.randrange(len(legal)))
        else:
            seen = state.copy()
            game.redeal(seen, asked.seat, luck.randrange)
            action = bots[asked.seat].choose(game, seen, asked.seat, AT_ONCE)
        game.apply(state, action, Silence())
    outcome = game.outcome(state)
    assert outcome is not None
    assert max(outcome.scores) > 0
    for seat in (Seat(0), SPECTATOR, OPEN):
        game.view(state, seat)


@pytest.mark.parametrize("name", CHOSEN)
def test_a_record_carries_its_box(name: str) -> None:
    played = table(name)
    actions = []
    for action in played.moves():
        actions.append(action)
        played.play(action)
        if len(actions) == 60:
            break
    text = write_record(Record(played.game, played.seats, played.choices, actions))
    again = read_record(text)
    assert again.game.box() is not None
    assert write_record(again) == text
    assert ("\n> " in text) == name.startswith("varied")


@pytest.mark.parametrize("name", CHOSEN)
def test_a_box_travels_between_processes(name: str) -> None:
    game = game_called(name)
    again = game_of(rules_of(game))
    assert isinstance(again, SandsGame)
    assert again._box.digest == game._box.digest
