"""Both ways of a connection: who reads slowly is waited for, and who writes fast is not read."""

import asyncio


class Flow:
    """Whether a connection can be written to, and whether it is read."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.is_full = False  # whether the other side reads more slowly than it is written to
        self._emptied: asyncio.Future[None] | None = None
        self._is_paused = False

    def fill(self) -> None:
        """Take note that more waits to be read than should."""
        self.is_full = True

    def empty(self) -> None:
        """Let those go on who wait to write."""
        self.is_full = False
        emptied, self._emptied = self._emptied, None
        if emptied is not None and not emptied.done():
            emptied.set_result(None)

    async def drain(self) -> None:
        """Wait until the other side has read."""
        while self.is_full:
            if self._emptied is None:
                self._emptied = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._emptied)

    def pause(self) -> None:
        """Leave what comes in with the system."""
        if not self._is_paused:
            self._is_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Read what comes in."""
        if self._is_paused:
            self._is_paused = False
            self.transport.resume_reading()


class FlowingProtocol(asyncio.Protocol):
    """A connection with its flow, of which the event loop tells it."""

    flow: Flow

    def pause_writing(self) -> None:
        """Write no more until the other side has read."""
        self.flow.fill()

    def resume_writing(self) -> None:
        """Write on."""
        self.flow.empty()
