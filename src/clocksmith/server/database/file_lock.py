"""Allows one server per database file: two would not know of each other's moves."""

import os
import struct
from pathlib import Path
from typing import Final

from clocksmith.server.database.engine import DatabaseError

try:
    import fcntl
except ImportError:  # Windows relies on SQLite's own locks and unique entry numbers
    LOCKS: Final = False
else:
    LOCKS: Final = True  # type: ignore[misc]

PLACE: Final = 1 << 62  # offset in the file, far beyond the bytes that SQLite locks


class FileLock:
    """A lock for a database file; the system releases it however the process ends.

    The lock file lies beside the real file, so symbolic links make no difference. Where the
    system supports it, one byte of the database file is locked too: a hard link has another name
    and another folder, but is the same file.
    """

    def __init__(self, file: Path) -> None:
        self._handles: list[int] = []
        if not LOCKS:
            return
        real = file.resolve()
        try:
            real.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            for path in (real.with_name(real.name + ".lock"), real):
                self._handles.append(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            self.release()
            raise DatabaseError(f"the database {file} cannot be opened: {error.strerror}") from None
        try:
            fcntl.flock(self._handles[0], fcntl.LOCK_EX | fcntl.LOCK_NB)
            _lock_place(self._handles[1])
        except OSError:
            self.release()
            raise DatabaseError(f"another server is using the database {file}") from None

    def release(self) -> None:
        """Let others use the database. Nothing in this process may use it any more.

        Closing a file anywhere in a process drops the locks that SQLite holds on it.
        """
        while self._handles:
            os.close(self._handles.pop())


def _lock_place(handle: int) -> None:
    """Lock one byte of a file while *handle* is open; OSError if another process holds it."""
    command = getattr(fcntl, "F_OFD_SETLK", None)  # Linux
    if command is not None:
        fcntl.fcntl(
            handle, command, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, PLACE, 1, 0)
        )
