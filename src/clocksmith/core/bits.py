"""Sets of small numbers as the bits of one int."""

from typing import Final

# The places of the one bits of each byte.
PLACES: Final[list[list[int]]] = [
    [place for place in range(8) if byte >> place & 1] for byte in range(256)
]
ONE_WORD: Final = 0x0FFF_FFFF_FFFF_FFFF  # up to this, the compiler needs no object for an int


def nth_bit(bits: int, n: int) -> int:
    """Return the place of the one bit that has *n* one bits below it."""
    place = 0
    width = 1
    while width < bits.bit_length():
        width <<= 1
    while width > 1:  # halve until one bit is left
        width >>= 1
        low = bits & ((1 << width) - 1)
        count = low.bit_count()
        if n < count:
            bits = low
        else:
            n -= count
            bits >>= width
            place += width
    return place


def places(bits: int) -> list[int]:
    """Return the places of all one bits, lowest first."""
    places: list[int] = []
    base = 0
    if 0 <= bits <= ONE_WORD:
        while bits:
            for offset in PLACES[bits & 255]:
                places.append(base + offset)  # noqa: PERF401  (an append compiles better)
            bits >>= 8
            base += 8
        return places
    for byte in bits.to_bytes((bits.bit_length() + 7) >> 3, "little"):
        if byte:
            for offset in PLACES[byte]:
                places.append(base + offset)  # noqa: PERF401  (an append compiles better)
        base += 8
    return places


def lowest(bits: int) -> int:
    """Return the place of the lowest one bit."""
    return (bits & -bits).bit_length() - 1
