"""Boxes of Inventions that are like ours and print something else."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from clocksmith.core.box.box import Box
from clocksmith.core.box.checking import BOX_FORMAT
from clocksmith.core.box.fault import BoxError
from clocksmith.games.inventions.box.form import FORM, MAP_HEIGHT, MAP_WIDTH, SHELF
from clocksmith.games.inventions.box.phrases import (
    JOINED,
    NOT_OF_ECONOMY,
    NOT_OF_MILESTONES,
    NOT_OF_SPACES,
    NOT_OF_SPECIALISTS,
    benefit_patterns,
    scoring_patterns,
)
from clocksmith.games.inventions.model.content import (
    CHANGE_NAMES,
    CITIZENS_NEEDED,
    DEED_NAMES,
    DEED_OF_CHANGE,
    EXTRA_SPECIALISTS,
)
from clocksmith.games.inventions.model.effects import FIELD_NAMES, METRIC_NAMES

Rows = list[dict[str, Any]]
# The rows of every sheet, by its name, with where they are from left out.
Plain = dict[str, Rows]
TRIES: Final = 200


@cache
def varied(number: int) -> Box:
    """Return the box *number*: always the same, and one that the reader accepts."""
    rng = random.Random(f"box {number}")
    for _ in range(TRIES):
        plain = {name: [dict(row) for row in rows] for name, rows in SHELF.newest.content().items()}
        for change in CHANGES:
            change(plain, rng)
        heading = {"format": BOX_FORMAT, "game": FORM.game, "name": f"varied-{number}"}
        try:
            return SHELF.box_of({**heading, **plain})
        except BoxError:
            continue
    raise AssertionError(f"none of {TRIES} variations fits together")


def vary_land(plain: Plain, rng: random.Random) -> None:
    """Tie the regions together in another way, and draw them elsewhere."""
    rows = plain["region"]
    names = [row["name"] for row in rows]
    ropes: dict[str, set[str]] = {name: set() for name in names}
    order = rng.sample(names, len(names))
    pairs = [(name, rng.choice(order[:n])) for n, name in enumerate(order) if n]
    pairs += [tuple(rng.sample(names, 2)) for _ in range(rng.randrange(8))]
    for one, two in pairs:
        ropes[one].add(two)
        ropes[two].add(one)
    for row in rows:
        row["ropes"] = sorted(ropes[row["name"]])
        row["spaces"] = rng.randint(0, 4)
        row["x"], row["y"] = rng.randint(0, MAP_WIDTH), rng.randint(0, MAP_HEIGHT)


def vary_course(plain: Plain, rng: random.Random) -> None:
    """Put the actions into other forums, and give the eras other lengths."""
    forums = rng.randint(4, 7)
    chosen = [*range(1, forums + 1), *rng.choices(range(1, forums + 1), k=10 - forums)]
    rng.shuffle(chosen)
    for row, forum in zip(plain["deed"], chosen, strict=True):
        row["forum"] = forum
    for row in plain["era"][1:5]:
        row["rounds"] = rng.randint(1, min(4, forums - 1))


def vary_tracks(plain: Plain, rng: random.Random) -> None:
    """Lay other bands, and print other benefits on the era track."""
    most = rng.randint(5, 14)
    ends = sorted({*rng.sample(range(most), rng.randint(1, 4)), most})
    firsts = [0, *[end + 1 for end in ends[:-1]]]
    plain["band"] = [
        {
            "from": first,
            "to": end,
            "tokens": rng.randint(0, 3),
            "ip": rng.randint(0, 12),
            "change": rng.randint(-min(first, 3), 2),
        }
        for first, end in zip(firsts, ends, strict=True)
    ]
    set_number(plain, "influence-most", most)
    plain["space"] = [
        {"era": era, "place": place, "benefit": benefit(rng, NOT_OF_SPACES)}
        for era in range(3, 7)
        for place in range(1, rng.randint(3, 5) + 1)
    ]


def vary_cards(plain: Plain, rng: random.Random) -> None:
    """Print other milestones, ideas and tiles of the board."""
    for row in plain["milestone"]:
        row["spaces"], row["benefit"] = rng.randint(1, 5), benefit(rng, NOT_OF_MILESTONES)
    for row in plain["idea"]:
        known = [one["name"] for one in plain["milestone"] if one["era"] <= row["era"]]
        row["field"], row["milestone"] = rng.choice(FIELD_NAMES), rng.choice(known)
        row["extra"], row["chain"] = rng.randint(0, 3), rng.choice(DEED_NAMES)
    for row in plain["specialist"]:
        row["citizens"], row["benefit"] = rng.randint(1, 3), benefit(rng, NOT_OF_SPECIALISTS)
    for row in plain["knowledge"]:
        row["chain"], row["ip"] = rng.choice(DEED_NAMES), rng.randint(0, 6)
    for row in plain["influence"]:
        row["citizens"], row["ip"] = rng.randint(1, 5), rng.randint(0, 12)
        row["chain"] = rng.choice(DEED_NAMES)
    plain["idea"][rng.randrange(len(plain["idea"]))]["name"] = "time-machine"


def vary_tiles(plain: Plain, rng: random.Random) -> None:
    """Print other tiles of the progress map."""
    for row in [*plain["economy"], *plain["start"]]:
        row["effect"] = benefit(rng, NOT_OF_ECONOMY)
    for row in plain["culture"]:
        change = rng.randrange(len(CHANGE_NAMES))
        deed = DEED_OF_CHANGE.get(change)
        less = change in (EXTRA_SPECIALISTS, CITIZENS_NEEDED)
        row["changes"] = CHANGE_NAMES[change]
        row["deed"] = rng.choice(DEED_NAMES) if deed is None else DEED_NAMES[deed]
        row["add"] = rng.randint(1, 3) * (-1 if less else 1)
        row["least"] = int(change == CITIZENS_NEEDED)
    for row in plain["technology"]:
        row["pair"] = rng.sample(DEED_NAMES, 2)
    for row in plain["wealth"]:
        row["scores"] = scoring(rng, near=True)


def vary_goals(plain: Plain, rng: random.Random) -> None:
    """Print other goals."""
    for row in plain["goal"]:
        row["scores"] = [scoring(rng, near=False) for _ in range(rng.randint(1, 3))]
        row["most"] = rng.randint(4, 20)


def vary_numbers(plain: Plain, rng: random.Random) -> None:
    """Choose other numbers near the usual ones."""
    for row in plain["number"]:
        if row["name"] in ("influence-most", "row"):
            continue
        row["value"] = max(0, row["value"] + rng.choice([-1, 0, 0, 0, 1]))
    set_number(plain, "citizens", rng.randint(20, 40))


CHANGES: Final[list[Callable[[Plain, random.Random], None]]] = [
    vary_land,
    vary_course,
    vary_tracks,
    vary_cards,
    vary_tiles,
    vary_goals,
    vary_numbers,
]


def set_number(plain: Plain, name: str, value: int) -> None:
    """Set one of the single numbers."""
    (row,) = [row for row in plain["number"] if row["name"] == name]
    row["value"] = value


def benefit(rng: random.Random, barred: list[str]) -> str:
    """Return a benefit: an effect, a choice, or several."""
    patterns = [one for one in benefit_patterns(barred) if one not in JOINED]
    clauses = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        chosen = rng.sample(patterns, rng.choice([1, 1, 1, 2]))
        if "turn-order 1" in chosen or len({one.split()[0] for one in chosen}) < len(chosen):
            chosen = chosen[:1]
        clauses.append(" or ".join([filled(one, rng) for one in chosen]))
    return "; ".join(clauses)


def scoring(rng: random.Random, near: bool) -> str:
    """Return a scoring."""
    counted = [name for name in METRIC_NAMES if near or name != "adjacent"]
    pattern = rng.choice(scoring_patterns(near))
    return filled(pattern.replace("COUNTED", rng.choice(counted)), rng)


def filled(pattern: str, rng: random.Random) -> str:
    """Return a pattern with numbers."""
    return " ".join([str(rng.randint(1, 4)) if w == "NUMBER" else w for w in pattern.split()])
