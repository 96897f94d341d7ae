"""What ``board/board.toml`` of a game's package may say."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

SEAT: Final = "seat"  # what a number is, where it is no name: a seat
Side = Annotated[int, Meta(ge=1, le=40)]
Name = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Path = Annotated[str, Meta(pattern=r"^[A-Za-z_]\w*(\.(\*|-?\d+|[A-Za-z_]\w*))*$", max_length=80)]
Point = tuple[float, float]
Tint = Literal["red", "orange", "green", "blue", "violet", "grey"]


class Pieces(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Pieces of one kind in a zone, by a path into the view.

    *things* leads to what stands at each place, and its last star counts the places; below zero
    and ``None`` mean that nothing stands there. *places* leads to the place at which each piece
    stands, and its last star counts the pieces. *of* says what such a piece is: a ``seat``, a
    thing of these names, or, left out, a number. *owner* leads in the same way to its seat.
    """

    things: Path | None = None
    places: Path | None = None
    of: str | None = None
    owner: Path | None = None
    icon: Name | None = None


class Count(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A number, a seat or a thing, beside its name; or a list with a number for each thing."""

    path: Path
    of: str | None = None
    icon: Name | None = None


class Zone(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """A part of the board.

    *each* leads to a list with an entry for each seat: the zone lies in front of each, and its
    paths begin in the entry. *chooses* names the fields of actions that are chosen by pointing.
    """

    name: Name
    each: Path | None = None
    chooses: list[str] = field(default_factory=list)


class Placed(Zone, omit_defaults=True, kw_only=True):
    """A zone of numbered places; *labels* are their names, if not those of a chosen field."""

    pieces: list[Pieces] = field(default_factory=list)
    labels: str | None = None


class Grid(Placed, tag="grid", omit_defaults=True, kw_only=True):
    """Rows of squares, numbered from the upper left one."""

    rows: Side
    columns: Side


class Track(Placed, tag="track", omit_defaults=True, kw_only=True):
    """Stops in a line, from the number *first* to *last*; without it, one for each label."""

    first: int = 0
    last: int | None = None


class Picture(Placed, tag="svg", omit_defaults=True, kw_only=True):
    """A drawing of your own: *file* lies beside this one. *anchors* are the middles of its places.

    They are a list by number, or a table by the names of the labels. *size* is how wide a place is.
    """

    file: str
    anchors: list[Point] | dict[str, Point] = field(default_factory=list)
    size: Annotated[float, Meta(gt=0)] = 40.0


class Cards(Zone, tag="cards", omit_defaults=True, kw_only=True):
    """Cards in a row: *path* leads to one thing or a list of them, by number; ``None`` is hidden.

    *by* says how an action names a card: by what it is, or by where it lies.
    """

    path: Path
    of: str
    by: Literal["thing", "place"] = "thing"


class Tokens(Zone, tag="tokens", omit_defaults=True, kw_only=True):
    """Counted things. Those of a list with one number for each thing can be chosen."""

    counts: Annotated[list[Count], Meta(min_length=1)]


AnyZone = Grid | Track | Picture | Cards | Tokens
ByName = dict[str, dict[str, str]]  # a field, and the names of its things: `*` ends a pattern


class Declared(Struct, forbid_unknown_fields=True):
    """A whole board. *icons* and *tints* say what things look like, by field and name."""

    zones: Annotated[list[AnyZone], Meta(min_length=1, max_length=40)]
    icons: ByName = field(default_factory=dict)
    tints: dict[str, dict[str, Tint]] = field(default_factory=dict)
