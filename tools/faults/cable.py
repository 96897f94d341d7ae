"""Proxies of our own: a cable to the database that can be cut, and one that shares out people."""

import asyncio
import random
import socket
import struct
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CHUNK: Final = 65_536
LISTENS: Final = b"LISTEN "  # how a server says that it wants to hear notices
AT_ONCE: Final = struct.pack("ii", 1, 0)  # closing sends a reset, and nothing that waits

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass(eq=False)
class Link:
    """One connection through a proxy: who came, and whom he was put through to."""

    near: Ends
    far: Ends
    listens: bool = False
    dead: bool = False  # nothing passes any more, and nobody is told
    halved: bool = False  # who came was told that nothing more is said to him

    def reset(self) -> None:
        """Hang up on both, rudely."""
        for _, writer in (self.near, self.far):
            _reset(writer)


class Proxy(ABC):
    """Takes connections at a port of its own and puts them through."""

    def __init__(self) -> None:
        self.port = 0
        self.links: set[Link] = set()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to take connections."""
        self._server = await asyncio.start_server(self._come, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Hang up on everybody."""
        if self._server is not None:
            self._server.close()
        tasks = list(self._tasks)
        for link in list(self.links):
            link.reset()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @abstractmethod
    async def target(self) -> Ends | None:
        """Return the connection that one who comes is put through to; None to hang up."""

    async def passing(self, link: Link, back: bool) -> bool:
        """Wait for as long as bytes take on their way; return whether they arrive."""
        return True

    async def _come(self, *near: *Ends) -> None:
        task = asyncio.current_task()
        assert task is not None, "a connection is a task"
        self._tasks.add(task)
        try:
            far = await self.target()
        except OSError:
            far = None
        finally:
            self._tasks.discard(task)
        if far is None:
            _reset(near[1])
            return
        link = Link(near, far)
        self.links.add(link)
        loop = asyncio.get_running_loop()
        pumps = [loop.create_task(self._pump(link, back)) for back in (False, True)]
        for pump in pumps:  # which would be lost with a link that is forgotten
            self._tasks.add(pump)
            pump.add_done_callback(self._tasks.discard)

    async def _pump(self, link: Link, back: bool) -> None:
        source, sink = (link.far, link.near) if back else (link.near, link.far)
        with suppress(OSError):
            while data := await source[0].read(CHUNK):
                link.listens |= not back and LISTENS in data
                if await self.passing(link, back) and not link.dead:
                    sink[1].write(data)
                    await sink[1].drain()
        if not (link.dead and not back):  # who is cut off and gives up is not heard to do so
            self.links.discard(link)
            for _, writer in (link.near, link.far):
                writer.close()


class Balancer(Proxy):
    """Gives each connection to the next server that takes it, whoever comes: without stickiness."""

    def __init__(self, ports: list[int]) -> None:
        super().__init__()
        self._ports = ports
        self._next = 0

    async def target(self) -> Ends | None:
        for _ in self._ports:
            port = self._ports[self._next % len(self._ports)]
            self._next += 1
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None


class Cable(Proxy):
    """What lies between a server and its database, and can fail in the ways of networks."""

    def __init__(self, socket_file: Path, rng: random.Random) -> None:
        super().__init__()
        self._file = socket_file
        self._rng = rng
        self._cut = False
        self._mended = asyncio.Event()
        self._mended.set()
        self._seconds = 0.0
        self._mute = False

    async def target(self) -> Ends | None:
        await self._mended.wait()
        if self._cut:
            return None
        return await asyncio.open_unix_connection(str(self._file))

    async def passing(self, link: Link, back: bool) -> bool:
        if self._seconds:
            await asyncio.sleep(self._seconds * self._rng.random())
        return not (back and (self._mute or link.halved))

    def cut(self) -> None:
        """Reset all connections, and refuse new ones until it is mended."""
        self._cut = True
        self.reset()

    def reset(self) -> None:
        """Reset all connections, wherever they are in what they say."""
        for link in list(self.links):
            link.reset()

    def hang(self) -> None:
        """Let nothing pass any more, and tell nobody: neither now nor when it is mended.

        It is what those see whose firewall has forgotten them. New connections wait.
        """
        self._mended.clear()
        for link in self.links:
            link.dead = True

    def deafen(self) -> None:
        """Let nothing pass any more to or from those that listen for notices."""
        for link in self.links:
            link.dead |= link.listens

    def half_close(self) -> None:
        """Tell the servers that the database will say no more; what they say still arrives."""
        for link in self.links:
            with suppress(OSError):
                link.near[1].write_eof()
                link.halved = True

    def mute(self) -> None:
        """Bring what servers say to the database, and lose its answers."""
        self._mute = True

    def slow(self, seconds: float) -> None:
        """Let everything take up to so long in each direction."""
        self._seconds = seconds

    def mend(self) -> None:
        """Be as good as new for new connections; those that were mute are reset."""
        if self._mute:
            self.reset()
        self._cut = self._mute = False
        self._seconds = 0.0
        self._mended.set()


def _reset(writer: asyncio.StreamWriter) -> None:
    taken = writer.get_extra_info("socket")
    if taken is not None:
        with suppress(OSError):
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    writer.transport.abort()
