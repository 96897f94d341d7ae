"""The same box gives the same game, however many boxes come and go."""

from copy import copy

from clocksmith.core.box.box import Box
from clocksmith.core.box.variants import REMEMBERED, Variants
from clocksmith.games.khronos.box.form import SHELF


class Made:
    """Stands for a game: what counts is which one it is."""

    def __init__(self, box: Box, rules_version: int) -> None:
        self.box = box
        self.rules_version = rules_version


def called(name: str) -> Box:
    box = copy(SHELF.newest)
    box.name = name
    return box


def test_the_games_with_shipped_boxes_stay_however_many_others_are_asked_for() -> None:
    variants = Variants(SHELF, Made)
    newest = variants.game(2, SHELF.newest)
    for number in range(3 * REMEMBERED):
        variants.game(2, called(f"club {number}"))
    assert variants.game(2, SHELF.newest) is newest
    assert variants.game(2, copy(SHELF.newest)) is newest, "read again from a text of its own"


def test_of_the_other_boxes_those_asked_for_last_stay() -> None:
    variants = Variants(SHELF, Made)
    first, used = variants.game(2, called("first")), variants.game(2, called("used"))
    for number in range(REMEMBERED - 1):
        variants.game(2, called(f"club {number}"))
        assert variants.game(2, called("used")) is used
    assert variants.game(2, called("first")) is not first


def test_other_rules_with_the_same_box_are_another_game() -> None:
    variants = Variants(SHELF, Made)
    assert variants.game(1, SHELF.newest) is not variants.game(2, SHELF.newest)
    assert variants.game(1, SHELF.newest).rules_version == 1
