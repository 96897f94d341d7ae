"""Short positions of The Sands of Time for tests: only what matters is written."""

from clocksmith.core.event import Event
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import (
    ROW_IDS,
    ROW_NAMES,
    RegionId,
)
from clocksmith.games.sands.model.state import Sands
from play import asked, play, texts

USUAL_ROWS = (
    "agriculture ornament; labor masonry; law iron; bronze horse; writing poetry; barter coinage"
)
FIRSTS = [GAME.parts.advance_names[GAME.parts.first_of_row[row]] for row in ROW_IDS]


def scene(
    regions: str = "",
    *seats_have: str,
    seats: int = 3,
    rows: str = "",
    cards: str = "",
    turn: int = 0,
    bonus: str = "",
    pending: str = "",
    clock: str = "",
    options: str = "",
    round: int = 1,
    extra: str = "",
) -> Sands:
    """Return a position, usually one in which seat *turn* is about to use *cards*.

    *regions* are written as in a position, separated by semicolons; a tile may
    be left out, as in ``"italia crops 4 of 0 capital; gallia of 1 colony"``.
    *seats_have* are lines of the seats, separated by semicolons, such as
    ``"stock gold:3; unrest 5; peasants italia:3; reached labor:1"``: rows are
    named by their first advance. A seat without a capital gets one far away.
    *rows* replaces rows that begin with the same advance. With *pending* those
    steps wait instead, and nobody has a turn unless *turn* is named in *clock*.
    """
    lines = ["clocksmith position 1", "game sands 3", f"options seats={seats} {options}"]
    lines += _clock(clock, round, pending, turn)
    lines += [line.strip() for line in (bonus, *extra.split(";")) if _is_mark(line.strip())]
    lines += ["rows", *_rows(rows)]
    lines += [
        line.strip() for line in extra.split(";") if line.strip().startswith(("top", "drawn"))
    ]
    lines += ["regions", *_regions(regions, seats)]
    for seat in range(seats):
        lines += [f"seat {seat}", *_seat(seats_have[seat] if seat < len(seats_have) else "")]
        if not pending and seat > turn and not _says(seats_have, seat, "sealed"):
            lines.append("sealed chronicle muster")
        lines += _late(seats_have[seat] if seat < len(seats_have) else "")
    if pending:
        lines += [f"next {step.strip()}" for step in pending.split(";")]
    else:
        left = ",".join(sorted(cards.split(), key=GAME.parts.card_names.index)) or "-"
        lines += [f"next TakeTurn seat={turn} cards={left}", f"next EndTurn seat={turn}"]
        lines.append("next NextTurn")
    return GAME.read("\n".join(lines))


def _is_mark(line: str) -> bool:
    return bool(line) and not line.startswith(("top", "drawn"))


def _clock(clock: str, round: int, pending: str, turn: int) -> list[str]:
    if clock:
        return [line.strip() for line in clock.split(";")]
    lines = ["generation 1", "dynasty 1", f"marker {round}", "begun 1", f"round {round}", "start 0"]
    return lines if pending else [*lines, f"turn {turn}"]


def _rows(rows: str) -> list[str]:
    wanted = {row.split()[0]: row.strip() for row in USUAL_ROWS.split(";")}
    wanted.update({row.split()[0]: row.strip() for row in rows.split(";") if row.strip()})
    return [f"{ROW_NAMES[row]} {wanted[FIRSTS[row]]}" for row in ROW_IDS]


def _regions(regions: str, seats: int) -> list[str]:
    """Give every region in play a tile, and every seat a capital."""
    given = {one.split()[0]: one.split()[1:] for one in regions.split(";") if one.strip()}
    names = [
        name
        for place, name in enumerate(GAME.parts.region_names)
        if GAME.parts.in_play[seats] >> place & 1
    ]
    bag = {tile.name: tile.counts[seats] for tile in GAME.parts.tiles}
    for words in given.values():
        if " ".join(words[:2]) in bag:
            bag[" ".join(words[:2])] -= 1
    homes = [name for name in reversed(names) if name not in given]
    for seat in range(seats):
        if not any(words[-3:] and _is_capital(words, seat) for words in given.values()):
            given[homes.pop(0)] = ["of", str(seat), "capital"]
    lines = []
    for name in names:
        words = given.get(name, [])
        if " ".join(words[:2]) not in bag:
            tile = next(tile for tile, count in bag.items() if count > 0)
            bag[tile] -= 1
            words = [*tile.split(), *words]
        lines.append(" ".join([name, *words]))
    return lines


def _is_capital(words: list[str], seat: int) -> bool:
    return f"of {seat} capital" in " ".join(words)


ORDER = [
    "stock",
    "heritage",
    "unrest",
    "points",
    "last",
    "peasants",
    "soldiers",
    "caravans",
    "reached",
    "used",
    "sealed",
]


def _given(text: str) -> dict[str, str]:
    return {line.split()[0]: line.strip() for line in text.split(";") if line.strip()}


def _says(seats_have: tuple[str, ...], seat: int, word: str) -> bool:
    return seat < len(seats_have) and word in _given(seats_have[seat])


def _seat(text: str) -> list[str]:
    given = _given(text)
    given.setdefault("stock", "stock crops:0 gold:0")
    given.setdefault("heritage", "heritage 0 0 0")
    if "reached" in given:
        for row in ROW_IDS:
            given["reached"] = given["reached"].replace(f"{FIRSTS[row]}:", f"{ROW_NAMES[row]}:")
    return [given[word] for word in ORDER if word in given]


def _late(text: str) -> list[str]:
    given = _given(text)
    return [given[word] for word in ("emphasis", "bonuses", "chronicles") if word in given]


# Looking at a position


def at(name: str) -> RegionId:
    """Return the region of a name."""
    return RegionId(GAME.parts.region_names.index(name))


def citizens(state: Sands, seat: int, name: str) -> tuple[int, int]:
    """Return the peasants and soldiers of a seat in a region."""
    peasants, soldiers = state.players[seat].citizens
    return peasants[at(name)], soldiers[at(name)]


def stock(state: Sands, seat: int) -> tuple[int, int]:
    """Return the crops and gold of a seat."""
    crops, gold = state.players[seat].stock
    return crops, gold


def owns(state: Sands, seat: int, name: str) -> bool:
    """Return whether a seat controls a region."""
    return state.players[seat].regions >> at(name) & 1 == 1


def stands(state: Sands, structure: str, name: str) -> bool:
    """Return whether a structure stands in a region."""
    return state.sites[GAME.parts.structure_names.index(structure)] >> at(name) & 1 == 1


def used(state: Sands, seat: int) -> list[str]:
    """Return the names of the action cards a seat has played in this generation."""
    bits = state.players[seat].used
    return [
        GAME.parts.card_names[card] for card in range(GAME.parts.action_cards) if bits >> card & 1
    ]


def kinds(events: list[Event]) -> list[str]:
    """Return the names of events."""
    return [type(event).__name__ for event in events]


# Going on


def price(state: Sands, line: str) -> tuple[int, list[int]]:
    """Return the total of the one price of an action, and its parts."""
    (found,) = GAME.prices(state, GAME.actions.parse(line))
    return found.total, [part.amount for part in found.parts]


def end_turns(state: Sands) -> list[Event]:
    """End this turn and all others of the round without doing anything."""
    events: list[Event] = []
    while GAME.decision(state) is not None and asked(GAME, state)[0] not in (
        "RollDie",
        "ChooseCards",
    ):
        closing = [text for text in texts(GAME, state) if text in ("done", "end")]
        if not closing:
            break
        events += play(GAME, state, closing[0])
    return events
