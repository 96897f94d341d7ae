"""The oracle plays whole games from beginning to end, with nothing getting lost."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from effort import part
from games.khronos.oracle import Oracle
from games.khronos.oracle.parts import REASON, TILES
from games.khronos.oracle.settle import ties

TABLES = list(product(["second", "first", "english"], [2, 3, 4, 5], [False, True]))


def check_sums(oracle: Oracle, *, edition: str, lost_tiles: bool) -> None:
    """Cards, cubes and tiles add up to what the box holds."""
    dump = oracle.dump()
    table = oracle.table
    cards = (18, 18, 19) if edition == "second" else (11, 11, 11)
    piles = [dump["pile"], dump["discards"], dump["face_up"]]
    piles += [player["hand"] for player in dump["players"]]
    assert tuple(sum(column) for column in zip(*piles, strict=True)) == cards
    laid = Counter((tile.kind, tile.rank) for board in table.boards for tile in board.tiles)
    for kind_rank, tiles in TILES.items():
        left = table.supply[kind_rank]
        if left is not None:
            assert left >= 0
            total = left + laid[kind_rank]
            assert total <= tiles if lost_tiles else total == tiles
    for seat, player in enumerate(table.players):
        owned = [tile for board in table.boards for tile in board.tiles if tile.owner == seat]
        people = sum(building.cubes[seat] for building in table.boards[REASON].visible())
        assert player.cubes + len(owned) + people == 25
        assert player.cubes >= 0
        assert player.ecus >= 0


def check_boards(oracle: Oracle) -> None:
    """No two tiles overlap, and between actions no domain of Might or Faith has a tie."""
    for age, board in enumerate(oracle.table.boards):
        cells = [cell for tile in board.tiles for cell in tile.cells]
        assert len(cells) == len(set(cells))
        if age != REASON:
            assert not any(ties(board, kind) for kind in ("military", "religious"))
        hidden = [hamlet for hamlet in board.printed if hamlet not in board.visible()]
        assert not any(hamlet.cubes.total() for hamlet in hidden)


def check_same_large_tiles(oracle: Oracle) -> None:
    """6.9 The medium and large tiles of Faith and Reason are the same."""
    faith, reason = (
        {(tile.kind, tile.rank, tile.cell) for tile in board.tiles if tile.rank > 1}
        for board in oracle.table.boards[1:]
    )
    assert faith == reason


def random_answer(chance: random.Random, legal: set[str]) -> str:
    """A random answer that shuns ending the turn and crowds buildings into one corner."""
    verbs = sorted({" ".join(text.split()[:2]) for text in legal} - {"end"})
    if not verbs or chance.random() < 0.03:
        return chance.choice(sorted(legal))
    verb = chance.choice(verbs)
    texts = sorted(text for text in legal if text.startswith(verb))
    crowded = [text for text in texts if is_crowded(text)]
    return chance.choice(crowded if crowded and chance.random() < 0.9 else texts)


def is_crowded(text: str) -> bool:
    """Whether an answer ends with a cell between c4 and j12, where conflicts are meant to be."""
    place = text.split()[-1]
    return place[1:].isdigit() and "c" <= place[0] <= "j" and 4 <= int(place[1:]) <= 12


@pytest.mark.parametrize(("edition", "seats", "options"), part(TABLES, 6))
def test_random_games_end_and_add_up(edition: str, seats: int, options: bool) -> None:
    """2.4 Any play ends after seven rounds, and nothing gets lost on the way."""
    chance = random.Random(f"{edition} {seats} {options}")
    oracle = Oracle(seats, edition=edition, holdem=options, lost_tiles=options, new_start=options)
    supply_lasts = True
    while (question := oracle.question()) is not None:
        legal = oracle.legal()
        assert legal
        check_sums(oracle, edition=edition, lost_tiles=options)
        if question.name == "TakeTurn":
            check_boards(oracle)
        supply_lasts = supply_lasts and 0 not in oracle.table.supply.values()
        if question.name == "TakeTurn" and supply_lasts:
            check_same_large_tiles(oracle)
        oracle.play(random_answer(chance, legal))
    assert oracle.dump()["round"] == 7
    assert oracle.legal() == set()


def test_illegal_answers_are_refused() -> None:
    """2 Only the listed answers can be played."""
    oracle = Oracle(2)
    with pytest.raises(ValueError, match="start 2"):
        oracle.play("start 2")


def test_the_beginning() -> None:
    """1.5 The start player is drawn, then each seat in turn gets four cards."""
    oracle = Oracle(3, holdem=True)
    assert oracle.dump()["face_up"] == (1, 1, 1)
    oracle.play("start 2")
    for _ in range(12):
        question = oracle.question()
        assert question is not None
        assert (question.name, question.seat) == ("DrawCard", -1)
        oracle.play("draw military")
    question = oracle.question()
    assert question is not None
    assert (question.name, question.seat) == ("TakeTurn", 2)
    assert [player["hand"] for player in oracle.dump()["players"]] == [(4, 0, 0)] * 3
