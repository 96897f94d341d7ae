"""What was computed about a player of The Sands of Time, kept for the next position.

An answer changes little, and for one seat mostly. Results are passed on to copies with what they
were computed from, and hold as long as that is the same.
"""

from typing import final

from clocksmith.bots.knowledge.sands.powers import added_up, from_structures, held_by, times_of
from clocksmith.bots.knowledge.sands.tables import tables_of
from clocksmith.bots.knowledge.sands.taste import Taste
from clocksmith.core.bits import places
from clocksmith.games.sands.model.content import PEASANT, SOLDIER, SPACE_IDS, RegionId
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.empire import count_on, fountains_of, lyres_of, size_of
from clocksmith.games.sands.rules.generations import income_of
from clocksmith.games.sands.rules.scoring import wonder_points


@final
class Works:
    """The sum of what a player's advances and structures do."""

    def __init__(self, state: Sands, player: Player) -> None:
        self._advances = player.advances
        self._regions = player.regions
        self._emphasis = player.emphasis
        self._reached = player.reached[:]
        self._sites = state.sites[:]
        self._rows = state.deck.rows[:]
        self.symbols = fountains_of(state, player) + lyres_of(state, player)
        self.wonders = wonder_points(state, player)
        self.held = held_by(state, player)
        self.standing = from_structures(state, player)
        by_works = tables_of(state.parts).by_works
        self.counts = [count_on(state, player, s) if by_works[s] else 0 for s in SPACE_IDS]

    def holds(self, state: Sands, player: Player) -> bool:
        """Return whether everything it was computed from is unchanged."""
        return (
            self._regions == player.regions
            and self._advances == player.advances
            and self._emphasis == player.emphasis
            and self._reached == player.reached
            and self._sites == state.sites
            and self._rows == state.deck.rows
        )


@final
class Estate:
    """The sum of what a player's works, land and people bring."""

    def __init__(self, state: Sands, player: Player, works: Works) -> None:
        self.works = works
        self._taken = taken_in(state)
        self._caravans = player.caravans
        self._tiles = state.tiles[:]
        self._peasants = player.citizens[PEASANT][:]
        self._soldiers = player.citizens[SOLDIER][:]
        self.soldiers: int = sum(self._soldiers)
        self.citizens: int = sum(self._peasants) + self.soldiers
        self.income = _income(state, player)
        self.levels = _levels(state, player, works)
        self.powers = added_up(works.held, times_of(state, player), works.standing)
        # Where a controlled region is empty, and where somebody stands who may annex one: how many.
        self.spots: list[tuple[int, int]] = _spots(state, player)
        self.chances: Chances | None = None  # as they were worth last

    def holds(self, state: Sands, player: Player) -> bool:
        """Return whether everything it was computed from is unchanged."""
        return (
            self._caravans == player.caravans
            and self._peasants == player.citizens[PEASANT]
            and self._soldiers == player.citizens[SOLDIER]
            and self._taken == taken_in(state)
            and self._tiles == state.tiles
            and self.works.holds(state, player)
        )


@final
class Chances:
    """What the chronicle cards of a player are worth, now and in later dynasties, to a taste."""

    def __init__(self, taste: Taste, state: Sands, player: Player, rounds: float) -> None:
        self._taste = taste
        self._rounds = rounds
        self._dynasty = state.clock.dynasty
        self._begun = state.clock.begun
        self._heritage = player.heritage[:]
        self._chronicles = player.chronicles[:]
        self.now = 0.0
        self.later = 0.0

    def holds(self, taste: Taste, state: Sands, player: Player, rounds: float) -> bool:
        """Return whether all is as it was, in the same estate."""
        return (
            self._rounds == rounds
            and self._heritage == player.heritage
            and self._chronicles == player.chronicles
            and self._dynasty == state.clock.dynasty
            and self._begun == state.clock.begun
            and self._taste is taste
        )


def estate_of(state: Sands, player: Player) -> Estate:
    """Return the estate of a player: the one that was computed before, if it still holds."""
    memo = player.memo
    if isinstance(memo, Estate):
        if memo.holds(state, player):
            return memo
        works = memo.works if memo.works.holds(state, player) else Works(state, player)
    else:
        works = Works(state, player)
    estate = Estate(state, player, works)
    player.memo = estate
    return estate


def taken_in(state: Sands) -> int:
    """Return the regions that somebody controls, as bits."""
    taken = 0
    for player in state.players:
        taken |= player.regions
    return taken


def _income(state: Sands, player: Player) -> int:
    income = 0
    for region in places(player.regions):
        income += income_of(state, player, RegionId(region))
    return income


def _levels(state: Sands, player: Player, works: Works) -> list[float]:
    """Return for every scoring space the highest card that what is counted there reaches."""
    tables = tables_of(state.parts)
    levels: list[float] = []
    for space in SPACE_IDS:
        by_works = tables.by_works[space]
        count = works.counts[space] if by_works else count_on(state, player, space)
        levels.append((count - tables.base[space]) / tables.step[space])
    return levels


def _spots(state: Sands, player: Player) -> list[tuple[int, int]]:
    peasants, soldiers = player.citizens[PEASANT], player.citizens[SOLDIER]
    alone = size_of(player) <= 1
    spots: list[tuple[int, int]] = []
    for region in places(state.in_play):
        own = peasants[region] + soldiers[region]
        if player.regions >> region & 1:
            if not own and not alone:
                spots.append((region, 0))
        elif own:
            spots.append((region, own))
    return spots
