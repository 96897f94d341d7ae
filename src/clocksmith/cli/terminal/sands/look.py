"""What both drawings ask of a view: regions by number, caravans by border, markers by row."""

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.core.value import Value
from clocksmith.games.sands.game import SandsGame
from clocksmith.games.sands.model.content import Border, RegionId
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.view.standing import Standing
from clocksmith.games.sands.view.view import RegionView, SandsView


def sands(view: Value) -> SandsView:
    """Return a view as one of The Sands of Time, which it is."""
    assert isinstance(view, SandsView), "a drawing of The Sands of Time gets its views"
    return view


def standing(value: Value) -> Standing:
    """Return how everybody stands, as The Sands of Time tells it."""
    assert isinstance(value, Standing), "a drawing of The Sands of Time gets its standings"
    return value


def parts_of(locale: Locale) -> Parts:
    """Return the printed parts of the game."""
    game = locale.words.game
    assert isinstance(game, SandsGame), "a drawing of The Sands of Time gets its words"
    return game.parts


def regions_by_id(view: SandsView) -> dict[RegionId, RegionView]:
    """Return the regions in play by their numbers."""
    return {region.region: region for region in view.regions}


def caravans_on(view: SandsView, border: int) -> list[int]:
    """Return the seats that have a caravan on a border."""
    return [seat for seat, player in enumerate(view.players) if border in player.caravans]


def borders_of(parts: Parts, region: RegionId) -> list[tuple[int, Border, RegionId]]:
    """Return the borders of a region: number, border, and the region beyond."""
    return [
        (number, border, border.second if border.first == region else border.first)
        for number, border in enumerate(parts.borders)
        if region in (border.first, border.second)
    ]


def markers_on(view: SandsView, row: int, level: int) -> list[int]:
    """Return the seats whose marker of a row is on a level."""
    return [seat for seat, player in enumerate(view.players) if player.reached[row] == level]


def is_crowded(view: SandsView, region: RegionId) -> bool:
    """Return whether a region would cost its controller unrest now."""
    return any(crowd.region == region for crowd in view.standing.crowds)
