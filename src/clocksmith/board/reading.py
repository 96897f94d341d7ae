"""A declared board as it is sent to pages: read from the game's package, checked, ready to draw."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from msgspec import Struct

from clocksmith.board.declared import (
    SEAT,
    AnyZone,
    Cards,
    Count,
    Declared,
    Grid,
    Picture,
    Pieces,
    Placed,
    Point,
    Tokens,
    Track,
)
from clocksmith.board.svg import Drawing, SvgError, drawing
from clocksmith.core.game import Game

FOLDER: Final = "board"  # in the package of a game
FILE: Final = "board.toml"
OWN: Final = "clocksmith.board"
ICONS: Final = "icons"


class BoardError(ValueError):
    """What is wrong with a declared board, in words."""


class Board(Struct):
    """What pages need: zones with all their places, and the drawings that they use by name.

    *icons* and *tints* are by field and name, without patterns. *drawings* are icons and files.
    """

    zones: list[AnyZone]
    icons: dict[str, dict[str, str]]
    tints: dict[str, dict[str, str]]
    drawings: dict[str, Drawing]


@cache
def board_of(game: Game[Any]) -> Board | None:
    """Return the board that a game declares, None if it declares none; or raise BoardError."""
    folder = files(game.package()).joinpath(FOLDER)
    file = folder.joinpath(FILE)
    if not file.is_file():
        return None
    try:
        declared = msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Declared)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BoardError(f"{FILE}: {error}") from error
    return _Reader(game, declared, folder).board()


class _Reader:
    """Checks a board against its game, and fetches its drawings."""

    def __init__(self, game: Game[Any], declared: Declared, folder: Traversable) -> None:
        self.game = game
        self.declared = declared
        self.folder = folder
        self.fields = {field for one in game.actions.actions for field in type(one).__match_args__}

    def board(self) -> Board:
        zones = [self._zone(zone) for zone in self.declared.zones]
        names = [zone.name for zone in zones]
        if len(set(names)) < len(names):
            raise BoardError(f"{FILE}: two zones have the same name")
        icons = {of: self._by_name(of, given) for of, given in self.declared.icons.items()}
        tints = {of: self._by_name(of, dict(given)) for of, given in self.declared.tints.items()}
        drawings = {name: self._icon(name) for name in sorted(set(self._icon_names(zones, icons)))}
        for zone in zones:
            if isinstance(zone, Picture):
                drawings[zone.file] = self._drawing(self.folder, zone.file)
        return Board(zones, icons, tints, drawings)

    # ---- zones ----

    def _zone(self, zone: AnyZone) -> AnyZone:
        where = f"{FILE}: zone {zone.name!r}"
        for field in zone.chooses:
            if field not in self.fields:
                raise BoardError(f"{where} chooses {field!r}, which is no field of an action")
        if isinstance(zone, Placed):
            self._check_places(where, zone)
            if isinstance(zone, Picture):
                zone = msgspec.structs.replace(zone, anchors=self._anchors(where, zone))
            return zone
        if isinstance(zone, Cards):
            self._check_names(where, zone.of)
        if isinstance(zone, Tokens):
            for count in zone.counts:
                self._check_names(where, count.of)
        return zone

    def _check_places(self, where: str, zone: Placed) -> None:
        self._check_names(where, zone.labels)
        if isinstance(zone, Track) and zone.last is None and self.labels(zone) is None:
            raise BoardError(f"{where} needs the number of its last stop, or labels")
        if isinstance(zone, Track) and zone.last is not None and zone.last < zone.first:
            raise BoardError(f"{where} ends before it begins")
        for pieces in zone.pieces:
            if (pieces.things is None) == (pieces.places is None):
                raise BoardError(f"{where}: pieces have either things or places")
            self._check_names(where, pieces.of)
            if "*" not in (pieces.things or "*"):
                raise BoardError(f"{where}: the path {pieces.things!r} needs a star for the places")
        count, names = len(places(self.game, zone)), self.labels(zone)
        if names is not None and count > len(names):
            raise BoardError(f"{where} has {count} places, and there are only {len(names)} names")

    def labels(self, zone: Placed) -> list[str] | None:
        return labels_of(self.game, zone)

    def _anchors(self, where: str, zone: Picture) -> list[Point]:
        if isinstance(zone.anchors, list):
            return zone.anchors
        names = self.labels(zone)
        if names is None:
            raise BoardError(f"{where} names its anchors, and needs labels to know the names")
        strange = [name for name in zone.anchors if name not in names]
        missing = [name for name in names if name not in zone.anchors]
        if strange or missing:
            problem = f"no place {strange[0]!r}" if strange else f"no anchor for {missing[0]!r}"
            raise BoardError(f"{where}: there is {problem}")
        return [zone.anchors[name] for name in names]

    def _check_names(self, where: str, of: str | None) -> None:
        if of is not None and of != SEAT and of not in self.game.names:
            raise BoardError(f"{where}: the game has no names for {of!r}")

    # ---- looks ----

    def _by_name(self, of: str, values: dict[str, str]) -> dict[str, str]:
        """Return what is said of each thing; the first pattern that fits says it."""
        self._check_names(f"{FILE}: the icons or tints", of)
        by_name: dict[str, str] = {}
        for pattern, value in values.items():
            fitting = [
                name
                for name in self.game.names.get(of, [])
                if name == pattern or (pattern.endswith("*") and name.startswith(pattern[:-1]))
            ]
            if not fitting:
                raise BoardError(f"{FILE}: there is no {of} {pattern!r}")
            for name in fitting:
                by_name.setdefault(name, value)
        return by_name

    def _icon_names(
        self, zones: Iterable[AnyZone], icons: dict[str, dict[str, str]]
    ) -> Iterator[str]:
        for by_name in icons.values():
            yield from by_name.values()
        for zone in zones:
            shown: list[Pieces] | list[Count] = (
                zone.pieces
                if isinstance(zone, Placed)
                else zone.counts
                if isinstance(zone, Tokens)
                else []
            )
            yield from [one.icon for one in shown if one.icon is not None]

    def _icon(self, name: str) -> Drawing:
        """Return an icon: of the game itself, or one of those that all games may use."""
        own, shared = self.folder.joinpath(ICONS), files(OWN).joinpath(ICONS)
        if own.joinpath(f"{name}.svg").is_file():
            return self._drawing(own, f"{name}.svg")
        if not shared.joinpath(f"{name}.svg").is_file():
            ours = ", ".join(sorted(file.name.removesuffix(".svg") for file in shared.iterdir()))
            raise BoardError(
                f"{FILE}: there is no icon {name!r}, neither as {ICONS}/{name}.svg nor among {ours}"
            )
        return self._drawing(shared, f"{name}.svg")

    def _drawing(self, folder: Traversable, name: str) -> Drawing:
        file = folder.joinpath(name)
        if "/" in name or "\\" in name or not name.endswith(".svg") or not file.is_file():
            raise BoardError(f"{FILE}: there is no drawing {name!r} beside it")
        try:
            prefix = f"{self.game.name}-{name.removesuffix('.svg')}-"
            return drawing(file.read_text(encoding="utf-8"), prefix)
        except (SvgError, UnicodeDecodeError) as error:
            raise BoardError(f"{name} cannot be shown: {error}") from error


def labels_of(game: Game[Any], zone: Placed) -> list[str] | None:
    """Return the names that the places of a zone have; None where they are numbers."""
    for of in [zone.labels, *zone.chooses]:
        if of is not None and of in game.names:
            return game.names[of]
    return None


def places(game: Game[Any], zone: Placed) -> range:
    """Return the numbers of the places of a zone."""
    if isinstance(zone, Grid):
        return range(zone.rows * zone.columns)
    if isinstance(zone, Track):
        names = labels_of(game, zone)
        last = zone.last if zone.last is not None else zone.first + len(names or []) - 1
        return range(zone.first, last + 1)
    assert isinstance(zone, Picture)
    return range(len(zone.anchors))
