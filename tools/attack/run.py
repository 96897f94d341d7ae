"""One attack, or none, while somebody plays."""

import asyncio
import sys
from pathlib import Path
from typing import Final

from attack.player import Moves, Player
from clocksmith.cli.commands.bench.server.served import LIMITED, TOGETHER, Served

TOOLS: Final = Path(__file__).parents[1]
WARM_SECONDS: Final = 0.5  # for an attack to begin


def limited_server() -> Served:
    """Return a server with the limits of a host who sets nothing.

    Tables may be opened freely: those who play are one address, and open one for every attack.
    """
    rates = [f"RATE_{name}" for name in LIMITED if name != "OPEN"]
    return Served(**{f"CLOCKSMITH_{name}": "" for name in (*rates, *TOGETHER)})


async def played_under(name: str, port: int, seconds: float) -> Moves:
    """Return how somebody could play on a server under an attack; under none without a name."""
    async with Player(port) as player:
        if not name:
            return await player.play(seconds)
        attacker = await _attacker(name, port, player.table, seconds + 2 * WARM_SECONDS)
        try:
            await asyncio.sleep(WARM_SECONDS)
            return await player.play(seconds)
        finally:
            if attacker.returncode is None:
                attacker.kill()
            await attacker.wait()


async def _attacker(name: str, port: int, table: str, seconds: float) -> asyncio.subprocess.Process:
    """Begin an attack in a process of its own, which ends by itself."""
    command = [sys.executable, "-m", "attack", f"--attacker={table}"]  # an id may begin with "-"
    command += ["--url", f"http://127.0.0.1:{port}", "--seconds", str(seconds), name]
    return await asyncio.create_subprocess_exec(*command, cwd=TOOLS)
