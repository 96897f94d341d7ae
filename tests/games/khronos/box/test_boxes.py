"""Khronos with other boxes: what is wrong with some, and games with random ones."""

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.bots.greedy import HASTY, Greedy
from clocksmith.core.box.fault import BoxError
from clocksmith.core.box.writing import write_box
from clocksmith.core.event import Log, Silence
from clocksmith.core.seat import CHANCE
from clocksmith.core.words import LANGUAGES, Words
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.box.form import SENTENCES
from clocksmith.games.khronos.game import game_with
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.table.record import Record, read_record, replay, write_record
from clocksmith.testing import RandomGame, contract, layouts
from effort import part
from games.conformance.games import HouseDriver
from games.khronos.balance import BalanceCheck
from games.khronos.boxes import varied
from games.khronos.driver import choices_for
from games.khronos.oracle import Oracle, parts, table

SHELF = GAME.shelf()
Rows = dict[str, Any]


def plain() -> Rows:
    """Return the box that a table takes as an editor holds it."""
    return {"format": 1, "game": "khronos", "name": "mine", **deepcopy(GAME.box().content())}


# What is wrong


def shorter(box: Rows) -> None:
    box["map"][0]["rows"] = box["map"][0]["rows"][:19]


def narrower(box: Rows) -> None:
    box["map"][0]["rows"][4] = "..."


def moor(box: Rows) -> None:
    box["map"][0]["rows"][4] = "x" * 16


def deserted(box: Rows) -> None:
    box["map"][0]["rows"][3] = "." * 16


def crowded(box: Rows) -> None:
    box["map"][0]["rows"][2:4] = ["mmmffffh...f.~ff", "mmff...h.....~ff"]


def cheap_castle(box: Rows) -> None:
    box["tile"][2]["value"] = 2


def ruined_city(box: Rows) -> None:
    box["tile"][8]["ruin"] = 1


def rich_ruin(box: Rows) -> None:
    box["tile"][1]["ruin"] = 3


def thin_deck(box: Rows) -> None:
    box["deck"][1]["cards"] = [7, 7, 7]


def late_income(box: Rows) -> None:
    box["income"][1]["round"] = 8


def income_twice(box: Rows) -> None:
    box["income"][1]["round"] = 4


def no_table_of_five(box: Rows) -> None:
    box["surcharge"][3]["players"] = 4


def small_city(box: Rows) -> None:
    box["number"][12]["value"] = 2


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        (shorter, "length", ("map", 0, "rows")),
        (narrower, "map-width", ("map", 0, "rows")),
        (moor, "map-terrain", ("map", 0, "rows")),
        (deserted, "map-hamlets", ("map", 0, "rows")),
        (crowded, "map-hamlets", ("map", 0, "rows")),
        (cheap_castle, "tile-values", ("tile", 2, "value")),
        (ruined_city, "tile-ruin", ("tile", 8, "ruin")),
        (rich_ruin, "tile-ruin-worth", ("tile", 1, "ruin")),
        (thin_deck, "deck-small", ("deck", 1, "cards")),
        (late_income, "income-rounds", ("income", 1, "round")),
        (income_twice, "income-rounds", ("income", 1, "round")),
        (no_table_of_five, "surcharge-players", ("surcharge", 3, "players")),
        (small_city, "rooms", ("number", 12, "value")),
    ],
)
def test_what_cannot_be_played_is_told_with_its_place(
    change: Callable[[Rows], None], key: str, place: tuple[str, int, str]
) -> None:
    box = plain()
    assert SHELF.box_of(box).digest == GAME.box().digest
    change(box)
    with pytest.raises(BoxError) as caught:
        SHELF.box_of(box)
    [fault] = caught.value.faults
    assert (fault.key, (fault.sheet, fault.row, fault.column)) == (key, place)


@pytest.mark.parametrize(
    ("name", "value"), [("hand", 7), ("journey-price", 0), ("rounds", 0), ("room", 4)]
)
def test_a_number_keeps_its_own_bounds(name: str, value: int) -> None:
    box = plain()
    [row] = [row for row in box["number"] if row["name"] == name]
    row["value"] = value
    with pytest.raises(BoxError, match=f"value must be from .* not {value}"):
        SHELF.box_of(box)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(language: str) -> None:
    words = Words(GAME, language)
    assert [key for key in SENTENCES if not words.has(f"box-{key}")] == []


# Playing with another box


def test_the_first_map_of_a_box_is_the_usual_one() -> None:
    game = game_with(2, varied(0))
    assert game.options.choose({}).value("map") == "wild"
    assert game.start(2).land.rows == game.parts.maps["wild"]


def test_the_same_rules_and_box_are_one_game() -> None:
    box = varied(1)
    assert game_with(2, box) is game_with(2, SHELF.read(write_box(box)))
    assert game_with(1, box) is not game_with(2, box)


def test_a_box_that_is_not_shipped_travels_with_its_record() -> None:
    game = game_with(2, varied(2))
    record = Record(game, 2, game.options.choose({}), [game.actions.parse("start 1")])
    text = write_record(record)
    assert text.count("\n> [[map]]\n") == 2
    assert read_record(text).game is game


@pytest.mark.compiled
@pytest.mark.parametrize("number", part(range(10), 4))
def test_a_greedy_game_with_a_varied_box_adds_up_to_its_end(number: int) -> None:
    game = game_with(2, varied(number))
    luck = random.Random(number)
    seats, choices = choices_for(number * 29, game.options)
    state = game.start(seats, choices)
    balance, bot, actions = BalanceCheck(state), Greedy(number, HASTY), []
    while (asked := game.decision(state)) is not None:
        if asked.seat == CHANCE:
            action = game.legal(state).nth(luck.randrange(len(game.legal(state))))
        else:
            action = bot.choose(game, state.copy(), asked.seat, Budget(visits=60))
        assert game.refusal(state, action) is None
        assert action in game.legal(state)
        log = Log()
        game.apply(state, action, log)
        actions.append(action)
        balance.check(state, log.events)
        if len(actions) % 7 == 0:
            assert game.read(game.write(state)).key() == state.key()
    assert game.outcome(state) is not None
    again = read_record(write_record(Record(game, seats, choices, actions)))
    assert list(replay(again))[-1].state.key() == state.key()


# Both readings of the rules, with other tiles and surcharges


def lend(box: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the second reading the tiles, houses and surcharges of a box."""
    for tile in box.tiles:
        key = (parts.KINDS[tile.kind], tile.rank)
        monkeypatch.setitem(parts.VALUES, key, tile.value)
        monkeypatch.setitem(parts.TILES, key, tile.count)
    for rank in (2, 3):
        monkeypatch.setitem(parts.RUIN_VALUES, rank, box.tiles[rank - 1].ruin)
    for rank in (1, 2, 3):
        monkeypatch.setitem(parts.PEOPLE, rank, box.housing[rank])
    for players, (forest, mountain) in box.surcharges.items():
        both = {"forest": forest, "mountain": mountain}
        monkeypatch.setitem(table.SURCHARGES, players, both)


def printed_so(number: int) -> Any:
    """Return the house box with the tiles, houses and surcharges of a varied one."""
    other, box = varied(number), plain()
    box["tile"] = [dict(row.values) for row in other.rows["tile"]]
    for strong, holy in zip(box["tile"][:3], box["tile"][3:6], strict=True):
        holy["ruin"] = strong["ruin"] = min(strong["ruin"], holy["value"])
    box["surcharge"] = [dict(row.values) for row in other.rows["surcharge"]]
    rooms = {row.text("name"): row.number("value") for row in other.rows["number"]}
    for row in box["number"]:
        if row["name"].endswith("-room"):
            row["value"] = rooms[row["name"]]
    return SHELF.box_of(box)


@pytest.mark.parametrize("number", part(range(10), 4))
def test_both_readings_agree_with_varied_tiles_houses_and_surcharges(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_with(2, printed_so(number))
    lend(game.parts, monkeypatch)
    seats, choices = choices_for(number * 31, game.options)
    chosen = dict(choices.pairs)
    oracle = Oracle(
        seats,
        edition=chosen["edition"],
        holdem=chosen["holdem"] == "yes",
        lost_tiles=chosen["lost-tiles"] == "yes",
        new_start=chosen["new-start"] == "yes",
        higher=chosen["surcharge"] == "higher",
        summary=chosen["hamlet-cubes"] == "summary",
    )
    state = game.start(seats, choices)
    choose = HouseDriver("khronos").chooser(random.Random(number))
    while game.decision(state) is not None:
        assert set(game.legal(state).texts()) == oracle.legal()
        action = choose(game.legal(state))
        game.apply(state, action, Silence())
        oracle.play(action.text)
    assert oracle.question() is None
    assert game.scores(state) == [player.ecus for player in oracle.table.players]


@pytest.mark.parametrize("number", range(6))
def test_what_is_legal_with_a_varied_box_is_what_is_not_refused(number: int) -> None:
    game = game_with(2, varied(number))
    contract.legal_is_what_is_not_refused(RandomGame(game, number))


@pytest.mark.parametrize("number", part(range(10), 2))
def test_learners_are_told_of_a_varied_box_what_they_may_know(number: int) -> None:
    game = game_with(2, varied(number))
    layouts.numbers_tell_a_seat_what_it_may_know_and_no_more(RandomGame(game, number))
