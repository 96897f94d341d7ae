"""The colours of all games, in the terminal and in plots."""

from typing import Final

PAPER: Final = "#F5EFE2"
LINE: Final = "#D8CCB4"
INK: Final = "#2B2620"
QUIET: Final = "#6B6255"
BRASS: Final = "#9A7B3F"
OFFERED: Final = "#C9A45C"
WHITE: Final = "#FFFFFF"

SEATS: Final = ("#C0392B", "#3A8C5F", "#D9B310", "#F4F4F0", "#2F2F2F")
ON_SEATS: Final = ("#FFFFFF", "#FFFFFF", "#2B2620", "#2B2620", "#FFFFFF")  # signs on them


def mixed(one: str, other: str, share: float) -> str:
    """Return colour *one* with a *share* of the *other*."""
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join([f"{round(a + (b - a) * share):02X}" for a, b in pairs])


def seat_style(seat: int) -> str:
    """Return the style of a seat's number in the terminal."""
    return f"bold {ON_SEATS[seat % len(SEATS)]} on {SEATS[seat % len(SEATS)]}"


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
