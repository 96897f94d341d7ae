"""A runner on a Ray cluster, here or on many machines."""

import os
import socket
import sys
from contextlib import redirect_stdout
from dataclasses import asdict
from importlib import import_module
from typing import Any, Final

from clocksmith.arena.job import GameResult, Job, Setting
from clocksmith.arena.runner import ATTEMPTS, PATIENCE, FailedGame, Games, outcome_of
from clocksmith.arena.worker import attempt
from clocksmith.workers.watchdog import Watchdog

HERE: Final = "local"  # the address that means: start one on this machine
SOMEWHERE: Final = "auto"  # one that runs here already
KNOCK: Final = 5.0  # seconds to wait for somebody to open
AHEAD: Final = 4  # games handed out for each processor, so that none waits for work


class ClusterError(Exception):
    """Why there is no cluster to play on, in words."""


def play_plain(setting: dict[str, Any], job: dict[str, Any], patience: float) -> dict[str, Any]:
    """Play one game on whatever machine this runs; a hung bot ends the process, and Ray knows."""
    return attempt(Setting.from_plain(setting), Job.from_plain(job), Watchdog(patience))


class Cluster:
    """A Ray cluster at an address, or one that is started here and ended afterwards.

    Ray replaces workers that die, and the game is played again from its
    seed. Other machines need the same clocksmith installed.
    """

    def __init__(self, address: str, processes: int, patience: float = PATIENCE) -> None:
        self._ray = _import_ray()
        self._address = address
        self._processes = processes
        self._patience = patience

    def play(self, setting: Setting, jobs: list[Job]) -> Games:
        """Play all *jobs* on the cluster."""
        # Ray tells of fallen workers on standard output, where results belong.
        with redirect_stdout(sys.stderr):
            self._join()
            try:
                yield from self._play(asdict(setting), jobs)
            finally:
                self._ray.shutdown()

    def _play(self, setting: dict[str, Any], jobs: list[Job]) -> Games:
        ray = self._ray
        remote = ray.remote(max_retries=ATTEMPTS - 1)(play_plain)
        width = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        waiting = list(reversed(jobs))
        going: dict[Any, Job] = {}
        while waiting or going:
            while waiting and len(going) < width:
                job = waiting.pop()
                going[remote.remote(setting, asdict(job), self._patience)] = job
            for done in ray.wait(list(going))[0]:
                yield self._outcome(done, going.pop(done))

    def _join(self) -> None:
        if self._address not in (HERE, SOMEWHERE):
            _knock(self._address)
        paths = os.pathsep.join([path or os.getcwd() for path in sys.path])
        here = self._address == HERE
        # Sets of texts are walked in the same order in every process.
        env = {"PYTHONHASHSEED": "0", **({"PYTHONPATH": paths} if here else {})}
        own = {"num_cpus": self._processes, "include_dashboard": False} if here else {}
        try:
            self._ray.init(
                address=self._address,
                runtime_env={"env_vars": env},
                log_to_driver=False,
                logging_level="ERROR",
                **own,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).strip().splitlines() or [type(error).__name__]
            raise ClusterError(f"there is no Ray cluster at {self._address}: {reason[0]}") from None

    def _outcome(self, done: Any, job: Job) -> GameResult | FailedGame:
        try:
            answer = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines() or [type(error).__name__]
            return FailedGame(job, f"its process ended: {reason[0]}")
        return outcome_of(answer, job)


def _knock(address: str) -> None:
    """Check whether a cluster answers: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise ClusterError(f"an address of a Ray cluster is HOST:PORT, not {address[:60]!r}")
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK).close()
    except OSError as error:
        why = error.strerror or str(error)
        raise ClusterError(f"there is no Ray cluster at {address}: {why}") from None


def _import_ray() -> Any:
    """Return Ray, which is loaded only when it is used."""
    try:
        return import_module("ray")
    except ImportError:
        raise ClusterError("Ray is not installed: pip install 'clocksmith[ray]'") from None
