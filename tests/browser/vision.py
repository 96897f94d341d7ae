"""How colours look to people who lack one kind of cones, and how far apart two colours look.

The simulation is that of Machado, Oliveira and Fernandes (2009) for a full lack, in linear light;
the distance is CIEDE2000, in which about 2 is just seen when two fields touch.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

Three = tuple[float, float, float]
Matrix = tuple[Three, Three, Three]

# What each kind of people sees of red, green and blue light
EYES: Final[dict[str, Matrix]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
DAYLIGHT: Final[Three] = (0.95047, 1.0, 1.08883)


def apart(one: Three, other: Three) -> tuple[float, str]:
    """Return how far apart two colours look to those who tell them worst, and who that is.

    They are given as red, green and blue up to 255.
    """
    return min((distance(_lab(one, eyes), _lab(other, eyes)), eyes) for eyes in EYES)


def _lab(colour: Three, eyes: str) -> Three:
    light = _times(EYES[eyes], _three(*(_linear(part / 255) for part in colour)))
    seen = _three(*(min(1.0, max(0.0, part)) for part in light))
    x, y, z = (
        _bent(part / white) for part, white in zip(_times(TO_XYZ, seen), DAYLIGHT, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _three(one: float, two: float, three: float) -> Three:
    return one, two, three


def _times(matrix: Matrix, given: Three) -> Three:
    return _three(*(sum(a * b for a, b in zip(row, given, strict=True)) for row in matrix))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _bent(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def distance(one: Three, other: Three) -> float:
    """Return the distance of two colours in CIELAB, by CIEDE2000."""
    chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * _share(chroma)
    (c1, h1), (c2, h2) = (_polar(a * stretch, b) for _, a, b in (one, other))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    lightness, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    bow = (lightness - 50) ** 2
    light = (other[0] - one[0]) / (1 + 0.015 * bow / sqrt(20 + bow))
    rich = (c2 - c1) / (1 + 0.045 * chroma)
    tint = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * _hue_weight(hue))
    twist = -2 * _share(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(light**2 + rich**2 + tint**2 + twist * rich * tint)


def _share(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _hue_weight(hue: float) -> float:
    terms = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(share * cos(radians(times * hue + by)) for share, times, by in terms)
