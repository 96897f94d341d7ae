"""Silhouettes of the nine buildings in a box of 24 by 24: outline, then what is dark in it."""

from typing import Final

# Battlements: a tower; a keep; a castle with two towers and a gate.
_WATCHTOWER: Final = (
    "M8 22V10H6.5V4H9.2V6.2H10.8V4H13.2V6.2H14.8V4H17.5V10H16V22z",
    "M11 12h2v4h-2z",
)
_KEEP: Final = (
    "M4 22V5H7.2V8H10V5H14V8H16.8V5H20V22z",
    "M10 22V17.5a2 2 0 0 1 4 0V22zM7 11h1.6v3H7zM15.4 11H17v3h-1.6z",
)
_CASTLE: Final = (
    "M1.5 22V6.5H3V8H4.3V6.5H5.7V8H7V6.5H8.5V11.5H9.3V10H10.7V11.5H13.3V10H14.7V11.5H15.5V6.5H17V8"
    "H18.3V6.5H19.7V8H21V6.5H22.5V22zM4.7 6.5V2L8 3.2L5.3 4.4V6.5zM18.7 6.5V2L22 3.2L19.3 4.4V6.5z",
    "M9.8 22V17.2a2.2 2.2 0 0 1 4.4 0V22zM4.3 11h1.4v3H4.3zM18.3 11h1.4v3h-1.4z"
    "M4.3 16.5h1.4v2.4H4.3zM18.3 16.5h1.4v2.4h-1.4z",
)
# Cross and gable: one nave; with a tower; with two.
_CHAPEL: Final = (
    "M6 22V13L11.2 8.6V6.6H9.2V5H11.2V2.4H12.8V5H14.8V6.6H12.8V8.6L18 13V22z",
    "M10.4 22V18a1.6 1.6 0 0 1 3.2 0V22z",
)
_MONASTERY: Final = (
    "M3.5 22V10.5L6.4 7V5.4H4.9V4.2H6.4V2.4H7.6V4.2H9.1V5.4H7.6V7L10.5 10.5V13.6L15.5 9.6L21 14"
    "V22z",
    "M13.9 22V18.2a1.6 1.6 0 0 1 3.2 0V22zM6.3 12h1.4v3.2H6.3zM6.3 17h1.4v3H6.3z",
)
_ABBEY: Final = (
    "M2 22V10L4.7 6V3.4H5.7V6L8.4 10V12.4L11.4 9.2V6.4H9.8V5.2H11.4V3H12.6V5.2H14.2V6.4H12.6V9.2"
    "L15.6 12.4V10L18.3 6V3.4H19.3V6L22 10V22z",
    "M10.2 22V19a1.8 1.8 0 0 1 3.6 0V22zM12 12.6a1.9 1.9 0 1 0 0.01 0zM4.5 11.4h1.4v3.2H4.5z"
    "M18.1 11.4h1.4v3.2h-1.4zM4.5 16.6h1.4v3H4.5zM18.1 16.6h1.4v3h-1.4z",
)
# Roofs and a chimney: one house; two; a crowd.
_HAMLET: Final = (
    "M5 22V13.4H3.6L12 5.6L15 8.4V6H17.2V10.4L20.4 13.4H19V22z",
    "M10.4 22V17h3.2V22z",
)
_TOWN: Final = (
    "M2 22V14.4H1L6.8 9L11 12.9V11.6H9.8L16.4 5L18.4 7V5H20.2V8.8L23 11.6H21.8V22z",
    "M5.4 22v-4h2.8v4zM13.6 14h2v2.6h-2zM17.4 14h2v2.6h-2zM15.4 22v-3.6h2.4V22z",
)
_CITY: Final = (
    "M1.6 22V14.6H0.8L4.8 10.6L7.4 13.2V8.8H6.4L11.4 3.4L13 5.1V3.4H14.6V6.8L16.4 8.8H15.4V12.6"
    "L18.8 9.2L19.8 10.2V8.6H21.2V11.6L23.4 13.8H22.4V22z",
    "M3.6 16.6h1.6v2H3.6zM9.2 10.8h1.6v2H9.2zM12.2 10.8h1.6v2h-1.6zM9.2 14.8h1.6v2H9.2z"
    "M12.2 14.8h1.6v2h-1.6zM10.2 22v-3h2.6v3zM17.4 15.4H19v2h-1.6zM19.8 15.4h1.4v2h-1.4z"
    "M18 22v-2.6h2V22zM3.8 22v-2h1.4v2z",
)

# By tile: kind by kind, small to large.
SILHOUETTES: Final = (
    _WATCHTOWER,
    _KEEP,
    _CASTLE,
    _CHAPEL,
    _MONASTERY,
    _ABBEY,
    _HAMLET,
    _TOWN,
    _CITY,
)
BOX: Final = 24

# A pawn for an adventurer, in a box of 12 by 16.
PAWN: Final = (
    "M6 0.6a2.9 2.9 0 0 1 1.9 5.1c0.4 2.6 1.6 5.2 3.1 7.4V15.4H1V13.1"
    "c1.5-2.2 2.7-4.8 3.1-7.4A2.9 2.9 0 0 1 6 0.6z"
)
