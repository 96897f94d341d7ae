"""What must hold between the sheets of a box of Inventions: all that the rules rely on."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from clocksmith.core.box.box import Box, BoxRow
from clocksmith.core.box.fault import Fault
from clocksmith.games.inventions.model.content import (
    ASPIRATION_NAMES,
    CHANGE_NAMES,
    CITIZENS_NEEDED,
    DEED_NAMES,
    DEED_OF_CHANGE,
    ERAS,
    EXTRA_SPECIALISTS,
    FEWEST_SEATS,
    FIELDS,
    KIND_NAMES,
    LAST_ERA,
    LETTERS,
    MOST_SEATS,
    NUMBERS,
)

LONGEST_ROW: Final = 6
# Every single number, from the least to the most it may be.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "citizens": (20, 60),
    "start-specialists": (0, 5),
    "start-academics": (0, 2),
    "start-influence": (0, 30),
    "chain-tokens": (1, 9),
    "economy-tokens": (0, 8),
    "aspirations": (1, 6),
    "ideas-of-era-1": (1, 6),
    "ideas-of-era-2": (0, 6),
    "goals-dealt": (2, 8),
    "goals-dropped": (1, 7),
    "goals-scored": (0, 7),
    "copies-2": (1, 4),
    "copies-3": (1, 4),
    "copies-4": (1, 4),
    "common-knowledge": (1, 9),
    "idea-display": (1, 9),
    "eureka-display": (1, 6),
    "row": (1, LONGEST_ROW),
    "map-rows": (1, 8),
    "map-columns": (1, 8),
    "cost-progress": (0, 6),
    "cost-wealth": (0, 6),
    "technology-influence": (0, 9),
    "influence-most": (0, 30),
    **{f"row-cost-{tiles}": (0, 9) for tiles in range(1, LONGEST_ROW + 1)},
}
PRIVATE_MILESTONES: Final = 4  # of letter B: one for every display
# Sheets whose names are words of actions, so that a name means one thing.
SPOKEN: Final = [*KIND_NAMES, "start", "specialist", "knowledge", "influence", "milestone", "idea"]

# The longest names, so that every action fits in forty characters.
LONGEST_NAME: Final = {"region": 13, "idea": 18, "milestone": 20, "influence": 20, "goal": 20}
LONGEST_TILE: Final = 24


def validate(box: Box) -> list[Fault]:
    """Return everything that does not fit together in a box."""
    faults = [*_names(box), *_numbers(box), *_land(box), *_course(box), *_tiles(box)]
    faults += [*_milestones(box), *_spaces(box)]
    if not faults:  # what follows counts what was judged above
        faults = [*_bands(box), *_dealt(box), *_people(box)]
    return [replace(fault, key=f"inventions-{fault.key}") for fault in faults]


def _numbers_of(box: Box) -> dict[str, int]:
    return {row.text("name"): row.number("value") for row in box.rows["number"]}


def _fault(
    key: str, template: str, sheet: str, row: int, column: str, **details: str | int
) -> Fault:
    return Fault(key, details, sheet, row, column, template=template)


def _names(box: Box) -> Iterator[Fault]:
    """A name is short and one thing, so that actions can be typed and told apart."""
    for sheet in [*SPOKEN, "region", "goal"]:
        longest = LONGEST_NAME.get(sheet, LONGEST_TILE)
        for place, row in enumerate(box.rows[sheet]):
            if len(row.text("name")) > longest:
                template = "a name has at most {most} characters here"
                yield _fault("name-long", template, sheet, place, "name", most=longest)
    met: dict[str, str] = {f"aspire-{name}": "economy" for name in ASPIRATION_NAMES}
    for sheet in SPOKEN:
        for place, row in enumerate(box.rows[sheet]):
            name = row.text("name")
            if name in met:
                yield _fault(
                    "name-taken",
                    "{found} is a name in sheet {other} already",
                    sheet,
                    place,
                    "name",
                    found=name,
                    other=met[name],
                )
            met[name] = sheet


def _numbers(box: Box) -> Iterator[Fault]:
    """Every number is there and within its bounds, and no other."""
    rows = box.rows["number"]
    numbers = _numbers_of(box)
    length = numbers.get("row", LONGEST_ROW)
    required = [name for name in BOUNDS if not _is_beyond(name, length)]
    missing = [name for name in required if name not in numbers]
    if missing:
        names = ", ".join(missing)
        yield _fault(
            "numbers-missing", "these numbers are missing: {names}", "number", -1, "", names=names
        )
    for place, row in enumerate(rows):
        name, value = row.text("name"), row.number("value")
        if name not in required:
            listed = ", ".join(required)
            template = "there is no number {found}; there are {known}"
            yield _fault(
                "number-unknown", template, "number", place, "name", found=name, known=listed
            )
        elif not BOUNDS[name][0] <= value <= BOUNDS[name][1]:
            least, most = BOUNDS[name]
            details: dict[str, str | int] = {
                "name": name,
                "least": least,
                "most": most,
                "found": value,
            }
            template = "{name} must be from {least} to {most}, not {found}"
            yield Fault("number-bounds", details, "number", place, "value", template=template)


def _is_beyond(name: str, length: int) -> bool:
    """Return whether a number is the cost of a row longer than rows are."""
    return name.startswith("row-cost-") and int(name.rpartition("-")[2]) > length


def _land(box: Box) -> Iterator[Fault]:
    """6.1 Ropes lead both ways, from everywhere to everywhere."""
    rows = box.rows["region"]
    ropes = {row.text("name"): row.texts("ropes") for row in rows}
    for place, (name, ends) in enumerate(ropes.items()):
        if name in ends or len(set(ends)) < len(ends):
            template = "a rope must lead to another region, and there can be only one"
            yield _fault("rope-loop", template, "region", place, "ropes")
        for end in ends:
            if name not in ropes[end]:
                template = "a rope leads to {found}, but none from there to {name}"
                yield _fault(
                    "rope-one-way", template, "region", place, "ropes", found=end, name=name
                )
    reached = [rows[0].text("name")]
    for name in reached:
        reached += [end for end in ropes[name] if end not in reached]
    for place, row in enumerate(rows):
        if row.text("name") not in reached:
            template = "no ropes lead from {name} to {found}"
            fields: dict[str, str | int] = {"found": row.text("name"), "name": reached[0]}
            yield Fault("not-connected", fields, "region", place, "ropes", template=template)


def _course(box: Box) -> Iterator[Fault]:
    """1.1, 6.2 The ten actions in their order, and a free forum in every round."""
    deeds = box.rows["deed"]
    for place, row in enumerate(deeds):
        if row.text("name") != DEED_NAMES[place]:
            template = "the order of the ten actions is fixed. Here it must be {wanted}"
            yield _fault("deed-order", template, "deed", place, "name", wanted=DEED_NAMES[place])
    used = {row.number("forum") for row in deeds}
    if used != set(range(1, len(used) + 1)):
        template = "forums are numbered from 1 on without gaps"
        yield _fault("forum-gap", template, "deed", -1, "")
    for place, row in enumerate(box.rows["era"]):
        least, most = 1, len(used) - 1
        if place == 0:
            most = 1  # pillars of seasons stay when it ends
        elif place >= LAST_ERA:
            least, most = 0, 0
        if not least <= row.number("rounds") <= most:
            details: dict[str, str | int] = {
                "era": place + 1,
                "least": least,
                "most": most,
                "found": row.number("rounds"),
            }
            template = (
                "era {era} must have {least} to {most} rounds, not {found}:"
                " each pillar needs a forum"
            )
            yield Fault("era-rounds", details, "era", place, "rounds", template=template)


def _tiles(box: Box) -> Iterator[Fault]:
    """6.10, 6.11 One tile of each number; a culture tile changes what its action has."""
    for kind in KIND_NAMES:
        for place, row in enumerate(box.rows[kind]):
            if row.number("number") != place + 1:
                template = "there must be one tile of each number from 1 to {most}, in order"
                yield _fault("tile-number", template, kind, place, "number", most=NUMBERS)
    for place, row in enumerate(box.rows["culture"]):
        yield from _culture(place, row)
    for place, row in enumerate(box.rows["technology"]):
        if len(set(row.texts("pair"))) < 2:
            template = "a technology tile must show two different actions"
            yield _fault("pair-equal", template, "technology", place, "pair")


def _culture(place: int, row: BoxRow) -> Iterator[Fault]:
    change = CHANGE_NAMES.index(row.text("changes"))
    wanted = DEED_OF_CHANGE.get(change)
    if wanted is not None and row.text("deed") != DEED_NAMES[wanted]:
        fields: dict[str, str | int] = {
            "changes": row.text("changes"),
            "wanted": DEED_NAMES[wanted],
        }
        template = "{changes} can change only for the action {wanted}"
        yield Fault("change-deed", fields, "culture", place, "deed", template=template)
    fewer = change in (EXTRA_SPECIALISTS, CITIZENS_NEEDED)
    if (row.number("add") >= 0) if fewer else (row.number("add") <= 0):
        template = "costs can only fall and gains can only rise"
        yield _fault("change-sign", template, "culture", place, "add")
    if change == CITIZENS_NEEDED and not row.number("least"):
        template = "an influence tile needs at least one citizen"
        yield _fault("change-least", template, "culture", place, "least")


def _milestones(box: Box) -> Iterator[Fault]:
    """6.5 A letter and a number each; the letter is that of the era."""
    codes: set[str] = set()
    letters: Counter[str] = Counter()
    for place, row in enumerate(box.rows["milestone"]):
        code = row.text("code")
        letter, number = code[:1].lower(), code[1:]
        if letter not in LETTERS or not (number.isascii() and number.isdecimal()):
            template = "a milestone has a letter from A to F and a number, not {found}"
            yield _fault("milestone-code", template, "milestone", place, "code", found=code)
        elif LETTERS.index(letter) + 1 != row.number("era"):
            template = "milestones of letter {found} must be of era {era}"
            details: dict[str, str | int] = {
                "found": letter.upper(),
                "era": LETTERS.index(letter) + 1,
            }
            yield Fault("milestone-era", details, "milestone", place, "era", template=template)
        if code in codes:
            template = "{found} is there twice"
            yield _fault("milestone-twice", template, "milestone", place, "code", found=code)
        codes.add(code)
        letters[letter] += 1
    for letter in LETTERS:
        least = PRIVATE_MILESTONES if letter == LETTERS[1] else 1
        if letters[letter] < least:
            details = {
                "letter": letter.upper(),
                "least": least,
                "found": letters[letter],
            }
            template = "letter {letter} must have at least {least} milestones, not {found}"
            yield Fault("letter-short", details, "milestone", template=template)


def _spaces(box: Box) -> Iterator[Fault]:
    """6.4 The era track goes on from the left to the right, with a space for each arrival."""
    rows = box.rows["space"]
    places = [(row.number("era"), row.number("place")) for row in rows]
    counts = Counter([era for era, _ in places])
    wanted = [(era, n) for era in range(3, ERAS + 1) for n in range(1, counts[era] + 1)]
    for place, found in enumerate(places):
        if found != wanted[place]:
            template = "spaces must be in order, era by era, counted from 1 in each"
            yield _fault("space-order", template, "space", place, "place")
            return
    shown = _numbers_of(box).get("eureka-display", 1)
    eras = Counter([row.number("era") for row in box.rows["milestone"]])
    for era in range(3, ERAS + 1):
        least = min(shown, eras[era])
        if counts[era] < least:
            details: dict[str, str | int] = {"era": era, "least": least, "found": counts[era]}
            template = (
                "era {era} must have at least {least} spaces, one for every milestone, not {found}"
            )
            yield Fault("spaces-short", details, "space", template=template)


def _bands(box: Box) -> Iterator[Fault]:
    """6.3 The influence track has no gaps, and nobody falls off it."""
    numbers = _numbers_of(box)
    following = 0
    for place, row in enumerate(box.rows["band"]):
        first, last = row.number("from"), row.number("to")
        if first != following or last < first:
            template = "bands must follow one another without gaps: this one must begin at {wanted}"
            yield _fault("band-gap", template, "band", place, "from", wanted=following)
            return
        following = last + 1
        if row.number("tokens") > numbers["chain-tokens"]:
            template = "there are {most} chain tokens"
            most = numbers["chain-tokens"]
            yield _fault("band-tokens", template, "band", place, "tokens", most=most)
        if first + row.number("change") < 0:
            template = "nobody can lose more influence than they have, which is {found} here"
            yield _fault("band-change", template, "band", place, "change", found=first)
    if following - 1 != numbers["influence-most"]:
        fields: dict[str, str | int] = {"found": following - 1, "most": numbers["influence-most"]}
        template = "the track ends at {found}, but influence-most says {most}"
        yield Fault("track-end", fields, "band", template=template)
    elif numbers["start-influence"] > numbers["influence-most"]:
        template = "the track ends at {most}, before the influence that everybody starts with"
        yield _fault("track-start", template, "band", -1, "", most=numbers["influence-most"])


def _dealt(box: Box) -> Iterator[Fault]:
    """6.14 There is enough to deal, whatever the number of players."""
    numbers = _numbers_of(box)
    eras = Counter([row.number("era") for row in box.rows["idea"]])
    for era in (1, 2):
        dealt = numbers[f"ideas-of-era-{era}"]
        chronos = FEWEST_SEATS * dealt + (era == 1)
        least = max(MOST_SEATS * dealt, chronos)
        if eras[era] < least:
            details: dict[str, str | int] = {"era": era, "least": least, "found": eras[era]}
            template = (
                "era {era} must have at least {least} ideas, so that all are dealt, not {found}"
            )
            yield Fault("ideas-short", details, "idea", template=template)
    goals, dealt = len(box.rows["goal"]), numbers["goals-dealt"]
    if goals < MOST_SEATS * dealt:
        details = {"least": MOST_SEATS * dealt, "found": goals}
        template = "there must be at least {least} goals, so that all are dealt, not {found}"
        yield Fault("goals-short", details, "goal", template=template)
    kept = dealt - numbers["goals-dropped"]
    if not max(1, numbers["goals-scored"]) <= kept:
        template = "{dealt} goals are dealt: too few to discard and score that many"
        yield _fault("goals-kept", template, "number", -1, "", dealt=dealt)


def _people(box: Box) -> Iterator[Fault]:
    """6.13, 6.14 Everybody has citizens left for a first idea."""
    numbers = _numbers_of(box)
    home = numbers["start-specialists"] * len(FIELDS) + numbers["start-academics"]
    least = home + len(FIELDS) + 1
    if numbers["citizens"] < least:
        template = "there must be at least {least} citizens, so that all can present a first idea"
        yield _fault("citizens-short", template, "number", -1, "", least=least)
