"""Counts what random games reach: everything that has a name, in actions and events.

What is never reached points to an error in the rules or the data. Three things are known and right:
random players of Khronos never run out of cubes (6.6), those of The Sands of Time never score the
chronicle cards 4 to 7, and the effects and the field *any* of Inventions are no answers of a seat.
"""

import importlib
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from clocksmith.arena.usage import PLACES, named
from clocksmith.core.event import Log
from clocksmith.games import GAMES

TESTS = Path(__file__).parent.parent / "tests"


def count(name: str, games: int) -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """Play random games; return how often each kind of thing and each named thing came up."""
    game: Any = GAMES[name]
    driver = importlib.import_module(f"games.{name}.driver")
    kinds: Counter[str] = Counter()
    things: Counter[tuple[str, str]] = Counter()
    for number in range(games):
        rng = random.Random(f"usage {name} {number}")
        seats, choices = driver.choices_for(number)
        state = game.start(seats, choices)
        chooser = driver.Chooser(rng)
        while (decision := game.decision(state)) is not None:
            action = chooser.choose(game.legal(state))
            things.update(named(game, action))
            log = Log()
            game.apply(state, action, log)
            kinds[f"asked {type(decision).__name__}"] += 1
            kinds[f"did {action.text.split()[0]}"] += 1
            for event in log.events:
                kinds[f"told {type(event).__name__}"] += 1
                things.update(named(game, event))
    return kinds, things


def main(name: str, games: int) -> None:
    """Print the counts as a page, what was never reached last."""
    game: Any = GAMES[name]
    kinds, things = count(name, games)
    print(f"# {name}: {games} random games\n")
    for kind, times in sorted(kinds.items()):
        print(f"{times:>9}  {kind}")
    never: list[str] = []
    for field, names in game.names.items():
        told = any(things[field, slug] for slug in names)  # some fields only refusals have
        if field.startswith(("old_", "other_")) or field.endswith(PLACES) or not told:
            continue
        print(f"\n## {field}\n")
        for slug in names:
            print(f"{things[field, slug]:>9}  {slug}")
            never += [f"{field} {slug}"] if not things[field, slug] else []
    print("\n## never reached\n")
    print("\n".join(never) or "nothing")


if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
