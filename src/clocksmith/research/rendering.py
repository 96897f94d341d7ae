"""What an environment shows of a position: a picture, or the position as text."""

from typing import Any, Final

from clocksmith.core.seat import Seat
from clocksmith.pictures.svg import picture
from clocksmith.research.learning import LearningGame

SVG: Final = "svg"
ANSI: Final = "ansi"
RENDERING: Final[dict[str, Any]] = {"render_modes": [SVG, ANSI], "render_fps": 1}


def check_mode(mode: str | None) -> None:
    """ValueError, in words, unless environments can be rendered so."""
    if mode not in (None, SVG, ANSI):
        raise ValueError(f"environments are rendered as {SVG} or {ANSI}, not {mode[:40]!r}")


def rendered(of: LearningGame, state: Any, seat: Seat, mode: str | None) -> str | None:
    """Return a position as it is rendered; nothing without a mode.

    The picture is what *seat* sees. The text is the whole position, with what is hidden, as
    everything else reads it.
    """
    if mode == SVG:
        return picture(of.game, of.game.view(state, seat), "en")
    return of.game.write(state) if mode == ANSI else None
