"""A small disk for PostgreSQL, which can be filled: a file system in memory, mounted by root."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

SIZE: Final = "256m"
BLOCK: Final = bytes(1 << 16)


class Ballast:
    """A file that takes all the room there is."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ballast"

    def load(self) -> None:
        """Fill the disk."""
        with self._file.open("wb", buffering=0) as file, suppress(OSError):
            while True:  # until there is no room, whatever PostgreSQL takes of it meanwhile
                file.write(BLOCK)

    def throw_off(self) -> None:
        """Make room again."""
        self._file.unlink(missing_ok=True)


def can_mount() -> bool:
    """Return whether a small disk can be had here."""
    try:
        with small_disk():
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


@contextmanager
def small_disk() -> Iterator[Path]:
    """Mount a small disk as long as this lasts; an error where that is not allowed."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise PermissionError("only root mounts disks")
    with tempfile.TemporaryDirectory(prefix="clocksmith-disk-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=755", "none", folder]
        subprocess.run(mount, check=True, capture_output=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True, capture_output=True)
