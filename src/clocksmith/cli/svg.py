"""Just enough SVG: elements with attributes, numbers kept short, text made safe."""

from xml.sax.saxutils import escape, quoteattr


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """Return an element; ``stroke_width=2`` is written ``stroke-width="2"``."""
    written = [
        f" {key.replace('_', '-')}={quoteattr(short(value))}" for key, value in attributes.items()
    ]
    head = f"<{name}{''.join(written)}"
    return f"{head}>{''.join(children)}</{name}>" if children else f"{head}/>"


def short(value: str | float) -> str:
    """Return a number with at most two places, and text as it is."""
    if isinstance(value, str):
        return value
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def words(text: str, x: float, y: float, **attributes: str | float) -> str:
    """Return text at a place."""
    return tag("text", escape(text), x=x, y=y, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """Return a rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def shape(commands: str, **attributes: str | float) -> str:
    """Return the path that SVG commands draw, such as ``M0 0H10V5Z``."""
    return tag("path", d=commands, **attributes)
