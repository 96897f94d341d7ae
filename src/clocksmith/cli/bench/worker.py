"""A process that measures one variant of the rules: started as a script, it answers JSON lines.

It is told ``plain`` or ``compiled`` and uses the clocksmith that it lies in.
Until the variant is settled it imports nothing of the rules.
"""

import json
import sys
from pathlib import Path
from typing import Any

PLAIN, COMPILED = "plain", "compiled"


def settle_variant(variant: str) -> None:
    """See to it that the rules are imported as *variant*, and stop when they are not."""
    from clocksmith.cli.bench.plain import use_sources

    if variant == PLAIN:
        use_sources(Path(__file__).parents[2])
    import clocksmith.core.game as game

    found = PLAIN if str(game.__file__).endswith(".py") else COMPILED
    if found != variant:
        sys.exit(f"the rules should be {variant}, and are {found}")


def serve() -> None:
    """Answer one line after the other until no more come."""
    from clocksmith.cli.bench.checksum import checksum
    from clocksmith.cli.bench.measure import MEASUREMENTS, Workload, workload_of
    from clocksmith.games import GAMES

    workloads: dict[str, Workload] = {}

    def answer(request: dict[str, Any]) -> object:
        what, name = request["do"], request["game"]
        game = GAMES[name]
        if what == "files":
            return loaded_files()
        if what == "checksum":
            return checksum(game, range(request["games"]))
        if name not in workloads:
            workloads[name] = workload_of(game)
        return MEASUREMENTS[what](workloads[name], request["seconds"], request["seed"])

    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


def loaded_files() -> dict[str, str]:
    """The file of every module of clocksmith that was imported."""
    return {
        name: str(module.__file__)
        for name, module in sys.modules.items()
        if name.partition(".")[0] == "clocksmith"
    }


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))
    settle_variant(sys.argv[1])
    serve()
