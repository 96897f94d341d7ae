"""Who looks at a table: a seat, a spectator, or, at the end, everybody with open cards."""

from typing import Annotated, Final

import msgspec

from clocksmith.core.seat import OPEN, SPECTATOR, Seat
from clocksmith.server.errors import BAD_REQUEST, RequestError
from clocksmith.server.tables.rows import OVER
from clocksmith.server.tables.seated_table import SeatedTable
from clocksmith.table.check import check_viewer

WORDS: Final = {"spectator": SPECTATOR, "open": OPEN, "": SPECTATOR}
Viewer = Annotated[str, msgspec.Meta(pattern=r"^(spectator|open|-2|-3|[0-9])$")]
Step = Annotated[int, msgspec.Meta(ge=0, lt=1_000_000)]


def viewer_of(live: SeatedTable, user: str | None, word: str) -> Seat:
    """Return the viewer that *word* names; RequestError if the user may not have that view."""
    try:
        viewer = WORDS[word] if word in WORDS else Seat(int(word))
    except ValueError:
        raise RequestError(BAD_REQUEST, "a viewer must be a seat, spectator or open") from None
    check_viewer(live.table, viewer)
    if viewer >= 0 and live.state != OVER:
        live.check_owner(user, viewer)
    return viewer
