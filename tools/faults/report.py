"""The report of a run: what failed how often, what people did meanwhile, and what was found."""

import time
from dataclasses import asdict
from statistics import median
from typing import Any, Final

from faults.checker import findings, unheard
from faults.club import Club
from faults.log import kept_at
from faults.nemesis import Nemesis
from faults.notes import Journal
from faults.retelling import told_otherwise

SHOWN: Final = 20  # findings that are written out
RETOLD: Final = 30  # tables whose story is compared with their log


def figures_of(journal: Journal) -> dict[str, Any]:
    """Return what people did, and what they met."""
    waits = sorted(journal.waits) or [0.0]
    return {
        "people": len(journal.people),
        "tables": len(journal.tables()),
        "acknowledged": journal.count,
        "acknowledged_again": journal.again,
        "sent_again_for": dict(journal.answers),
        "numbers_heard": sum(len(notes.heard) for notes in journal.people),
        "comebacks": len(journal.waits),
        "comeback_s": {
            "median": round(median(waits), 3),
            "p99": round(waits[int(0.99 * (len(waits) - 1))], 3),
            "longest": round(waits[-1], 3),
        },
    }


async def story_of(club: Club, nemesis: Nemesis, began: float) -> dict[str, Any]:
    """Return the report: it holds where nothing was found."""
    kept = kept_at(club.database)
    found = findings(club.journal.people, kept, timely=True)
    begun = [id for id in club.tables if kept.logs.get(id)]  # one whose seats wait tells nothing
    ids = club.rng.sample(begun, min(RETOLD, len(begun)))
    ports = [server.port for server in club.servers]
    return {
        "kills": {**nemesis.kills, "all": nemesis.kills.total()},
        "faults": dict(nemesis.faults),
        "seconds": round(time.monotonic() - began, 1),
        "longest_standstill_s": round(nemesis.longest, 2),
        "started_again": club.begun,
        **figures_of(club.journal),
        "kept": sum(len(log) for log in kept.logs.values()),
        "kept_unheard": len(unheard(club.journal.people, kept)),
        "found": len(found),
        "findings": [asdict(one) for one in found[:SHOWN]],
        "told_otherwise": await told_otherwise(club.database, ports, ids),
        "crashes": club.last_words(),
    }


def holds(report: dict[str, Any]) -> bool:
    """Return whether nothing was found."""
    return not (report["found"] or report["told_otherwise"] or report["crashes"])
