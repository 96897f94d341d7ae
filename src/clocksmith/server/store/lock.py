"""One server to a database file: two would not know of each other's moves."""

import os
from pathlib import Path
from typing import Final

from clocksmith.server.store.database import DatabaseError

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks and the unique numbers must do
    LOCKS: Final = False
else:
    LOCKS: Final = True  # type: ignore[misc]


class FileLock:
    """A lock beside a database file; the system lets it go when the process ends, however."""

    def __init__(self, file: Path) -> None:
        self._handle = -1
        if not LOCKS:
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            path = file.with_name(file.name + ".lock")
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise DatabaseError(f"the database {file} cannot be opened: {error.strerror}") from None
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise DatabaseError(f"another server is using the database {file}") from None

    def release(self) -> None:
        """Let others use the database."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
