"""Thinking without being interrupted by the garbage collector."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def pause_gc() -> Iterator[None]:
    """Pause the collection of reference cycles: it would take half the time of a search.

    Positions, boards and plans hold no cycles: what is no longer needed goes
    at once, collector or not.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
