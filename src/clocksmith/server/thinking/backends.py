"""The thinking backend of a server: processes beside it, or workers elsewhere."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clocksmith.server.database.engine import needing
from clocksmith.server.settings import WORKERS, Settings
from clocksmith.server.thinking.analyzers import StartAnalyzer, local_analyzers
from clocksmith.server.thinking.bot_pool import BotPool, local_bots

if TYPE_CHECKING:
    from clocksmith.server.thinking.remote.queue import JobQueue
    from clocksmith.server.thinking.remote.service import WorkerService


@dataclass(frozen=True)
class ThinkingBackend:
    """What answers for bots, and what analyses games."""

    bots: BotPool
    start_analyzer: StartAnalyzer
    jobs: "JobQueue | None" = None  # where workers think
    workers: "WorkerService | None" = None


def thinking_backend(settings: Settings) -> ThinkingBackend:
    """Return the thinking backend that a host has set."""
    if settings.thinking != WORKERS:
        return ThinkingBackend(local_bots(settings.bot_workers), local_analyzers())
    # Imported here, since only a host with workers needs what the extra brings.
    with needing():
        from clocksmith.server.thinking.remote.backends import remote_analyzers, remote_bots
        from clocksmith.server.thinking.remote.queue import JobQueue
        from clocksmith.server.thinking.remote.service import WorkerService
    jobs = JobQueue(settings.database)
    return ThinkingBackend(remote_bots(jobs), remote_analyzers(jobs), jobs, WorkerService(jobs))
