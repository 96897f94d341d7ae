"""What an action would change for everybody: points, influence, tiles, inventions, supply."""

from typing import Final

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.games.inventions.view.standing import SeatStanding, Standing

# What is compared, with the key of its phrase.
COUNTED: Final = {
    "ip": "change-ip",
    "influence": "change-influence",
    "tokens": "change-tokens",
    "track_ip": "change-track-ip",
    "wealth_ip": "change-wealth-ip",
    "tiles": "change-tiles",
    "inventions": "change-inventions",
    "supply": "change-supply",
}


def changes(before: Standing, after: Standing, locale: Locale) -> list[str]:
    """Return what differs, in lines, seat by seat."""
    lines: list[str] = []
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        parts = _parts(old, new, locale)
        if parts:
            lines.append(f"{locale.words.seat(seat)}: {'; '.join(parts)}")
    return lines


def _parts(old: SeatStanding, new: SeatStanding, locale: Locale) -> list[str]:
    parts: list[str] = []
    for name, key in COUNTED.items():
        was, will = getattr(old, name), getattr(new, name)
        if was != will:
            parts.append(locale.phrases.say(key, old=was, new=will))
    return parts
