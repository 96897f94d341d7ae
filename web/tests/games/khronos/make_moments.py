"""Write moments.json: for every kind of event two moments of seeded games, with their boards.

A building is its fields in order. *after* has only the boards that changed, by age.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.value import plain
from clocksmith.games import GAMES
from clocksmith.games.khronos.model.board import Building
from clocksmith.games.khronos.view.view import KhronosView

SEEDS = range(120)
MOMENTS = 2  # for every kind of event
EAGER = {"castle": 9, "abbey": 9, "city": 9, "town": 7, "keep": 6, "monastery": 6}
VERBS = {"populate": 7, "restore": 8, "travel": 3, "demolish": 2, "end": 0}
# What changes nothing that is seen.
UNSEEN = {"Drew", "Reshuffled", "Discarded", "Played", "Charged", "TurnBegan", "StartDrawn"}

Moment = dict[str, object]


def _boards(view: object) -> list[list[list[object]]]:
    assert isinstance(view, KhronosView)
    return [[_building(one) for one in board] for board in view.boards]


def _building(one: Building) -> list[object]:
    return [one.tile, one.cell, one.owner, int(one.printed), int(one.ruined), list(one.cubes)]


def _moments(seed: int) -> Iterator[Moment]:
    """Play a crowded game and yield every moment at which something is seen."""
    game, rng = GAMES["khronos"], random.Random(seed)
    state = game.start(seats=2 + seed % 4)

    def eagerness(text: str) -> float:
        words = text.split()
        big = EAGER.get(words[1], 2) if words[0] in ("build", "upgrade") else 0
        return (big or VERBS.get(words[0], 1)) + rng.random() * 4

    while game.decision(state) is not None:
        legal, before = game.legal(state), _boards(game.view(state, Seat(0)))
        some = [legal[rng.randrange(len(legal))] for _ in range(60)]
        log = Log()
        game.apply(state, max(some, key=lambda action: eagerness(action.text)), log)
        after = _boards(game.view(state, Seat(0)))
        changed = {age: after[age] for age in range(3) if after[age] != before[age]}
        seen = [plain(event) for event in log.events if type(event).__name__ not in UNSEEN]
        if seen:
            yield {"events": seen, "before": before, "after": changed}


def _chosen() -> list[Moment]:
    """Return the shortest moments of every kind of event."""
    by_kind: dict[str, list[tuple[int, Moment]]] = {}
    for moment in [moment for seed in SEEDS for moment in _moments(seed)]:
        events = moment["events"]
        assert isinstance(events, list)
        for kind in {event["type"] for event in events}:
            best = by_kind.setdefault(kind, [])
            best.append((len(json.dumps(moment)), moment))
            best.sort(key=lambda pair: pair[0])
            del best[MOMENTS:]
    chosen = [moment for kind in sorted(by_kind) for _, moment in by_kind[kind]]
    return [moment for i, moment in enumerate(chosen) if moment not in chosen[:i]]


if __name__ == "__main__":
    target = Path(__file__).with_name("moments.json")
    lines = [json.dumps(moment, separators=(",", ":")) for moment in _chosen()]
    target.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
