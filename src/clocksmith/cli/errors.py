"""Bad input: one clear sentence for a person, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# What the extra `server` brings, by the names of its modules.
SERVER: Final = frozenset(
    ("alembic", "argon2", "httptools", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets")
)
INSTALL_SERVER: Final = "pip install 'clocksmith[server]'"


class InputError(Exception):
    """Something a person can mend; its text is one sentence without a full stop."""


@contextmanager
def telling(where: str = "") -> Iterator[None]:
    """Turn the ValueErrors that readers raise into input errors, naming *where* it was."""
    try:
        yield
    except ValueError as error:
        raise InputError(f"in {where}: {error}" if where else str(error)) from None


def missing(error: ModuleNotFoundError) -> str | None:
    """Return what to type where the packages of the server are missing; None for any other."""
    package = (error.name or "").partition(".")[0]
    if package not in SERVER:
        return None
    return f"this needs the server, which is not installed; type: {INSTALL_SERVER}"


def sentence(message: str) -> str:
    """Return *message* on one line, with a capital at its start and a full stop at its end.

    A message may start with a path or another name, which stays as it is written.
    """
    line = " ".join(message.split())
    line = "".join([sign if sign.isprintable() else "?" for sign in line])
    end = "" if line.endswith((".", "!", "?")) else "."
    return _capitalized(line) + end


def _capitalized(line: str) -> str:
    word = line.partition(" ")[0].rstrip(",:;.")
    is_name = any(sign in word for sign in "/\\._~") or any(map(str.isdigit, word))
    return line if is_name else line[:1].upper() + line[1:]
