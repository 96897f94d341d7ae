"""Other servers on the same database, and the users connected to them."""

import time
from typing import Final

from clocksmith.server.cluster.broadcasts import (
    AliveBroadcast,
    EndedBroadcast,
    EntryBroadcast,
    HereBroadcast,
    ThinkingBroadcast,
    WhoBroadcast,
)
from clocksmith.server.cluster.cluster import Cluster
from clocksmith.server.cluster.replicas import Replica, Replicas

SILENT: Final = 3  # silent checks after which another server counts as gone


class Peers:
    """Who is connected where: each server announces its users and forgets those of a dead one."""

    def __init__(self, cluster: Cluster, check_seconds: float, replicas: Replicas) -> None:
        self._cluster = cluster
        self._check_seconds = check_seconds
        self._replicas = replicas
        self._heard_at: dict[str, float] = {}

    def hear(
        self,
        broadcast: AliveBroadcast
        | EndedBroadcast
        | EntryBroadcast
        | HereBroadcast
        | ThinkingBroadcast
        | WhoBroadcast,
    ) -> None:
        """Record that another server is alive, and answer what it asks about users."""
        self._heard_at[broadcast.server] = time.monotonic()
        if isinstance(broadcast, AliveBroadcast) and broadcast.leaves:
            self._forget(broadcast.server)
        elif isinstance(broadcast, WhoBroadcast):
            self._announce_anew(broadcast.table)

    def ask(self, table: str = "") -> None:
        """Ask who is connected to a table, or to any, in case a message was missed."""
        if not table:
            self.leave()  # what they know of this server may be stale
            self._announce_anew("")
        self._cluster.tell(WhoBroadcast(self._cluster.server, table))

    def announce(self, replica: Replica) -> None:
        """Tell other servers which seated users of a table are connected here."""
        if self._cluster.is_shared:
            users = replica.seated_users()
            if not replica.is_announced(users):
                self._cluster.tell(HereBroadcast(replica.id, self._cluster.server, sorted(users)))

    def check(self) -> bool:
        """Send a heartbeat, and forget silent servers; return whether there were any."""
        self._cluster.tell(AliveBroadcast(self._cluster.server))
        silent = time.monotonic() - SILENT * self._check_seconds
        gone = [server for server, at in self._heard_at.items() if at < silent]
        for server in gone:
            self._forget(server)
        return bool(gone)

    def leave(self) -> None:
        """Tell other servers that nobody is connected here any more."""
        self._cluster.tell(AliveBroadcast(self._cluster.server, leaves=True))

    def _announce_anew(self, table: str) -> None:
        replicas = [self._replicas.get(table)] if table else list(self._replicas)
        for replica in replicas:
            if replica is not None:
                replica.forget_announced()
                self.announce(replica)

    def _forget(self, server: str) -> None:
        self._heard_at.pop(server, None)
        for replica in self._replicas:
            replica.note_elsewhere(server, set())
