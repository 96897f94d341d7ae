"""Write moments.json: seeded games as a board sees them, step by step.

*start* is what is seen when the first turn begins; *steps* are what happened and
what is then seen otherwise.
"""

import json
import random
from pathlib import Path
from typing import Any

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.core.value import plain
from clocksmith.games import GAMES

GAMES_PLAYED = ((2, 7, 150), (3, 5, 110))  # seats, seed, steps
SEEN = ("regions", "private", "common", "eureka", "posts", "eras", "ideas", "top", "chronos")
OF_PLAYERS = (
    "ip",
    "influence",
    "available",
    "exhausted",
    "academics",
    "supply",
    "ideas",
    "inventions",
    "row",
    "spaces",
    "flipped",
    "marked",
    "scholars",
    "epoch",
    "seasons",
)


def _seen(view: Any) -> dict[str, Any]:
    """Return what is compared of a view."""
    whole: Any = plain(view)
    seen = {name: whole[name] for name in SEEN}
    seen["players"] = [{name: one[name] for name in OF_PLAYERS} for one in whole["players"]]
    return seen


def _changed(before: Any, after: Any) -> Any:
    """Return what of a record or of a list is different, by field or place."""
    if isinstance(after, dict):
        pairs = list(after.items())
    elif _is_row(after) and len(before) == len(after):
        pairs = list(enumerate(after))
    else:
        return after
    return {str(key): _changed(before[key], one) for key, one in pairs if one != before[key]}


def _is_row(value: Any) -> bool:
    """Return whether a value is a list of records or of lists."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict | list)


def _played(seats: int, seed: int, steps: int) -> dict[str, Any]:
    """Return one game, from the first turn on."""
    game, rng = GAMES["inventions"], random.Random(seed)
    state = game.start(seats)
    log, before, told = Log(), None, []
    while len(told) < steps and game.decision(state) is not None:
        legal = game.legal(state)
        eager = [one for one in legal if one.text not in ("pass", "skip", "done", "stop")]
        game.apply(state, rng.choice(eager or list(legal)), log)
        if isinstance(game.decision(state), Chance) or not getattr(state, "round", 0):
            continue
        after = _seen(game.view(state, Seat(0)))
        if before is None:
            start = after
        else:
            told.append({"events": plain(log.events), "after": _changed(before, after)})
        log, before = Log(), after
    return {"start": start, "steps": told}


if __name__ == "__main__":
    games = [json.dumps(_played(*one), separators=(",", ":")) for one in GAMES_PLAYED]
    target = Path(__file__).with_name("moments.json")
    target.write_text("[\n" + ",\n".join(games) + "\n]\n", encoding="utf-8")
