"""Sync: receives what other servers on the same database do, and passes it on to listeners.

A single server runs none of this.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from clocksmith.server.cluster.broadcasts import (
    AliveBroadcast,
    Broadcast,
    EndedBroadcast,
    EntryBroadcast,
    HereBroadcast,
    TableBroadcast,
    ThinkingBroadcast,
    WhoBroadcast,
    decode_broadcast,
)
from clocksmith.server.cluster.cluster import Cluster
from clocksmith.server.cluster.connectivity import Connectivity
from clocksmith.server.cluster.peers import Peers
from clocksmith.server.cluster.replicas import Replica, Replicas

LOG: Final = logging.getLogger(__name__)


class Sync:
    """Handles broadcasts, and compares with the database regularly: some may be lost."""

    def __init__(self, cluster: Cluster, check_seconds: float, replicas: Replicas) -> None:
        self._cluster = cluster
        self._check_seconds = check_seconds
        self._replicas = replicas
        self._stale: set[str] = set()  # tables that changed while they were loading
        self.peers = Peers(cluster, check_seconds, replicas)
        self.connectivity = Connectivity(check_seconds, replicas)
        self.on_end: Callable[[set[str]], None] = lambda words: None  # sessions ended elsewhere
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start listening, if there can be other servers."""
        if not self._cluster.is_shared:
            return
        self._replicas.on_load = self._welcome
        self._cluster.listen(self._hear, self._catch_up, self.connectivity.silence)
        self.connectivity.note()
        loop = asyncio.get_running_loop()
        work = (self._check_often, self.connectivity.watch)
        self._tasks = [loop.create_task(one()) for one in work]

    def close(self) -> None:
        """Stop, and tell other servers."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            self.peers.leave()

    # ---- broadcasts ----

    def _hear(self, texts: list[str]) -> None:
        for text in texts:
            broadcast = decode_broadcast(text)
            if broadcast is not None:
                try:
                    self._take(broadcast)
                except Exception:
                    LOG.exception("a broadcast could not be followed")

    def _take(self, broadcast: Broadcast) -> None:
        if isinstance(broadcast, TableBroadcast):
            self._look_at(broadcast.table)
            return
        if broadcast.server == self._cluster.server:
            return
        self.peers.hear(broadcast)
        if isinstance(broadcast, AliveBroadcast | WhoBroadcast):
            return
        if isinstance(broadcast, EndedBroadcast):
            self.on_end(set(broadcast.words))
            return
        replica = self._replicas.get(broadcast.table)
        if replica is None:
            self._look_at(broadcast.table)
        elif isinstance(broadcast, EntryBroadcast):
            replica.hear(broadcast.entry, broadcast.key)
        elif isinstance(broadcast, ThinkingBroadcast):
            replica.show_thinking(broadcast.seat)
        elif isinstance(broadcast, HereBroadcast):
            replica.note_elsewhere(broadcast.server, set(broadcast.users))

    def _catch_up(self) -> None:
        """Make up for broadcasts that were missed while disconnected."""
        self.peers.ask()
        for replica in self._replicas:
            replica.look()

    def _look_at(self, id: str) -> None:
        replica = self._replicas.get(id)
        if replica is not None:
            replica.look()
        elif self._replicas.is_loading(id):
            still = {one for one in self._stale if self._replicas.is_loading(one)}
            self._stale = still | {id}  # forgets tables that failed to load

    def _welcome(self, replica: Replica) -> None:
        """Start following a table that was just loaded."""
        if replica.id in self._stale:
            self._stale.discard(replica.id)
            replica.look()
        self.peers.ask(replica.id)

    # ---- regular checks ----

    async def _check_often(self) -> None:
        while True:
            await asyncio.sleep(self._check_seconds)
            try:
                await self._check()
            except Exception as error:
                LOG.warning("tables could not be compared with their logs: %s", error)

    async def _check(self) -> None:
        """Find what was missed: entries, users, tables that no server owns."""
        if self.peers.check():
            await self._replicas.catch_up()  # a dead server may have left listings out of date
        assert self._cluster.leases is not None, "a shared database has leases"
        await self._cluster.leases.check()
        await self._replicas.compare()
        self.connectivity.note()
