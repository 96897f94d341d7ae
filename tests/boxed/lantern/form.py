"""What the boxes of Lanterns hold."""

from clocksmith.core.box.box import Box
from clocksmith.core.box.columns import ListColumn, Name, Number, Reference, Text
from clocksmith.core.box.fault import Fault
from clocksmith.core.box.form import BoxForm, Sheet
from clocksmith.core.box.shelf import Shelf


def validate(box: Box) -> list[Fault]:
    """Refuse a box in which all lamps are worth the same."""
    if len({row.number("worth") for row in box.rows["lamp"]}) > 1:
        return []
    sentence = "some lamp must be worth more than another"
    return [Fault("lantern-even", {}, "lamp", 0, "worth", template=sentence)]


LAMPS = Sheet(
    "lamp",
    [
        Name(),
        Text("title", default=""),
        Number("worth", 1, 9),
        ListColumn(Reference("beside", "lamp"), default=[]),
    ],
    least=2,
    most=12,
    key="name",
)
SHELF = Shelf("boxed.lantern", BoxForm("lantern", [LAMPS], validate), ["house-1", "house-2"])
