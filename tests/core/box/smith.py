"""A small form: clocks that are made of parts, for tests of boxes."""

from collections.abc import Iterable

from clocksmith.core.box.box import Box
from clocksmith.core.box.columns import Choice, ListColumn, Name, Number, Phrase, Reference, Text
from clocksmith.core.box.fault import Fault
from clocksmith.core.box.form import BoxForm, Sheet
from clocksmith.core.box.reading import read_box

WHOLE = """
format = 1
game = "smith"
name = "house-1"

[[metal]]
name = "brass"
price = 2
source = "the rules"
status = "sourced"

[[metal]]
name = "steel"
title = "Steel"
price = 3
source = "made up"
status = "stand-in"
statuses = { price = "entered" }

[[clock]]
kind = "tower"
metal = "brass"
chimes = ["ring 2", "ring 4"]
source = "made up"
status = "stand-in"
"""


def named(phrase: str) -> Iterable[str]:
    """Return the metals that a chime names; ValueError for what is none."""
    words = phrase.split()
    if len(words) != 2 or words[0] not in ("ring", "melt"):
        raise ValueError(phrase)
    if words[0] == "melt":
        return (words[1],)
    int(words[1])
    return ()


def validate(box: Box) -> list[Fault]:
    """Refuse a box in which nothing is cheap."""
    if min(row.number("price") for row in box.rows["metal"]) < 5:
        return []
    return [Fault("dear", {}, "metal", 0, "price", template="something must be cheap")]


CHIMES = ["ring NUMBER", "melt METAL"]
FORM = BoxForm(
    "smith",
    [
        Sheet(
            "metal",
            [Name(), Text("title", default=""), Number("price", 1, 9)],
            least=1,
            most=4,
            key="name",
        ),
        Sheet(
            "clock",
            [
                Choice("kind", ["tower", "pocket"]),
                Reference("metal", "metal"),
                ListColumn(Phrase("chimes", named, CHIMES, "metal"), most=3),
            ],
            least=0,
            most=5,
        ),
    ],
    validate,
)


def shipped(name: str) -> Box | None:
    """Return the only shipped box."""
    return read(WHOLE) if name == "house-1" else None


def read(text: str) -> Box:
    """Return the box in a text."""
    return read_box(FORM, text, shipped, ["house-1"])
