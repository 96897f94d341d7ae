"""Bad input: one clear sentence for a person, never a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager


class InputError(Exception):
    """Something a person can mend; its text is one sentence without a full stop."""


@contextmanager
def telling(where: str = "") -> Iterator[None]:
    """Turn the ValueErrors that readers raise into input errors, naming *where* it was.

    A file name never begins the sentence, since a sentence begins with a capital.
    """
    try:
        yield
    except ValueError as error:
        raise InputError(f"in {where}: {error}" if where else str(error)) from None


def sentence(message: str) -> str:
    """Return *message* on one line, begun with a capital and ended with a full stop."""
    line = " ".join(message.split())
    line = "".join([sign if sign.isprintable() else "?" for sign in line])
    end = "" if line.endswith((".", "!", "?")) else "."
    return line[:1].upper() + line[1:] + end
