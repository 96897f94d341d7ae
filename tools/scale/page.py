"""The page about a hundred thousand people: figures, put into the text beside this file."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from clocksmith.server.sessions import LISTENING_SECONDS
from scale.model import (
    DATABASE_CORES,
    GOAL_MS,
    LEASES,
    PING_SECONDS,
    SOCKETS,
    SPREAD,
    Costs,
    Crowd,
    Layout,
    Service,
    bounds,
    needed,
)

PLACE: Final = Path(__file__).parents[2] / "docs" / "concepts" / "a-hundred-thousand-people.md"
TEXT: Final = Path(__file__).with_name("page.md")
MEASURED: Final = Path(__file__).with_name("measured.json")
NOW: Final = Layout(believed_seconds=LISTENING_SECONDS)
LAYOUTS: Final = {
    "a session is looked at every five seconds, as it was": replace(NOW, believed_seconds=5.0),
    "a session that ends is told, and looked at once a minute, as it is": NOW,
    "and the proxy sends people of one table to one process": replace(NOW, together=True),
    "and a process hears only of its own tables": replace(NOW, together=True, channels=True),
}
OF_A_MOVE: Final = {
    "command_ms": "judge and write it, ms",
    "view_ms": "tell it to one viewer, ms",
    "follow_ms": "follow it at another process and tell one viewer, ms",
    "hear_ms": "hear of it without holding the table, ms",
    "postgresql_ms": "in PostgreSQL, ms",
    "update_bytes": "one update to one viewer, bytes",
    "written_bytes": "written to the log of PostgreSQL, bytes",
}
REMEDIES: Final = {
    "locks": "`max_locks_per_transaction = 512` in `postgresql.conf`",
    "connections": "`max_connections = 500`; a pool between must keep sessions, as locks do",
    "commits": "a faster disk, `commit_delay`; at last a second database for other tables",
    "notices": "those that wait are sent together already; then channels",
    "processors": "a larger machine; channels",
    "news": "channels",
}
CROWDS: Final = (1_000, 3_000, 10_000, 30_000, 100_000, 300_000)


def page(measured: dict[str, Any]) -> str:
    """Return the whole page."""
    crowd, costs = Crowd(), Costs(measured)
    service = needed(crowd, costs, NOW)
    assert service is not None, "they can be served"
    figures = {
        **_guesses(crowd),
        **_costs(measured),
        **_needs(service),
        **_storm(service),
        "of_a_move": _of_a_move(measured),
        "loads": _loads(service),
        "ends": _ends(service),
        "layouts": _layouts(crowd, costs),
        "crowds": _crowds(crowd, costs),
    }
    return TEXT.read_text(encoding="utf-8").format(**figures)


def _rows(rows: list[list[str]]) -> str:
    return "\n".join([f"| {' | '.join(row)} |" for row in rows])


def _guesses(crowd: Crowd) -> dict[str, str]:
    return {
        "spread": f"{SPREAD:g}",
        "goal": f"{GOAL_MS:.0f}",
        "people": f"{crowd.people:,}",
        "tables": f"{crowd.tables:,}",
        "live": f"{crowd.live:.0%}",
        "live_seconds": f"{crowd.live_seconds:g}",
        "slow": f"{1 - crowd.live:.0%}",
        "slow_minutes": f"{crowd.slow_seconds / 60:g}",
        "onlookers": f"{crowd.onlookers:.0%}",
        "stay_minutes": f"{crowd.stay_seconds / 60:g}",
        "ping_seconds": f"{PING_SECONDS:g}",
        "moves": f"{crowd.moves:,.0f}",
    }


def _costs(measured: dict[str, Any]) -> dict[str, str]:
    costs = Costs(measured)
    database = {name: costs.of_database(name) for name in measured["database"][0]}
    worst = {f"{name}_worst": costs.worst_of_database(name) for name in database}
    figures = {**measured["sockets"], **database, **worst}
    few = costs.worst_of_database("commits_per_s_of_eight")
    return {
        "rules": "compiled" if measured["compiled"] else "plain",
        "runs": f"{len(measured['database'])}",
        "commits_end": f"{Crowd().people * few / Crowd().moves:,.0f}",
        **{
            name: f"{value:,g}" if value < 1000 else f"{value:,.0f}"
            for name, value in figures.items()
        },
    }


def _of_a_move(measured: dict[str, Any]) -> str:
    games = measured["games"].values()
    return _rows(
        [[told, *[f"{game[name]:,}" for game in games]] for name, told in OF_A_MOVE.items()]
    )


def _needs(service: Service) -> dict[str, str]:
    day = service.written_mb * 86_400 * 0.4 / 1000
    return {
        "processes": f"{service.processes}",
        "busy": f"{service.busy:.0%}",
        "p99": f"{service.p99_ms:.0f}",
        "sockets_each": f"{service.crowd.sockets / service.processes:,.0f}",
        "sockets_most": f"{SOCKETS:,}",
        "copies": f"{service.copies:.1f}",
        "memory": f"{service.memory_gb:.0f}",
        "sent": f"{service.sent_mbit:,.0f}",
        "notices": f"{service.notices:,.0f}",
        "notices_mbit": f"{service.notices_mbit:,.0f}",
        "written": f"{service.written_mb:.1f}",
        "written_day": f"{day:,.0f}",
        "database_cores": f"{service.database_cores:.1f}",
        "database_machine": f"{DATABASE_CORES}",
        "all_connections": f"{service.connections:,.0f}",
        "leases": f"{LEASES:,}",
    }


def _storm(service: Service) -> dict[str, str]:
    """Return what it takes when the sockets of one process come to the others."""
    others = service.processes - 1
    spare = others * (1 - service.busy)
    welcome = service.crowd.sockets / service.processes * service.costs.of_socket("open_ms") / 1000
    return {
        "others": f"{others}",
        "welcome_seconds": f"{welcome:.0f}",
        "spare": f"{spare:.1f}",
        "storm_seconds": f"{welcome / spare:.0f}",
    }


def _loads(service: Service) -> str:
    jobs = sorted(service.jobs().items(), key=lambda named: -named[1].load)
    rows = []
    for name, job in jobs:
        cores = f"{job.load * service.processes:.1f}"
        rows.append(
            [name, f"{job.rate:,.0f}", f"{job.ms:.2f}", cores, f"{job.load / service.busy:.0%}"]
        )
    return _rows(rows)


def _ends(service: Service) -> str:
    rows = []
    for bound in bounds(service):
        digits = 2 if bound.there < 10 else 0
        amounts = [f"{value:,.{digits}f}" for value in (bound.wanted, bound.there)]
        people = f"{bound.people(service.crowd):,.0f} people"
        rows.append([bound.name, *amounts, people, REMEDIES[bound.remedy]])
    return _rows(rows)


def _layouts(crowd: Crowd, costs: Costs) -> str:
    rows = []
    for name, layout in LAYOUTS.items():
        service = needed(crowd, costs, layout)
        assert service is not None, "they can be served"
        figures = [f"{service.memory_gb:.0f}", f"{service.database_cores:.1f}"]
        figures += [f"{service.notices:,.0f}", f"{service.p99_ms:.0f}"]
        rows.append([name, f"{service.processes}", *figures])
    return _rows(rows)


def _crowds(crowd: Crowd, costs: Costs) -> str:
    rows = []
    for people in CROWDS:
        some = crowd.times(people / crowd.people)
        served = (
            needed(some, costs, NOW),
            needed(some, costs, replace(NOW, together=True)),
            needed(some.hastier(2), costs, NOW),
        )
        told = ["more than 500" if one is None else f"{one.processes}" for one in served]
        rows.append([f"{people:,}", f"{some.tables:,}", f"{some.moves:,.0f}", *told])
    return _rows(rows)
