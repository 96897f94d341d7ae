"""One server to a database file: two would not know of each other's moves."""

import os
import struct
from pathlib import Path
from typing import Final

from clocksmith.server.store.database import DatabaseError

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks and the unique numbers must do
    LOCKS: Final = False
else:
    LOCKS: Final = True  # type: ignore[misc]

PLACE: Final = 1 << 62  # in the file: far behind the bytes that SQLite locks


class FileLock:
    """A lock for a database file; the system lets it go when the process ends, however.

    It lies beside the file, under the name that no symbolic link changes. Where
    the system can, a place in the file itself is locked too: a hard link has
    another name and another folder, but is the same file.
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
        """Let others use the database: when nothing in this process uses it any more.

        A file that is closed anywhere in a process loses the locks that SQLite holds on it.
        """
        while self._handles:
            os.close(self._handles.pop())


def _lock_place(handle: int) -> None:
    """Lock a place of a file for as long as *handle* is open; OSError when somebody else has."""
    command = getattr(fcntl, "F_OFD_SETLK", None)  # Linux
    if command is not None:
        fcntl.fcntl(
            handle, command, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, PLACE, 1, 0)
        )
