"""What must hold in a box of The Sands of Time beyond its single values.

Every check tells what the rules take for granted. The sentences are told in
three languages by their keys, *box-KEY* in the word lists.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from clocksmith.core.box.box import Box, BoxRow
from clocksmith.core.box.fault import Fault
from clocksmith.games.sands.model.content import (
    CATEGORY_NAMES,
    FEWEST_SEATS,
    MOST_SEATS,
    PILE_NAMES,
    ROW_NAMES,
    ROWS_OF_CATEGORY,
    RULE_NAMES,
    SPACE_NAMES,
)

TABLES: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
# Words that mean something where names of parts are written.
RESERVED: Final = ("hidden", "known", "next", "nobody", "none", "nowhere", "seat")

# The single numbers, each with the least and the most it may be.
NUMBERS: Final = {
    "peasants": (4, 60),
    "soldiers": (1, 60),
    "caravans": (1, 60),
    "control-markers": (2, 39),
    "advance-markers": (1, 6),
    "city-tiles": (1, 60),
    "start-peasants": (1, 6),
    "start-soldiers": (0, 6),
    "provinces": (1, 4),
    "start-unrest": (0, 20),
    "least-unrest": (0, 5),
    "most-unrest": (1, 20),
    "most-heritage": (1, 40),
    "rounds": (2, 4),
    "emphasis-markers": (1, 9),
    "muster-price": (0, 9),
    "peasant-strength": (0, 9),
    "soldier-strength": (0, 9),
    "die-factor": (0, 9),
    "highest-die": (1, 12),
    "winner-losses": (0, 1),  # the winner may have at most one citizen there
    "loser-losses": (0, 9),
    "most-regions": (3, 40),
    "least-price": (1, 9),
    "caravan-price": (0, 9),
    "support": (0, 9),
    "crowding-loss": (1, 9),
    "end-bonus": (0, 20),
}

SENTENCES: Final = {
    "sands-name": "{found} can’t be a name here: it begins with a letter and is none of {known}",
    "sands-border": "a border lies between two different regions that have no other border",
    "sands-apart": "with {players} players, {found} cannot be reached from the other regions",
    "sands-regions": "with {players} players, {least} regions are needed. There are {found}",
    "sands-tiles": "with {players} players, {least} tiles are needed. There are {found}",
    "sands-lock": "what is locked needs a lock, and a lock needs something behind it",
    "sands-city": "exactly one structure has the effect city, without a lock. Here it is {found}",
    "sands-level": "a structure has level 0 if it has the effect level-capacity, and only then",
    "sands-first": "every advance of level 1 begins a row, and no other does",
    "sands-row": "the row {name} begins with one advance of level 1, not with {found}",
    "sands-pile": "there must be at least {least} advances of {pile}, not {found}",
    "sands-effect": "{effect} must name a number from {least} to {most} here",
    "sands-rule": "there must be a card of every kind. {rule} has none",
    "sands-whole": "only a caravan card with a lock is locked as a whole",
    "sands-symbols": "a card has each symbol once",
    "sands-card-name": "{found} is the name of an emphasis card",
    "sands-spaces": "the scoring spaces are {known}, in this order",
    "sands-pairs": "two scoring spaces are {category}, not {found}",
    "sands-chronicles": "chronicle cards have the numbers 1, 2, 3 and so on, in this order",
    "sands-rising": "{column} rises from card to card",
    "sands-track": "a colour begins where the one before it ended, and has {least} spaces at least",
    "sands-growth": "peasant symbols lie on the track behind its first space, in their order",
    "sands-roll": "each roll names a different round, and not the last one",
    "sands-supply": "there must be one row for each number of players",
    "sands-number": "the number {found} is missing. There are {known}",
    "sands-range": "{found} must be from {least} to {most}",
    "sands-start": "to begin with, a player needs {least} {pieces}; there are {found}",
    "sands-ring": "a region is drawn with three different corners or more, or with none",
    "sands-lane": "a lane is five numbers: x and y of both ends, and how far it is bent",
    "sands-island": "an island is drawn with pairs of numbers, x and y",
}


def validate(box: Box) -> list[Fault]:
    """Return what is wrong with a box whose values are all right one by one."""
    rows = box.rows
    numbers = {row.text("name"): row.number("value") for row in rows["number"]}
    faults = [*_numbers(rows["number"], numbers), *_names(rows), *_drawing(rows)]
    faults += [*_structures(rows["structure"]), *_advances(rows["advance"])]
    faults += [*_spaces(rows["space"]), *_chronicles(rows["chronicle"]), *_borders(rows["border"])]
    faults += [*_cards(rows["card"]), *_supplies(rows["supply"])]
    if not faults:  # what follows takes all this for granted
        faults += [*_map(rows, numbers), *_starts(numbers), *_bounded(rows, numbers)]
        faults += _tracks(rows, numbers)
    return faults


def _fault(key: str, sheet: str, row: int = -1, column: str = "", **detail: str | int) -> Fault:
    details = {"column": column, **detail} if column else detail
    return Fault(key, details, sheet, row, column, template=SENTENCES[key])


# Names and single numbers


def _names(rows: dict[str, list[BoxRow]]) -> Iterator[Fault]:
    """Names stand in actions and positions among other words."""
    for sheet in ("region", "structure", "advance", "card"):
        for place, row in enumerate(rows[sheet]):
            name = row.text("name")
            if name in RESERVED or not name[0].isalpha():
                fields = {"found": name, "known": ", ".join(RESERVED)}
                yield _fault("sands-name", sheet, place, "name", **fields)


def _numbers(rows: list[BoxRow], numbers: dict[str, int]) -> Iterator[Fault]:
    for name in NUMBERS:
        if name not in numbers:
            yield _fault("sands-number", "number", found=name, known=", ".join(NUMBERS))
    for place, row in enumerate(rows):
        least, most = NUMBERS.get(row.text("name"), (0, 99))
        if not least <= row.number("value") <= most:
            fields: dict[str, str | int] = {"found": row.text("name"), "least": least, "most": most}
            yield _fault("sands-range", "number", place, "value", **fields)


def _starts(numbers: dict[str, int]) -> Iterator[Fault]:
    """3.3, 3.4, 9 There are pieces for the setup, and unrest begins within its bounds."""
    provinces = numbers["provinces"]
    for pieces, first, more in (
        ("peasants", "start-peasants", 1),
        ("soldiers", "start-soldiers", 0),
    ):
        least, present = provinces * numbers[first] + more, numbers[pieces]
        if present < least:
            yield _fault("sands-start", "number", pieces=pieces, least=least, found=present)
    markers = min(numbers["most-regions"], numbers["control-markers"] + 1)
    if markers < provinces:
        pieces, present = "control-markers", numbers["control-markers"]
        yield _fault("sands-start", "number", pieces=pieces, least=provinces - 1, found=present)
    least, most = numbers["least-unrest"], numbers["most-unrest"]
    if not least <= numbers["start-unrest"] <= most:
        yield _fault("sands-range", "number", found="start-unrest", least=least, most=most)


def _supplies(rows: list[BoxRow]) -> Iterator[Fault]:
    if sorted([row.number("players") for row in rows]) != list(TABLES):
        yield _fault("sands-supply", "supply")


# 2.1, 3.1 The map


def _borders(rows: list[BoxRow]) -> Iterator[Fault]:
    met: set[frozenset[str]] = set()
    for place, row in enumerate(rows):
        ends = frozenset(row.texts("regions"))
        if len(ends) < 2 or ends in met:
            yield _fault("sands-border", "border", place, "regions")
        met.add(ends)


def _map(rows: dict[str, list[BoxRow]], numbers: dict[str, int]) -> Iterator[Fault]:
    """3.1, 3.3 With every number of players regions are connected, with tiles and room enough."""
    for players in TABLES:
        used = {
            row.text("name"): place
            for place, row in enumerate(rows["region"])
            if row.number("players") <= players
        }
        least = players * numbers["provinces"]
        if len(used) < least:
            yield _fault("sands-regions", "region", players=players, least=least, found=len(used))
        tiles = len([row for row in rows["tile"] if row.number("players") <= players])
        if tiles < len(used):
            yield _fault("sands-tiles", "tile", players=players, least=len(used), found=tiles)
        for name in _apart(list(used), [row.texts("regions") for row in rows["border"]]):
            yield _fault("sands-apart", "region", used[name], players=players, found=name)


def _apart(regions: list[str], borders: list[list[str]]) -> list[str]:
    """Return the regions that cannot be reached from the first one."""
    reached = set(regions[:1])
    inner = [ends for ends in borders if set(ends) <= set(regions)]
    for _ in regions:
        for ends in inner:
            if reached & set(ends):
                reached |= set(ends)
    return [name for name in regions if name not in reached]


def _drawing(rows: dict[str, list[BoxRow]]) -> Iterator[Fault]:
    for place, row in enumerate(rows["region"]):
        ring = row.texts("ring")
        if len(set(ring)) < len(ring) or 0 < len(ring) < 3:
            yield _fault("sands-ring", "region", place, "ring")
    for place, row in enumerate(rows["border"]):
        if len(row.numbers("lane")) not in (0, 5):
            yield _fault("sands-lane", "border", place, "lane")
    for place, row in enumerate(rows["island"]):
        if len(row.numbers("points")) % 2:
            yield _fault("sands-island", "island", place, "points")


# 5.5, 5.7 Structures and advances


def _structures(rows: list[BoxRow]) -> Iterator[Fault]:
    cities: list[str] = []
    for place, row in enumerate(rows):
        effects, locked = row.texts("effects"), row.texts("locked")
        if (row.text("lock") == "") != (not locked):
            yield _fault("sands-lock", "structure", place, "lock")
        if (row.number("level") == 0) != ("level-capacity" in effects):
            yield _fault("sands-level", "structure", place, "level")
        if "level-capacity" in locked:
            yield _fault("sands-level", "structure", place, "locked")
        cities += [row.text("name")] * (effects.count("city") + 2 * locked.count("city"))
    if len(cities) != 1:
        found = ", ".join(sorted(set(cities))) or "none"
        yield _fault("sands-city", "structure", found=found)


def _advances(rows: list[BoxRow]) -> Iterator[Fault]:
    firsts: Counter[str] = Counter()
    piles: Counter[str] = Counter()
    for place, row in enumerate(rows):
        level, number, category = row.number("level"), row.number("row"), row.text("category")
        if (level == 1) != (number > 0):
            yield _fault("sands-first", "advance", place, "row")
        firsts[f"{category}-{number}"] += number > 0
        piles[f"{category}-{level}"] += number == 0
    for name in ROW_NAMES:
        if firsts[name] != 1:
            yield _fault("sands-row", "advance", name=name, found=firsts[name])
    for name in PILE_NAMES:
        # 3.5 Each row of a category gets one of level 2.
        least = ROWS_OF_CATEGORY if name.endswith("-2") else 0
        if piles[name] < least:
            yield _fault("sands-pile", "advance", pile=name, least=least, found=piles[name])


def _bounded(rows: dict[str, list[BoxRow]], numbers: dict[str, int]) -> Iterator[Fault]:
    """4.2, 9 What an advance puts in place of a printed number lies within the track."""
    bounds = {
        "unrest-most": (numbers["least-unrest"], numbers["most-unrest"]),
        "emphasis": (1, numbers["emphasis-markers"]),
    }
    for place, row in enumerate(rows["advance"]):
        for text in row.texts("effects"):
            kind, _, number = text.partition(" ")
            least, most = bounds.get(kind, (0, 0))
            if kind in bounds and not least <= int(number) <= most:
                fields: dict[str, str | int] = {"effect": kind, "least": least, "most": most}
                yield _fault("sands-effect", "advance", place, "effects", **fields)


# 2.2, 2.4 Cards and the chronicle board


def _cards(rows: list[BoxRow]) -> Iterator[Fault]:
    for rule in RULE_NAMES:
        if rule not in [row.text("rule") for row in rows]:
            yield _fault("sands-rule", "card", rule=rule)
    for place, row in enumerate(rows):
        if row.text("name") in CATEGORY_NAMES:
            yield _fault("sands-card-name", "card", place, "name", found=row.text("name"))
        locked = row.text("rule") == "caravan" and row.text("lock") != ""
        if row.number("whole") and not locked:
            yield _fault("sands-whole", "card", place, "whole")
        if len(set(row.texts("symbols"))) < len(row.texts("symbols")):
            yield _fault("sands-symbols", "card", place, "symbols")


def _spaces(rows: list[BoxRow]) -> Iterator[Fault]:
    if [row.text("name") for row in rows] != SPACE_NAMES:
        yield _fault("sands-spaces", "space", known=", ".join(SPACE_NAMES))
    categories = [row.text("category") for row in rows]
    each = len(SPACE_NAMES) // len(CATEGORY_NAMES)
    for category in CATEGORY_NAMES:
        found = categories.count(category)
        if found != each:
            yield _fault("sands-pairs", "space", category=category, found=found)


def _chronicles(rows: list[BoxRow]) -> Iterator[Fault]:
    if [row.number("number") for row in rows] != list(range(1, len(rows) + 1)):
        yield _fault("sands-chronicles", "chronicle")
    for place in range(1, len(rows)):
        row, before = rows[place], rows[place - 1]
        if row.number("points") <= before.number("points"):
            yield _fault("sands-rising", "chronicle", place, "points")
        pairs = zip(row.numbers("needs"), before.numbers("needs"), strict=True)
        if [1 for high, low in pairs if high <= low]:
            yield _fault("sands-rising", "chronicle", place, "needs")


# 4.2, 4.3, 4.5 Tracks


def _tracks(rows: dict[str, list[BoxRow]], numbers: dict[str, int]) -> Iterator[Fault]:
    rounds = numbers["rounds"]
    start = rows["dynasty"][0].number("first")
    free = start
    for sheet in ("dynasty", "overflow"):
        for place, row in enumerate(rows[sheet]):
            long = row.number("last") - row.number("first") + 1
            # A generation crosses one end of a dynasty at most, and ends on the track.
            if row.number("first") != free or long < rounds:
                yield _fault("sands-track", sheet, place, "first", least=rounds)
            free = row.number("last") + 1
    before = start
    for place, row in enumerate(rows["growth"]):
        if not before < row.number("space") < free:
            yield _fault("sands-growth", "growth", place, "space")
        before = row.number("space")
    met: set[int] = set()
    for place, row in enumerate(rows["roll"]):
        if row.number("round") in met or row.number("round") >= rounds:
            yield _fault("sands-roll", "roll", place, "round")
        met.add(row.number("round"))
