"""The process that measures one variant of the rules.

It is told ``plain`` or ``compiled`` and uses the clocksmith that it lies in.
Until the variant is settled it imports nothing of the rules.
"""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

PLAIN, COMPILED = "plain", "compiled"


def settle_variant(variant: str) -> None:
    """See to it that the rules are imported as *variant*, and stop when they are not."""
    if variant == PLAIN:
        os.environ["CLOCKSMITH_PURE"] = "1"  # a checkout then brings no compiled rules
        from clocksmith.cli.commands.bench.plain import use_sources

        use_sources(Path(__file__).parents[3])
    import clocksmith.core.game as game

    found = PLAIN if str(game.__file__).endswith(".py") else COMPILED
    if found != variant:
        raise RuntimeError(f"the rules should be {variant}, and are {found}")


def start(variant: str) -> Callable[[dict[str, Any]], object]:
    """Return the function that measures the rules as *variant*."""
    settle_variant(variant)
    from clocksmith.cli.commands.bench.checksum import checksum
    from clocksmith.cli.commands.bench.measure import MEASUREMENTS, Workload, workload_of
    from clocksmith.core.game import Game
    from clocksmith.games import GAMES
    from clocksmith.games.rules import Rules, game_of

    workloads: dict[Game[Any], Workload] = {}

    def answer(request: dict[str, Any]) -> object:
        what, name = request["do"], request["game"]
        rules = request.get("rules")
        game = GAMES[name] if rules is None else game_of(Rules.from_plain(rules))
        if what == "files":
            return loaded_files()
        if what == "checksum":
            return checksum(game, range(request["games"]))
        if game not in workloads:
            workloads[game] = workload_of(game)
            gc.freeze()  # as a server does: what stays is not looked through again and again
        return MEASUREMENTS[what](workloads[game], request["seconds"], request["seed"])

    return answer


def loaded_files() -> dict[str, str]:
    """The file of every module of clocksmith that was imported."""
    return {
        name: str(module.__file__)
        for name, module in sys.modules.items()
        if name.partition(".")[0] == "clocksmith"
    }
