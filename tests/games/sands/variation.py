"""Boxes of The Sands of Time that nobody has: the newest one with much of it changed at random."""

import copy
import random
from itertools import pairwise
from typing import Any

from clocksmith.core.box.box import Box
from clocksmith.core.box.fault import BoxError
from clocksmith.games.sands.box.validation import NUMBERS
from clocksmith.games.sands.game import SHELF
from clocksmith.games.sands.model.content import CATEGORY_NAMES, COUNTED_NAMES, TERRAIN_NAMES

Plain = dict[str, Any]


def plain_box(name: str = "house-3") -> Plain:
    """Return a shipped box as plain data, whole."""
    content = copy.deepcopy(SHELF.box(name).content())
    return {"format": 1, "game": "sands", "name": "varied", **content}


def varied_box(number: int) -> Box:
    """Return the box *number*: the first of its kind that the reader accepts."""
    luck = random.Random(f"box {number}")
    for _ in range(200):
        try:
            return SHELF.box_of(varied(luck))
        except BoxError:
            continue
    raise AssertionError("no box is accepted")


def varied(luck: random.Random) -> Plain:
    """Return a box with much of it changed, perhaps more than holds together."""
    plain = plain_box()
    for vary in (_map, _tiles, _structures, _advances, _cards, _board, _tracks, _numbers):
        vary(plain, luck)
    return plain


def _map(plain: Plain, luck: random.Random) -> None:
    for row in plain["region"]:
        if luck.random() < 0.3:
            row["terrain"] = luck.choice(TERRAIN_NAMES)
    borders = plain["border"]
    for row in borders:
        row["good"] = int(luck.random() < 0.3)
    for _ in range(luck.randrange(6)):
        borders.pop(luck.randrange(len(borders)))
    names = [row["name"] for row in plain["region"]]
    known = [set(row["regions"]) for row in borders]
    for _ in range(luck.randrange(6)):
        ends = luck.sample(names, 2)
        if set(ends) not in known:
            known.append(set(ends))
            borders.append({"regions": ends, "kind": "dotted", "good": 1})
    luck.shuffle(borders)
    old = luck.choice(names)
    for row in [*plain["region"], *borders]:  # somebody's own region
        row["regions"] = ["magna-terra" if n == old else n for n in row.get("regions", [])]
        if row.get("name") == old:
            row["name"] = "magna-terra"
    for row in plain["region"]:
        del row["regions"]


def _tiles(plain: Plain, luck: random.Random) -> None:
    for row in plain["tile"]:
        row["capacity"] = luck.randint(2, 7)
        row["resource"] = luck.choice(["crops", "gold"])


def _changed(effect: str, luck: random.Random) -> str:
    """Return an effect with another amount."""
    words = effect.split()
    if words[-1].isdecimal():
        words[-1] = str(luck.randint(1, 4))
    return " ".join(words)


def _structures(plain: Plain, luck: random.Random) -> None:
    rows = plain["structure"]
    others = [row for row in rows if "city" not in row["effects"]]
    effects = [[_changed(one, luck) for one in row["effects"]] for row in others]
    locks = [(row["lock"], row["locked"]) for row in others]
    luck.shuffle(effects)
    luck.shuffle(locks)
    for row, found, (lock, locked) in zip(others, effects, locks, strict=True):
        row |= {"effects": found, "lock": lock, "locked": locked, "level": luck.randint(1, 6)}
    for row in rows:
        row["category"] = luck.choice(CATEGORY_NAMES)
        row["fountains"], row["lyres"] = luck.randrange(4), luck.randrange(4)
    rows.pop(luck.randrange(len(rows)))  # the reader refuses a box without a city


def _advances(plain: Plain, luck: random.Random) -> None:
    rows = plain["advance"]
    effects = [[_changed(one, luck) for one in row["effects"]] for row in rows]
    luck.shuffle(effects)
    names = [row["name"] for row in plain["structure"]]
    for row, found in zip(rows, effects, strict=True):
        row["effects"] = [" ".join(_known(one.split(), names, luck)) for one in found]
        row["fountains"], row["lyres"] = luck.randrange(3), luck.randrange(3)


def _known(words: list[str], structures: list[str], luck: random.Random) -> list[str]:
    """Return an effect that names a structure which is there."""
    if words[0] in ("fountains-per", "ignores", "lyres-per", "points-of"):
        words[1] = luck.choice(structures)
    return words


def _cards(plain: Plain, luck: random.Random) -> None:
    for row in plain["card"]:
        row["symbols"] = luck.sample(CATEGORY_NAMES, luck.randrange(3))
        if row["lock"]:
            row["lock"] = luck.choice(CATEGORY_NAMES)
    luck.shuffle(plain["card"])


def _board(plain: Plain, luck: random.Random) -> None:
    categories = [row["category"] for row in plain["space"]]
    luck.shuffle(categories)
    for row, category in zip(plain["space"], categories, strict=True):
        row |= {"category": category, "counts": luck.choice(COUNTED_NAMES)}
    cards = plain["chronicle"]
    for before, row in pairwise(cards):
        row["points"] = before["points"] + luck.randint(1, 9)
        row["needs"] = [need + luck.randint(1, 3) for need in before["needs"]]


def _tracks(plain: Plain, luck: random.Random) -> None:
    free = 1
    for row in [*plain["dynasty"], *plain["overflow"]]:
        row["first"] = free
        row["last"] = free + luck.randint(3, 7)
        free = row["last"] + 1
    spaces = sorted(luck.sample(range(2, free - 4), luck.randrange(6)))
    plain["growth"] = [{"space": space} for space in spaces]
    plain["roll"] = [
        {"round": n, "least": luck.randint(1, 6)} for n in (1, 2, 3) if luck.random() < 0.7
    ]


def _numbers(plain: Plain, luck: random.Random) -> None:
    for row in plain["number"]:
        least, most = NUMBERS[row["name"]]
        moved = row["value"] + luck.choice([-1, 0, 0, 0, 1])
        row["value"] = min(most, max(least, moved))
    for row in plain["supply"]:
        row["structures"] = luck.randint(2, 7)
