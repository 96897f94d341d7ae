"""What is asked about a list of answers, as in lessons and puzzles: computed aside, or refused."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from clocksmith.server.errors import RequestError
from clocksmith.table.errors import NOT_ASKED, REFUSED, STALE, UNREADABLE, CommandError

REFUSALS: Final = (NOT_ASKED, REFUSED, STALE, UNREADABLE)  # of answers that cannot be given
T = TypeVar("T")


async def tell_after(tell: Callable[[], T]) -> T:
    """Return what *tell* says, computed in a thread; RequestError where an answer is refused."""
    try:
        return await asyncio.to_thread(tell)
    except CommandError as error:
        raise RequestError.of(error) from None
