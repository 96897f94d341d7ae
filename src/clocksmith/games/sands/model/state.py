"""A position of The Sands of Time: fields, copy, key; nothing else."""

from typing import Any, final

from clocksmith.core.game import State, position_of
from clocksmith.core.seat import Seat
from clocksmith.core.step import Step
from clocksmith.games.sands.model.actions import SandsActions
from clocksmith.games.sands.model.content import Bonus, Category, RegionId
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.options import Options


@final
class Player:
    """2.4 What a seat has, in front of it and on the map."""

    def __init__(
        self,
        stock: list[int],
        unrest: int,
        heritage: list[int],
        points: int,
        last: int,
        regions: int,
        colonies: int,
        capital: RegionId,
        citizens: list[list[int]],
        caravans: int,
        reached: list[int],
        advances: int,
        used: int,
        sealed: tuple[int, ...],
        emphasis: Category,
        markers: int,
        bonuses: int,
        chronicles: list[int],
        parts: Parts,
    ) -> None:
        self.stock = stock  # by resource
        self.unrest = unrest
        self.heritage = heritage  # by category
        self.points, self.last = points, last  # last: from chronicle cards in the last dynasty
        self.regions, self.colonies = regions, colonies  # controlled, as bits; those annexed
        self.capital = capital  # or NOWHERE before it is founded
        self.citizens = citizens  # on the map, by piece and region
        self.caravans = caravans  # borders, as bits
        self.reached = reached  # by row: the level of the marker, 0 for none
        self.advances = advances  # held, as bits: follows from the markers
        self.used = used  # action cards played in this generation, as bits
        self.sealed = sealed  # the two cards chosen and not yet revealed
        self.emphasis = emphasis  # category of the emphasis card in force, or NO_CATEGORY
        self.markers = markers  # on the emphasis card
        self.bonuses = bonuses  # kinds of bonus actions used in this generation, as bits
        self.chronicles = chronicles  # by scoring space: the card there, or NO_CHRONICLE
        self.parts = parts  # what is printed, the same for all copies
        self.memo: object = None  # what bots computed about it; no part of the game

    def copy(self) -> "Player":
        """Return a twin that can be changed without changing this one."""
        twin = Player(
            self.stock[:],
            self.unrest,
            self.heritage[:],
            self.points,
            self.last,
            self.regions,
            self.colonies,
            self.capital,
            [places[:] for places in self.citizens],
            self.caravans,
            self.reached[:],
            self.advances,
            self.used,
            self.sealed,
            self.emphasis,
            self.markers,
            self.bonuses,
            self.chronicles[:],
            self.parts,
        )
        twin.memo = self.memo
        return twin

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (
            tuple(self.stock),
            self.unrest,
            tuple(self.heritage),
            self.points,
            self.last,
            self.regions,
            self.colonies,
            self.capital,
            tuple([tuple(places) for places in self.citizens]),
            self.caravans,
            tuple(self.reached),
            self.advances,
            self.used,
            self.sealed,
            self.emphasis,
            self.markers,
            self.bonuses,
            tuple(self.chronicles),
        )


@final
class Deck:
    """2.2 The advances: rows face up, piles face down."""

    def __init__(
        self,
        rows: list[tuple[int, ...]],
        piles: list[int],
        tops: list[int],
        known: list[int],
        drawn: tuple[int, ...],
    ) -> None:
        self.rows = rows  # by row: the advances that lie there, from left to right
        self.piles = piles  # by pile: cards in an unknown order, as bits
        self.tops = tops  # by pile: the card put back on top, or NO_ADVANCE
        self.known = known  # by pile: seats that know the card put back, as bits
        self.drawn = drawn  # cards just drawn, to choose from

    def copy(self) -> "Deck":
        """Return a twin that can be changed without changing this one."""
        return Deck(self.rows[:], self.piles[:], self.tops[:], self.known[:], self.drawn)

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (
            tuple(self.rows),
            tuple(self.piles),
            tuple(self.tops),
            tuple(self.known),
            self.drawn,
        )


@final
class Clock:
    """4 How far the game is."""

    def __init__(self, generation: int, dynasty: int, marker: int, begun: int, round: int) -> None:
        self.generation = generation  # 1, 2, ...; 0 during setup
        self.dynasty = dynasty  # 1 to 3; 4 when the third has ended
        self.marker = marker  # space of the dynasty marker
        self.begun = begun  # the space on which it began the generation
        self.round = round  # 1 to 4 in a generation

    def copy(self) -> "Clock":
        """Return a twin that can be changed without changing this one."""
        return Clock(self.generation, self.dynasty, self.marker, self.begun, self.round)

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (self.generation, self.dynasty, self.marker, self.begun, self.round)


@final
class Sands(State):
    """A position of The Sands of Time."""

    def __init__(
        self,
        stack: list[Step[Any]],
        actions: SandsActions,
        options: Options,
        in_play: int,
        tiles: list[int],
        bag: list[int],
        deck: Deck,
        sites: list[int],
        supply: list[int],
        clock: Clock,
        start: Seat,
        turn: Seat,
        bonus: Bonus,
        supported: Category,
        repeated: bool,
        opened: bool,
        die: int,
        players: list[Player],
    ) -> None:
        super().__init__(stack)
        self.actions = actions  # those of the box, the same for all copies
        self.parts = actions.parts  # what is printed
        self.options = options
        self.in_play = in_play  # regions, as bits
        self.tiles = tiles  # by region: the kind of its resource tile, or NO_TILE
        self.bag = bag  # tiles not yet laid, by kind
        self.deck = deck
        self.sites = sites  # by structure: the regions it stands in, as bits
        self.supply = supply  # by structure: tiles left
        self.clock = clock
        self.start = start  # the start player, or NOBODY before it is drawn
        self.turn = turn  # whose turn it is, or NOBODY
        self.bonus = bonus  # the bonus action used in this turn, or NO_BONUS
        self.supported = supported  # the category that Support raises in this turn
        self.repeated = repeated  # a repeated card was used in this turn
        self.opened = opened  # chronicle cards lie open: they are being scored
        self.die = die  # the face an attacker has sealed, or NO_DIE
        self.players = players

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.parts.game
        assert game is not None, "states come from games"
        return position_of, (game, game.write(self))

    def copy(self) -> "Sands":
        return Sands(
            self.stack[:],
            self.actions,
            self.options,
            self.in_play,
            self.tiles[:],
            self.bag[:],
            self.deck.copy(),
            self.sites[:],
            self.supply[:],
            self.clock.copy(),
            self.start,
            self.turn,
            self.bonus,
            self.supported,
            self.repeated,
            self.opened,
            self.die,
            [player.copy() for player in self.players],
        )

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.options,
            tuple(self.tiles),
            tuple(self.bag),
            self.deck.key(),
            tuple(self.sites),
            tuple(self.supply),
            self.clock.key(),
            self.start,
            self.turn,
            self.bonus,
            self.supported,
            self.repeated,
            self.opened,
            self.die,
            tuple([player.key() for player in self.players]),
        )
