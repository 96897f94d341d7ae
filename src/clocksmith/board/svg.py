"""Drawings of a game's package that are safe to show: no scripts, nothing from elsewhere.

A drawing becomes plain data, so no page ever parses its text. What editors leave behind (their
own namespaces, metadata, comments) is dropped; what could act or load something is refused.
"""

import re
from typing import Final
from xml.etree import ElementTree

from msgspec import Struct


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


SVG: Final = "{http://www.w3.org/2000/svg}"
LINK: Final = "{http://www.w3.org/1999/xlink}href"
LARGEST: Final = 256 * 1024  # letters of a file
SHAPES: Final = _names("""
    svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc
    linearGradient radialGradient stop clipPath mask pattern
""")
PAINT: Final = _names("""
    fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
    stroke-dasharray stroke-dashoffset stroke-miterlimit opacity color stop-color stop-opacity
    font-family font-size font-style font-weight letter-spacing text-anchor dominant-baseline
    clip-path clip-rule mask paint-order display visibility vector-effect
""")
MEASURES: Final = _names("""
    id d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points transform viewBox
    preserveAspectRatio offset gradientUnits gradientTransform spreadMethod clipPathUnits
    maskUnits maskContentUnits patternUnits patternContentUnits patternTransform pathLength
    textLength lengthAdjust rotate version
""")
LEFT_OUT: Final = frozenset({"metadata"})
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
# What a value may call; functions that load something, such as image-set, are not among them.
FUNCTIONS: Final = _names("""
    url var rgb rgba hsl hsla oklab oklch color-mix light-dark
    translate scale rotate matrix skewx skewy
""")
CALLED: Final = re.compile(r"([\w-]+)\s*\(")
REFERENCE: Final = re.compile(r"url\(\s*['\"]?(.*?)['\"]?\s*\)", re.IGNORECASE)


class SvgError(ValueError):
    """Why a drawing is not shown, in words."""


class Node(Struct):
    """An element of a drawing; texts among its children are written."""

    tag: str
    attributes: dict[str, str]
    children: list["Node | str"]


class Drawing(Struct):
    """A drawing: the part of its plane that is seen, and what is drawn there."""

    box: tuple[float, float, float, float]
    nodes: list[Node | str]


def drawing(text: str, prefix: str) -> Drawing:
    """Return the drawing of an SVG file; SvgError, in words, if it is not safe to show.

    Ids get the *prefix*, so that drawings on one page do not meet.
    """
    if len(text) > LARGEST:
        raise SvgError(f"it is longer than {LARGEST // 1024} kB")
    if "<!doctype" in text.lower() or "<!entity" in text.lower():
        raise SvgError("it declares a document type; save it as plain SVG")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise SvgError(f"it is no XML: {error}") from error
    if root.tag != f"{SVG}svg":
        raise SvgError("its first element is not <svg xmlns='http://www.w3.org/2000/svg'>")
    return Drawing(_box(root), _children(root, prefix))


def _box(root: ElementTree.Element) -> tuple[float, float, float, float]:
    numbers = [float(number) for number in NUMBER.findall(root.get("viewBox", ""))]
    if not numbers:
        sides = [NUMBER.match(root.get(side, "")) for side in ("width", "height")]
        numbers = [0.0, 0.0, *[float(match[0]) for match in sides if match is not None]]
    if len(numbers) != 4 or min(numbers[2:]) <= 0:
        raise SvgError("it has no viewBox of four numbers")
    x, y, wide, high = numbers
    return x, y, wide, high


def _children(element: ElementTree.Element, prefix: str) -> list[Node | str]:
    written: list[Node | str] = [element.text] if element.text and element.text.strip() else []
    for child in element:
        node = _node(child, prefix)
        if node is not None:
            written.append(node)
        if child.tail and child.tail.strip():
            written.append(child.tail)
    return written


def _node(element: ElementTree.Element, prefix: str) -> Node | None:
    if not isinstance(element.tag, str) or not element.tag.startswith(SVG):
        return None  # a comment, or something of an editor
    tag = element.tag.removeprefix(SVG)
    if tag in LEFT_OUT:
        return None
    if tag not in SHAPES:
        raise SvgError(f"<{tag}> is not allowed: only shapes, text, gradients and patterns are")
    attributes: dict[str, str] = {}
    for name, value in element.attrib.items():
        attributes |= _attribute(tag, name, value, prefix)
    return Node(tag, attributes, _children(element, prefix))


def _attribute(tag: str, name: str, value: str, prefix: str) -> dict[str, str]:
    """Return an attribute as it is shown: none for those that only an editor needs."""
    if name.lower().startswith("on"):
        raise SvgError(f"{name} of <{tag}> is not allowed: drawings do not act")
    if name in ("href", LINK):
        if not value.startswith("#"):
            raise SvgError(
                f"<{tag}> refers to {value[:40]!r}; only #ids of the drawing are allowed"
            )
        return {"href": f"#{prefix}{value[1:]}"}
    if name == "style":
        pairs = [part.partition(":") for part in value.split(";") if part.strip()]
        painted = {key.strip(): paint.strip() for key, _, paint in pairs if key.strip() in PAINT}
        return {key: _safe(tag, paint, prefix) for key, paint in painted.items()}
    if name == "id":
        return {"id": f"{prefix}{value}"}
    return {name: _safe(tag, value, prefix)} if name in PAINT | MEASURES else {}


def _safe(tag: str, value: str, prefix: str) -> str:
    """Return a value whose references stay within the drawing."""
    strange = [name for name in CALLED.findall(value.lower()) if name not in FUNCTIONS]
    if "\\" in value or strange:
        raise SvgError(f"<{tag}> has {value[:40]!r}, which is not allowed")
    for target in REFERENCE.findall(value):
        if not target.startswith("#"):
            raise SvgError(
                f"<{tag}> refers to {target[:40]!r}; only #ids of the drawing are allowed"
            )
    return REFERENCE.sub(lambda match: f"url(#{prefix}{match[1][1:]})", value)
