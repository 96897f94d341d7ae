"""What goals and wealth tiles of Inventions would score for a seat: now, and with its row."""

from typing import Final, final

from clocksmith.bots.knowledge.inventions.footing import Footing
from clocksmith.core.bits import places
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model import effects
from clocksmith.games.inventions.model.content import CULTURE, ECONOMY, NONE, TECHNOLOGY, WEALTH
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules.scoring import census, counted, points_for, wealth_points

NEIGHBOURED: Final = 5  # points of a tile that scores for its neighbours, as it will be placed


@final
class Harvest:
    """What a seat would score; holds as long as all that is counted is the same."""

    def __init__(self, state: Inventions, seat: Seat, footing: Footing) -> None:
        player = state.players[seat]
        self._footing = footing  # where it stands on the map is counted too
        self._posts = state.shelves.posts[:]
        self._milestone = state.shelves.private[seat]
        self._inventions = player.inventions
        self._academics = player.academics
        self._supply = player.supply
        self._goals = player.goals
        self._row = player.row[:]
        self._spaces = player.spaces[:]
        now = census(state, seat)
        later = with_row(state.parts, player, now)
        self.posted = now[effects.ON_MILESTONES]
        self.goals = _best_goals(state.parts, player, now)
        self.goals_later = _best_goals(state.parts, player, later)
        self.wealth = 0
        self.wealth_later = 0
        self._add_wealth(state.parts, player, now, later)

    def holds(self, state: Inventions, seat: Seat, footing: Footing) -> bool:
        """Return whether everything it was computed from is unchanged."""
        player = state.players[seat]
        return (
            self._footing is footing
            and self._supply == player.supply
            and self._inventions == player.inventions
            and self._academics == player.academics
            and self._goals == player.goals
            and self._milestone == state.shelves.private[seat]
            and self._row == player.row
            and self._spaces == player.spaces
            and self._posts == state.shelves.posts
        )

    def _add_wealth(self, parts: Parts, player: Player, now: list[int], later: list[int]) -> None:
        """Add what wealth tiles score, placed ones and those that wait."""
        for tile in parts.wealth_tiles:
            if player.placed >> tile & 1:
                self.wealth += wealth_points(parts, player, tile, now)
                self.wealth_later += wealth_points(parts, player, tile, later)
        for piece in player.row:
            if piece < parts.aspiration and parts.tile_kind[piece] == WEALTH:
                self.wealth_later += _waiting(parts, piece, later)


def with_row(parts: Parts, player: Player, count: list[int]) -> list[int]:
    """Return what would be counted if all tiles of the row were placed."""
    later = count[:]
    for piece in player.row:
        if piece < parts.aspiration:
            later[effects.TILES_PLACED] += 1
            later[effects.TILES_OF_KIND + parts.tile_kind[piece]] += 1
    kinds = effects.TILES_OF_KIND
    later[effects.TILE_SETS] = min(
        later[kinds + ECONOMY], later[kinds + CULTURE], later[kinds + TECHNOLOGY]
    )
    waiting = later[effects.TILES_PLACED] - count[effects.TILES_PLACED]
    later[effects.FULL_ROWS] += _rows_filled(parts, player, waiting)
    return later


def _rows_filled(parts: Parts, player: Player, tiles: int) -> int:
    """Return 1 if that many more tiles fill a row of the progress map, else 0."""
    width = parts.progress.width
    for start in range(0, parts.progress.size, width):
        if 0 < player.spaces[start : start + width].count(NONE) <= tiles:
            return 1
    return 0


def _best_goals(parts: Parts, player: Player, count: list[int]) -> int:
    """Return what the goals that count most would score."""
    best: list[int] = []
    for goal in places(player.goals):
        points = 0
        for scoring in parts.goals[goal].scorings:
            points += points_for(scoring, counted(parts, player, scoring, count))
        best.append(min(points, parts.goals[goal].most))
    best.sort(reverse=True)
    total = 0
    for points in best[: parts.goals_scored]:
        total += points
    return total


def _waiting(parts: Parts, tile: int, count: list[int]) -> int:
    """Return what a wealth tile of the row would score."""
    scoring = parts.tiles[tile].scoring
    if scoring is None or scoring.metric == effects.ADJACENT:
        return NEIGHBOURED
    return points_for(scoring, count[scoring.metric])
