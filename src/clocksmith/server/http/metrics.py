"""Metrics in the Prometheus format."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from clocksmith import __version__

if TYPE_CHECKING:
    from clocksmith.server.services import Services

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
REQUESTS: Final = "clocksmith_request_seconds"


class Metrics:
    """Counts requests by endpoint, and collects figures of the services on demand."""

    def __init__(self, services: "Services") -> None:
        import prometheus_client as prometheus

        self._registry = prometheus.CollectorRegistry()
        self._written = prometheus.generate_latest
        self._requests = prometheus.Histogram(
            REQUESTS,
            "Seconds until a request was answered",
            ("endpoint", "status"),
            buckets=SECONDS,
            registry=self._registry,
        )
        prometheus.ProcessCollector(registry=self._registry)
        self._registry.register(_Figures(services))

    def note(self, endpoint: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests.labels(endpoint, status).observe(seconds)

    def text(self) -> bytes:
        """Return all metrics."""
        written: bytes = self._written(self._registry)
        return written


class _Figures:
    """Figures that are read from the services at each scrape."""

    def __init__(self, services: "Services") -> None:
        self._services = services

    def collect(self) -> Iterator[Any]:
        """Yield the current figures."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        services = self._services
        bots, writes = services.backend.bots, services.store.counters
        lives = list(services.table_cache)
        gauges = {
            "sockets": ("Sockets of tables that are open", len(services.sockets)),
            "event_streams": ("Event streams that are open", len(services.event_streams)),
            "tables": ("Tables in memory", len(lives)),
            "tables_watched": ("of them with a listener", sum(_is_watched(one) for one in lives)),
            "bots_waiting": ("Questions that wait for a bot process", len(bots)),
            "bot_processes": ("Processes that think for bots", len(bots.processes())),
            "stories_waiting": ("Stories that wait to be told", len(services.stories)),
            "uptime_seconds": ("Seconds since the start", services.uptime.seconds()),
        }
        for name, (about, value) in (gauges | _elsewhere(services)).items():
            yield GaugeMetricFamily(f"clocksmith_{name}", about, value)
        counters = {
            "moves": ("Entries of tables that were kept", writes.entries),
            "database_seconds": ("Seconds that entries waited for the disk", writes.seconds),
            "database_failures": ("Writes that the database refused", writes.failures),
        }
        for name, (about, value) in counters.items():
            yield CounterMetricFamily(f"clocksmith_{name}", about, value)
        info = GaugeMetricFamily("clocksmith_info", "What runs", labels=("version", "process"))
        info.add_metric((__version__, str(os.getpid())), 1)
        yield info


def _elsewhere(services: "Services") -> dict[str, tuple[str, float]]:
    """Return the figures of workers; none if bots run on this machine."""
    jobs = services.thinking.jobs
    if jobs is None:
        return {}
    workers = jobs.capacity.workers
    return {
        "workers": ("Workers that take jobs", len(workers)),
        "worker_processes": ("Processes of theirs that think", sum(workers.values())),
        "jobs": ("Jobs of this server that are not answered yet", len(jobs)),
    }


def _is_watched(live: Any) -> bool:
    return bool(live.hub.listeners())
