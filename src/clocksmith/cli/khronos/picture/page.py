"""The page."""

from clocksmith.cli.drawing import Tongue
from clocksmith.games.khronos.view import KhronosView


def picture(view: KhronosView, tongue: Tongue) -> str:
    """Return the page."""
    return "<svg/>"
