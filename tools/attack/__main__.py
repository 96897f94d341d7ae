"""Attack a server of this machine while somebody plays on it, and say how they fare.

    make attack ARGS="--seconds 10 pings 'endless trailer'"

Without --url a server is started for every attack, with the limits that a host has who sets
nothing. Other machines are never attacked.
"""

import argparse
import asyncio
import os
import sys
from ipaddress import ip_address
from urllib.parse import urlsplit

from attack.attacks import ATTACKS, attack
from attack.player import Moves
from attack.run import limited_server, played_under
from attack.target import Target

HALF = 0.5  # of the moves without an attack
TIMES = 5.0  # the 99th percentile without an attack
LONGEST = 60.0  # seconds of one attack


def local_port(url: str) -> int:
    """Return the port of a server on this machine; ValueError for any other."""
    parts = urlsplit(url)
    name = parts.hostname or ""
    if name != "localhost" and not ip_address(name).is_loopback:
        raise ValueError("only servers of this machine are attacked")
    return parts.port or 80


def measured(name: str, url: str, seconds: float) -> Moves:
    """Return how somebody plays under an attack, on a server of its own if none is named."""
    if url:
        return asyncio.run(played_under(name, local_port(url), seconds))
    with limited_server() as served:
        return asyncio.run(played_under(name, served.port, seconds))


def line(name: str, moves: Moves, base: Moves) -> str:
    """Return one line of the report."""
    figures = [moves.percentile(share) for share in (0.5, 0.95, 0.99, 1.0)]
    times = figures[2] / (base.percentile(0.99) or 1.0)
    told = "".join([f"{figure:9.1f}" for figure in figures])
    return f"{name:20}{moves.acknowledged:7}{told}{times:10.1f}"


def main() -> int:
    """Attack; 1 when somebody could play less than half as much as without."""
    reader = argparse.ArgumentParser(prog="attack", description=__doc__)
    reader.add_argument("names", nargs="*", help="which attacks; all without any")
    reader.add_argument("--url", default="", help="a server that runs on this machine")
    reader.add_argument("--seconds", type=float, default=10.0, help="how long each goes on")
    reader.add_argument("--attacker", default="", help=argparse.SUPPRESS)
    given = reader.parse_args()
    names = given.names or list(ATTACKS)
    unknown = [name for name in names if name not in ATTACKS]
    if unknown or not 0 < given.seconds <= LONGEST:
        reader.error(f"attacks are {', '.join(ATTACKS)}; one takes up to {LONGEST:.0f} seconds")
    try:
        port = local_port(given.url) if given.url else 0
    except ValueError as error:
        reader.error(str(error))
    if given.attacker:
        if hasattr(os, "nice"):
            os.nice(19)  # attackers have machines of their own
        asyncio.run(attack(names[0], Target(port, given.attacker), given.seconds))
        return 0
    base = measured("", given.url, given.seconds)
    heads = ("moves", "p50 ms", "p95 ms", "p99 ms", "max ms", "p99/base")
    print(f"{'attack':20}{heads[0]:>7}" + "".join([f"{head:>9}" for head in heads[1:5]]), end="")
    print(f"{heads[5]:>10}")
    print(line("none", base, base), flush=True)
    stopped, slow = [], []
    for name in names:
        moves = measured(name, given.url, given.seconds)
        print(line(name, moves, base), flush=True)
        if moves.acknowledged < HALF * base.acknowledged:
            stopped.append(name)
        if moves.percentile(0.99) > TIMES * base.percentile(0.99):
            slow.append(name)
    print(f"p99 above {TIMES:.0f} times the base: {', '.join(slow) or 'none'}")
    print(f"less than half of the moves: {', '.join(stopped) or 'none'}")
    return 1 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
