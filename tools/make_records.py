"""Writes recorded games for the tests: a few that together hold every kind of decision and event.

They are named by the newest rules and box, and added to the older ones, which stay for ever.
"""

import importlib
import random
import sys
from pathlib import Path
from typing import Any

from clocksmith.core.event import Log
from clocksmith.core.options import NO, YES
from clocksmith.core.words import kebab
from clocksmith.games import GAMES, OURS
from clocksmith.table.record import Record, write_record

TESTS = Path(__file__).parent.parent / "tests"
FEWEST = 8
CANDIDATES = 1500


def play(name: str, number: int) -> tuple[Record, set[str]]:
    """Play one random game; return it and all that came up in it."""
    game: Any = GAMES[name]
    driver = importlib.import_module(f"games.{name}.driver")
    rng = random.Random(f"record {name} {number}")
    seats, choices = driver.choices_for(number)
    state = game.start(seats, choices)
    chooser = driver.Chooser(rng)
    actions, found = [], {f"seats {seats}", *(f"{key} {value}" for key, value in choices.pairs)}
    while (decision := game.decision(state)) is not None:
        action = chooser.choose(game.legal(state))
        log = Log()
        game.apply(state, action, log)
        actions.append(action)
        found.add(f"asked {type(decision).__name__}")
        found.add(f"did {action.text.split()[0]}")
        for event in log.events:
            why = getattr(event, "why", None)
            cause = "" if why is None else f" {game.names['why'][why]}"
            found.add(f"told {type(event).__name__}{cause}")
    return Record(game, seats, choices, actions), found


def called(record: Record) -> str:
    """Return what was chosen first at the table: an edition, or a switch that is on."""
    key, value = record.choices.pairs[0]
    if value in (YES, NO):
        return key if value == YES else "usual"
    return kebab(value)


def main(name: str) -> None:
    """Choose games until nothing new comes up and there are enough, then write them."""
    folder = TESTS / "games" / name / "records"
    folder.mkdir(exist_ok=True)
    played = [(number, *play(name, number)) for number in range(CANDIDATES)]
    covered: set[str] = set()
    chosen: list[tuple[int, Record]] = []
    while True:
        number, record, found = max(
            played, key=lambda one: (len(one[2] - covered), -len(one[1].actions), -one[0])
        )
        if not found - covered:
            break
        covered |= found
        chosen.append((number, record))
    numbers = {number for number, _ in chosen}
    more = [(number, record) for number, record, _ in played if number not in numbers]
    chosen += more[: max(0, FEWEST - len(chosen))]
    game = GAMES[name]
    box = game.box()
    version = f"{game.rules_version}-{box.name}-" if box is not None else ""
    for number, record in chosen:
        path = folder / f"{version}{called(record)}-{record.seats}-{number:04}.txt"
        text = write_record(record)
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise SystemExit(f"{path} is a record that was kept, and must not change")
        path.write_text(text, encoding="utf-8")
    print(f"{name}: {len(chosen)} games with {len(covered)} kinds of things")
    print("\n".join(sorted(covered)))


if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
    for wanted in sys.argv[1:] or OURS:
        main(wanted)
