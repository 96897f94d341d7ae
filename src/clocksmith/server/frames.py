"""Frames that are never finished: a socket that sends much without saying anything is cut off.

What reads the sockets hands on whole messages only, and would keep up to 16 MB of
each until then. The system knows how much has come in at a connection; what has
come in and was not handed on is an unfinished frame.
"""

import asyncio
import contextlib
import logging
import os
import socket
import struct
import sys
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

LOG: Final = logging.getLogger(__name__)
LOOK_SECONDS: Final = 0.25
MOST_UNREAD: Final = 64 * 1024  # bytes of a frame that has not ended
FORGIVEN: Final = 4 * 1024  # bytes beside messages: pings of the protocol itself
BEFORE: Final = 256 * 1024  # bytes of requests on the same connection before it became a socket
HEAD: Final = 14  # bytes of a frame before its message, at most
RECEIVED: Final = struct.Struct(
    "=128xQ"
)  # tcp_info: the bytes that have come in, as 129th to 136th
DESCRIPTORS: Final = "/proc/self/fd"
Peer = tuple[str, int]


class Incoming:
    """What has come in at one socket, as far as its messages tell."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        self.descriptor: int | None = None
        self._told: int | None = None  # bytes that are accounted for; None: not looked at yet
        self._heard = 0  # bytes of messages since the last look

    def hear(self, size: int) -> None:
        """Take note of a message of so many bytes that was handed on."""
        self._heard += size + HEAD

    def is_too_much(self, received: int) -> bool:
        """Return whether too much has come in that was not handed on; *received* is all."""
        if self._told is None:
            self._told = min(received, BEFORE)
        heard, self._heard = self._heard, 0
        self._told = min(received, self._told + heard)
        unread = received - self._told
        if heard and unread <= FORGIVEN:
            self._told = received
        return unread > MOST_UNREAD


class FrameWatch:
    """Looks at all sockets a few times a second; does nothing where the system does not tell."""

    def __init__(self) -> None:
        self._watched: dict[Peer, Incoming] = {}
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        if sys.platform == "linux":
            self._looking = asyncio.get_running_loop().create_task(self._look())

    def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    def add(self, peer: Peer) -> Incoming:
        """Watch the socket of a *peer* from now on."""
        incoming = self._watched[_plain(peer)] = Incoming(_plain(peer))
        return incoming

    def remove(self, incoming: Incoming) -> None:
        """Watch a socket no longer."""
        if self._watched.get(incoming.peer) is incoming:
            del self._watched[incoming.peer]

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if any(incoming.descriptor is None for incoming in self._watched.values()):
                self._find()
            for incoming in list(self._watched.values()):
                with contextlib.suppress(OSError):  # it has just ended
                    _cut_if_too_much(incoming)

    def _find(self) -> None:
        """Find out which connection of this process is whose."""
        for name in os.listdir(DESCRIPTORS):
            incoming = self._watched.get(_peer_of(int(name)) or ("", 0))
            if incoming is not None:
                incoming.descriptor = int(name)


def _cut_if_too_much(incoming: Incoming) -> None:
    if incoming.descriptor is None or _peer_of(incoming.descriptor) != incoming.peer:
        incoming.descriptor = None
        return
    connection = _borrowed(incoming.descriptor)
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, RECEIVED.size)
        if incoming.is_too_much(RECEIVED.unpack(info)[0]):
            LOG.info("a socket of %s sent a frame that is too large", incoming.peer[0])
            connection.shutdown(socket.SHUT_RDWR)
    finally:
        connection.detach()


def _peer_of(descriptor: int) -> Peer | None:
    """Return who is at the other end of a descriptor; None when it is no connection."""
    try:
        connection = _borrowed(descriptor)
    except OSError:
        return None
    try:
        host, port = connection.getpeername()[:2]
        return _plain((str(host), port))
    except (OSError, ValueError):
        return None
    finally:
        connection.detach()


def _borrowed(descriptor: int) -> socket.socket:
    """Return a connection that belongs to somebody else: it is detached, never closed."""
    return socket.socket(socket.AF_INET6, socket.SOCK_STREAM, 0, descriptor)


def _plain(peer: Peer) -> Peer:
    """Return a peer with its address in one spelling; the server writes a port as a text."""
    plain = _plain_address(peer[0])
    return peer if plain is None else (plain, int(peer[1]))


@lru_cache(maxsize=10_000)
def _plain_address(text: str) -> str | None:
    """Return an address in one spelling; None where it is none of the internet."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)
