"""The closed vocabulary of the printed effects and of the printed scorings.

An effect is written ``NAME [DETAIL] AMOUNT``: ``influence 2``, ``specialist any 1``. A
benefit is effects joined by semicolons, all of which are gained; ``or`` leaves the choice.
A scoring is written ``2 per region beyond 2`` or ``3 at milestone-era 4``.
"""

from typing import Final, NewType, final

from clocksmith.core.value import Value

FIELD_NAMES: Final = ["economy", "culture", "technology"]

Kind = NewType("Kind", int)
EFFECT_NAMES: Final = [
    "ready",
    "ready-up-to",
    "specialist",
    "influence",
    "settle",
    "ip",
    "aspire",
    "academic",
    "ip-per-region",
    "move",
    "move-or-stay",
    "ip-of-era",
    "token",
    "turn-order",
]
READY: Final = Kind(0)  # exhausted citizens become available, exactly so many
READY_UP_TO: Final = Kind(1)  # the same, or fewer
SPECIALIST: Final = Kind(2)  # available, from the supply
INFLUENCE: Final = Kind(3)
SETTLE: Final = Kind(4)  # citizens from the supply go to the map
IP: Final = Kind(5)
ASPIRE: Final = Kind(6)  # an aspiration tile
ACADEMIC: Final = Kind(7)  # from the supply, as far as the academy has room
IP_PER_REGION: Final = Kind(8)  # for each region with a citizen of its own on the map
MOVE: Final = Kind(9)  # a map citizen goes along up to so many ropes to another region
MOVE_OR_STAY: Final = Kind(10)  # the same, or not
IP_OF_ERA: Final = Kind(11)  # the number of the current era, so many times
TOKEN: Final = Kind(12)  # a chain token more in this turn
TURN_ORDER: Final = Kind(13)  # acts at an era change

ANY_FIELD: Final = 3  # of a specialist: the owner chooses
JOKER: Final = 3  # of an aspiration tile: any field
OF_CARD: Final = 4  # of an aspiration tile: the field of the card that was presented
KNOWN: Final = 0  # of a settler: a region with a citizen of its own
ANYWHERE: Final = 1

# The words that may stand between name and amount.
DETAILS: Final[dict[int, list[str]]] = {
    SPECIALIST: [*FIELD_NAMES, "any"],
    ASPIRE: [*FIELD_NAMES, "joker", "card"],
    SETTLE: ["known", "anywhere"],
}


@final
class Effect(Value):
    """One printed effect."""

    __match_args__ = ("kind", "detail", "amount")

    def __init__(self, kind: Kind, detail: int, amount: int) -> None:
        self.kind = kind
        self.detail = detail  # which field or where; 0 where there is nothing to say
        self.amount = amount


Clause = tuple[Effect, ...]  # one of them, by choice
Benefit = tuple[Clause, ...]  # all of them, in order


def effect_text(effect: Effect) -> str:
    """Return an effect as it is written."""
    words = [EFFECT_NAMES[effect.kind]]
    if effect.kind in DETAILS:
        words.append(DETAILS[effect.kind][effect.detail])
    return " ".join([*words, str(effect.amount)])


def parse_effect(text: str) -> Effect:
    """Return the effect that *text* writes; ValueError, in words, when it writes none."""
    words = text.split()
    if not words or words[0] not in EFFECT_NAMES:
        raise ValueError(f"{text[:40]!r} is not an effect")
    kind = Kind(EFFECT_NAMES.index(words[0]))
    detail = 0
    if kind in DETAILS:
        details = DETAILS[kind]
        if len(words) < 2 or words[1] not in details:
            raise ValueError(f"{words[0]} needs one of {', '.join(details)}, not {text[:40]!r}")
        detail = details.index(words.pop(1))
    if len(words) != 2 or not _is_number(words[1], 1) or int(words[1]) > 30:
        raise ValueError(f"an effect ends with a number from 1 to 30, unlike {text[:40]!r}")
    return Effect(kind, detail, int(words[1]))


def parse_benefit(text: str) -> Benefit:
    """Return the benefit that *text* writes."""
    clauses: list[Clause] = []
    for part in text.split(";"):
        clause = tuple([parse_effect(choice) for choice in part.split(" or ")])
        if len({effect.kind for effect in clause}) < len(clause):
            raise ValueError(f"a choice is between effects of different names: {part[:40]!r}")
        clauses.append(clause)
    return tuple(clauses)


# What scorings count, in a society.
METRIC_NAMES: Final = [
    "region",
    "citizen-in-fullest-region",
    "majority",
    "influence-tile",
    "face-up-influence-tile",
    "invention",
    "invention-economy",
    "invention-culture",
    "invention-technology",
    "invention-set",
    "milestone-era",
    "citizen-on-milestone",
    "academic",
    "citizen",
    "tile",
    "tile-economy",
    "tile-culture",
    "tile-technology",
    "tile-wealth",
    "set",
    "full-row",
    "adjacent",
]
Metric = NewType("Metric", int)
REGIONS_PRESENT: Final = Metric(0)
FULLEST_REGION: Final = Metric(1)
MAJORITIES: Final = Metric(2)
INFLUENCE_TILES: Final = Metric(3)
FACE_UP_TILES: Final = Metric(4)
INVENTIONS: Final = Metric(5)
INVENTIONS_OF_FIELD: Final = Metric(6)  # and the two after it
INVENTION_SETS: Final = Metric(9)
MILESTONE_ERA: Final = Metric(10)
ON_MILESTONES: Final = Metric(11)
ACADEMICS: Final = Metric(12)
CITIZENS: Final = Metric(13)  # out of the supply
TILES_PLACED: Final = Metric(14)
TILES_OF_KIND: Final = Metric(15)  # and the three after it
TILE_SETS: Final = Metric(19)  # one of each field
FULL_ROWS: Final = Metric(20)
ADJACENT: Final = Metric(21)  # to the tile that scores


@final
class Scoring(Value):
    """Points for each of something, or at one number of something."""

    __match_args__ = ("points", "metric", "beyond", "each", "since", "at")

    def __init__(
        self, points: int, metric: Metric, beyond: int, each: int, since: int, at: int
    ) -> None:
        self.points = points
        self.metric = metric
        self.beyond = beyond  # so many do not count
        self.each = each  # so many score together
        self.since = since  # of inventions: of this era or later
        self.at = at  # the one number that scores, or 0 where each counts


def parse_scoring(text: str) -> Scoring:
    """Return the scoring that *text* writes; ValueError, in words, when it writes none."""
    words = text.split()
    if len(words) < 3 or not _is_number(words[0], 1) or words[2] not in METRIC_NAMES:
        raise ValueError(f"{text[:40]!r} is not a scoring")
    points, metric = int(words[0]), Metric(METRIC_NAMES.index(words[2]))
    if words[1] == "at" and len(words) == 4 and _is_number(words[3], 1):
        return Scoring(points, metric, 0, 1, 1, int(words[3]))
    amounts = {"beyond": 0, "each": 1, "since": 1}
    if words[1] != "per" or len(words) not in (3, 5):
        raise ValueError(f"{text[:40]!r} is not a scoring")
    if len(words) == 5:
        name, number = words[3], words[4]
        if name not in amounts or not _is_number(number, 1):
            raise ValueError(f"{text[:40]!r} is not a scoring: {name[:20]!r}")
        amounts[name] = int(number)
    if amounts["since"] > 1 and metric != INVENTIONS:
        raise ValueError(f"{text[:40]!r} is not a scoring: only inventions have an era")
    return Scoring(points, metric, amounts["beyond"], amounts["each"], amounts["since"], 0)


def _is_number(word: str, least: int) -> bool:
    """Return whether a word is a number from *least* to 99."""
    return word.isascii() and word.isdecimal() and len(word) <= 2 and int(word) >= least
