"""Text files that people hand in and get back: small, UTF-8, never half-written."""

import os
import tempfile
from pathlib import Path
from typing import Final

from clocksmith.cli.errors import InputError
from clocksmith.cli.phrases import SpokenError

LARGEST: Final = 1_000_000  # bytes; the longest game takes a tenth of it


def read_text(path: Path, largest: int = LARGEST) -> str:
    """Return the text of a file; InputError unless it is a small text."""
    try:
        with path.open("rb") as file:
            content = file.read(largest + 1)
    except OSError as error:
        raise _cannot("error-read", path, error) from None
    if len(content) > largest:
        raise SpokenError("error-large", path=str(path), most=largest // 1_000_000)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SpokenError("error-no-text", path=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a whole file or nothing: an old file stays until the new one is complete."""
    check_writable(path)
    try:
        if path.exists() and not path.is_file():  # a pipe or a terminal: nothing to replace
            path.write_text(text, encoding="utf-8")
            return
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(name).chmod(mode)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise _cannot("error-write", path, error) from None


def check_writable(path: Path) -> None:
    """Raise InputError now rather than after a long game when *path* cannot be written."""
    if path.is_dir():
        raise SpokenError("error-folder-written", path=str(path))
    if not path.parent.is_dir():
        raise SpokenError("error-no-folder", path=str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise SpokenError("error-protected", path=str(path))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _cannot(key: str, path: Path, error: OSError) -> InputError:
    if isinstance(error, FileNotFoundError):
        return SpokenError("error-no-file", path=str(path))
    if isinstance(error, IsADirectoryError):
        return SpokenError("error-folder", path=str(path))
    return SpokenError(key, path=str(path), why=error.strerror or "")
