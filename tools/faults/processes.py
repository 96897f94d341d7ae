"""Processes: which ones another has begun, whether they live, how much memory they hold."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
GONE_SECONDS: Final = 60.0  # on a busy machine: one that just begins ends when it has begun
IS_LINUX: Final = (PROC / "self" / "stat").exists()  # where all of this can be found out


def descendants(pid: int) -> list[int]:
    """Return the processes that a process has begun, and those that they have begun."""
    begun: dict[int, list[int]] = {}
    for stat in PROC.glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            begun.setdefault(parent, []).append(int(stat.parent.name))
    found: list[int] = []
    waiting = [pid]
    while waiting:
        children = begun.get(waiting.pop(), [])
        found += children
        waiting += children
    return found


def lives(pid: int) -> bool:
    """Return whether a process has not ended; one that nobody has asked after has."""
    try:
        return (PROC / f"{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def kill(pids: list[int]) -> None:
    """End processes at once."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def resident_bytes(pid: int) -> int:
    """Return how much memory a process holds."""
    pages = int((PROC / f"{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def assert_gone(pids: list[int]) -> None:
    """Processes are gone, or go without being asked."""
    give_up = time.monotonic() + GONE_SECONDS
    while left := [pid for pid in pids if lives(pid)]:
        assert time.monotonic() < give_up, f"{len(left)} processes go on"
        await asyncio.sleep(0.01)
