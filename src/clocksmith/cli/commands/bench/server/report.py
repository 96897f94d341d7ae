"""What was measured, for people and for programs."""

from typing import TYPE_CHECKING, Final

from rich.table import Table

if TYPE_CHECKING:
    from clocksmith.cli.commands.bench.server.load import Load

GOALS: Final = {
    "moves_per_s": "1000 or more of Khronos, 700 of others",
    "p50_ms": "",
    "p99_ms": "50 or less at half of that",
    "update_median_bytes": "2000 or less",
    "update_p99_bytes": "",
    "open_500_ms": "200 or less",
    "story_500_ms": "",
    "undo_ms": "100 or less",
    "server_cpu_ms": "",
    "client_cpu_ms": "",
    "ratio_to_one": "1.7 or more for two",
}
MEANINGS: Final = {
    "moves_per_s": "durable moves acknowledged per second",
    "p50_ms": "until a move is acknowledged, median (ms)",
    "p99_ms": "until a move is acknowledged, 99th percentile (ms)",
    "update_median_bytes": "bytes of an update to one viewer, median",
    "update_p99_bytes": "bytes of an update to one viewer, 99th percentile",
    "open_500_ms": "until a finished game of 500 actions is shown (ms)",
    "story_500_ms": "then, until all its views have come (ms)",
    "undo_ms": "undo until it is seen, median (ms)",
    "server_cpu_ms": "processor time of the servers for a move (ms)",
    "client_cpu_ms": "processor time of what sends the moves, for a move (ms)",
    "ratio_to_one": "moves that all processes carry, for each that one carries",
}


def percentile(values: list[float], share: float) -> float:
    """Return the value that *share* of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def as_data(load: "Load", opening: tuple[float, float], undo: float) -> dict[str, float]:
    """Return everything as one JSON object; *opening* is until it is shown, and its whole story."""
    until_shown, until_complete = opening
    waits = [wait * 1000 for wait in load.waits]
    sizes = [float(size) for size in load.bytes]
    return {
        "moves_per_s": round(load.moves_per_second(), 1),
        "p50_ms": round(percentile(waits, 0.5), 2),
        "p99_ms": round(percentile(waits, 0.99), 2),
        "update_median_bytes": percentile(sizes, 0.5),
        "update_p99_bytes": percentile(sizes, 0.99),
        "open_500_ms": round(until_shown, 1),
        "story_500_ms": round(until_complete, 1),
        "undo_ms": round(undo, 2),
    }


def cpu_data(load: "Load") -> dict[str, float]:
    """Return how long processors worked for one move."""
    moves = len(load.waits)
    return {
        "server_cpu_ms": round(1000 * load.served_cpu / moves, 3),
        "client_cpu_ms": round(1000 * load.own_cpu / moves, 3),
    }


def as_table(data: dict[str, float], title: str) -> Table:
    """Return everything as a table with the goals beside it."""
    table = Table(title=title, title_justify="left")
    table.add_column("")
    table.add_column("measured", justify="right")
    table.add_column("goal")
    for key, value in data.items():
        table.add_row(MEANINGS[key], f"{value:,.10g}", GOALS[key])
    return table
