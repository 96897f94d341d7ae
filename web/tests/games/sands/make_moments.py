"""Write moments.json: for every kind of event a moment of seeded games, before and after it.

A region is its fields in order, a player the numbers that events change. *after* has only what
changed.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from clocksmith.core.event import Log
from clocksmith.core.seat import OPEN
from clocksmith.core.value import plain
from clocksmith.games import GAMES
from clocksmith.games.sands.view.view import PlayerView, RegionView, SandsView

SEEDS = range(40)
EAGER = {"build": 6, "advance": 8, "attack": 9, "annex": 9, "plunder": 8, "caravan": 7}
EAGER |= {"irrigate": 9, "muster": 5, "turn": 6, "move": 4, "record": 5, "ask": 6}
EAGER |= {"done": 1, "end": 0}

Moment = dict[str, object]


def _region(one: RegionView) -> list[object]:
    fields = [one.region, one.resource, one.capacity, one.owner, one.mark]
    return [*fields, list(one.structures), list(one.peasants), list(one.soldiers)]


def _player(one: PlayerView) -> list[object]:
    numbers = [list(one.stock), one.unrest, list(one.heritage), one.points]
    return [*numbers, list(one.caravans), list(one.reached)]


def _seen(view: object) -> dict[str, object]:
    assert isinstance(view, SandsView)
    return {
        "regions": [_region(one) for one in view.regions],
        "players": [_player(one) for one in view.players],
        "rows": [list(row) for row in view.rows],
        "marker": view.marker,
    }


def _moments(seed: int) -> Iterator[Moment]:
    """Play an eager game and yield every moment."""
    game, rng = GAMES["sands"], random.Random(seed)
    state = game.start(seats=2 + seed % 4)
    while game.decision(state) is not None:
        legal, before = game.legal(state), _seen(game.view(state, OPEN))
        some = [legal[rng.randrange(len(legal))] for _ in range(8)]
        log = Log()
        eager = [EAGER.get(one.text.split()[0], 3) + rng.random() * 3 for one in some]
        game.apply(state, some[eager.index(max(eager))], log)
        after = _seen(game.view(state, OPEN))
        changed = {key: value for key, value in after.items() if value != before[key]}
        yield {"events": [plain(event) for event in log.events], "before": before, "after": changed}


def _chosen() -> list[Moment]:
    """Return the shortest moment of every kind of event."""
    best: dict[str, tuple[int, Moment]] = {}
    for seed in SEEDS:
        for moment in _moments(seed):
            length = len(json.dumps(moment))
            events = moment["events"]
            assert isinstance(events, list)
            for kind in {event["type"] for event in events}:
                if kind not in best or length < best[kind][0]:
                    best[kind] = (length, moment)
    chosen: list[Moment] = []
    for _, (_, moment) in sorted(best.items()):
        if moment not in chosen:
            chosen.append(moment)
    return chosen


if __name__ == "__main__":
    lines = [json.dumps(moment, separators=(",", ":")) for moment in _chosen()]
    text = "[\n" + ",\n".join(lines) + "\n]\n"
    Path(__file__).with_name("moments.json").write_text(text, encoding="utf-8")
