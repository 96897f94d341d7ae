"""A position of Inventions: fields, copy, key; nothing else."""

from typing import Any, Final, final

from clocksmith.core.game import State
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Step
from clocksmith.core.value import Value
from clocksmith.games.inventions.content import NONE
from clocksmith.games.inventions.options import Options


@final
class Display(Value):
    """4.3 What lies and stands in the display of a region; societies or NOBODY."""

    __match_args__ = ("card", "presenter", "count", "flipped", "inventor", "innovator")
    __slots__ = ("card", "count", "flipped", "innovator", "inventor", "presenter")

    def __init__(
        self,
        card: int,
        presenter: Seat,
        count: int,
        flipped: bool,
        inventor: Seat,
        innovator: Seat,
    ) -> None:
        self.card = card  # or NONE
        self.presenter = presenter
        self.count = count  # his citizens on the specialist tile
        self.flipped = flipped  # whether it is an invention
        self.inventor = inventor
        self.innovator = innovator


BARE: Final = Display(NONE, NOBODY, 0, False, NOBODY, NOBODY)


@final
class Laid(Value):
    """4.3 An influence tile in a region."""

    __match_args__ = ("seat", "tile", "face_up")
    __slots__ = ("face_up", "seat", "tile")

    def __init__(self, seat: Seat, tile: int, face_up: bool) -> None:
        self.seat = seat
        self.tile = tile
        self.face_up = face_up


@final
class Turn(Value):
    """4.2 What the rules must remember within a turn."""

    __match_args__ = ("seat", "tokens", "spent", "presented", "cards", "regions", "technology")
    __slots__ = ("cards", "presented", "regions", "seat", "spent", "technology", "tokens")

    def __init__(
        self,
        seat: Seat,
        tokens: int,
        spent: int,
        presented: int,
        cards: int,
        regions: int,
        technology: bool,
    ) -> None:
        self.seat = seat  # or NOBODY between turns
        self.tokens = tokens  # chain tokens that are ready
        self.spent = spent  # chain tokens laid in this turn
        self.presented = presented  # ideas to replace
        self.cards = cards  # own inventions that were chained, as bits
        self.regions = regions  # regions whose knowledge was chained, as bits
        self.technology = technology  # whether a technology tile was used


NO_TURN: Final = Turn(NOBODY, 0, 0, 0, 0, 0, False)


@final
class Chronos(Value):
    """4.6 The third society with two players."""

    __match_args__ = ("supply", "region", "taken")
    __slots__ = ("region", "supply", "taken")

    def __init__(self, supply: int, region: int, taken: int) -> None:
        self.supply = supply  # his citizens off the board
        self.region = region  # where his pillar stands
        self.taken = taken  # the progress and wealth tiles he took out, as bits


@final
class Player:
    """6.13 What lies in front of a seat; sets are the bits of an int."""

    __slots__ = (
        "ip",
        "influence",
        "available",
        "exhausted",
        "academics",
        "scholars",
        "supply",
        "ideas",
        "inventions",
        "row",
        "spaces",
        "placed",
        "flipped",
        "marked",
        "epoch",
        "seasons",
        "goals",
        "dropped",
    )

    def __init__(
        self,
        ip: int,
        influence: int,
        available: list[int],
        exhausted: list[int],
        academics: int,
        scholars: int,
        supply: int,
        ideas: int,
        inventions: int,
        row: list[int],
        spaces: list[int],
        placed: int,
        flipped: int,
        marked: int,
        epoch: int,
        seasons: list[int],
        goals: int,
        dropped: int,
    ) -> None:
        self.ip = ip
        self.influence = influence
        self.available = available  # specialists at home, by field
        self.exhausted = exhausted  # by field
        self.academics = academics
        self.scholars = scholars
        self.supply = supply  # citizens not yet in play
        self.ideas = ideas  # cards at the right of the board
        self.inventions = inventions  # cards at the left of the board
        self.row = row  # pieces, from left to right
        self.spaces = spaces  # the tile on each space of the progress map, or NONE
        self.placed = placed  # the same tiles as a set
        self.flipped = flipped  # technology tiles that were used
        self.marked = marked  # economy tiles, the start tile too, with a token on them
        self.epoch = epoch  # the deed where the epoch pillar stands, or NONE
        self.seasons = seasons  # the deeds where season pillars stand
        self.goals = goals  # secret
        self.dropped = dropped  # the goals not kept, secret

    def copy(self) -> "Player":
        """Return a twin that can be changed without changing this one."""
        return Player(
            self.ip,
            self.influence,
            self.available[:],
            self.exhausted[:],
            self.academics,
            self.scholars,
            self.supply,
            self.ideas,
            self.inventions,
            self.row[:],
            self.spaces[:],
            self.placed,
            self.flipped,
            self.marked,
            self.epoch,
            self.seasons[:],
            self.goals,
            self.dropped,
        )

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (
            self.ip,
            self.influence,
            tuple(self.available),
            tuple(self.exhausted),
            self.academics,
            self.scholars,
            self.supply,
            self.ideas,
            self.inventions,
            tuple(self.row),
            tuple(self.spaces),
            self.flipped,
            self.marked,
            self.epoch,
            tuple(self.seasons),
            self.goals,
            self.dropped,
        )


@final
class Land:
    """6.1 What lies and stands in the regions; sets are the bits of an int."""

    __slots__ = (
        "people",
        "displays",
        "specialists",
        "knowledge",
        "wealth",
        "spent_knowledge",
        "scholars",
        "laid",
    )

    def __init__(
        self,
        people: list[int],
        displays: list[Display],
        specialists: list[int],
        knowledge: list[int],
        wealth: list[int],
        spent_knowledge: int,
        scholars: int,
        laid: list[tuple[Laid, ...]],
    ) -> None:
        self.people = people  # citizens on the map: region * SOCIETIES + society
        self.displays = displays  # by region
        self.specialists = specialists  # the specialist tile of each region, or NONE
        self.knowledge = knowledge  # the knowledge tile of each region, or NONE
        self.wealth = wealth  # the wealth tile of each region, or NONE
        self.spent_knowledge = spent_knowledge  # regions whose knowledge tile shows its points
        self.scholars = scholars  # regions with a scholar
        self.laid = laid  # influence tiles by region, from left to right

    def copy(self) -> "Land":
        """Return a twin that can be changed without changing this one."""
        return Land(
            self.people[:],
            self.displays[:],
            self.specialists[:],
            self.knowledge[:],
            self.wealth[:],
            self.spent_knowledge,
            self.scholars,
            self.laid[:],
        )

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (
            tuple(self.people),
            tuple(self.displays),
            tuple(self.specialists),
            tuple(self.knowledge),
            tuple(self.wealth),
            self.spent_knowledge,
            self.scholars,
            tuple(self.laid),
        )


@final
class Shelves:
    """6.4, 6.5 Milestones and the era track."""

    __slots__ = (
        "private",
        "common",
        "discarded",
        "eureka",
        "stacks",
        "posts",
        "eras",
    )

    def __init__(
        self,
        private: list[int],
        common: list[int],
        discarded: list[int],
        eureka: list[int],
        stacks: int,
        posts: list[tuple[int, ...]],
        eras: list[int],
    ) -> None:
        self.private = private  # by display: societies, and UNCLAIMED; or NONE
        self.common = common  # common knowledge, lowest first
        self.discarded = discarded  # in the order they were discarded
        self.eureka = eureka  # from left to right, or NONE
        self.stacks = stacks  # milestones that lie face down, as bits
        self.posts = posts  # citizens on each milestone, by society
        self.eras = eras  # the space of the era track by society, or NONE in the start row

    def copy(self) -> "Shelves":
        """Return a twin that can be changed without changing this one."""
        return Shelves(
            self.private[:],
            self.common[:],
            self.discarded[:],
            self.eureka[:],
            self.stacks,
            self.posts[:],
            self.eras[:],
        )

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (
            tuple(self.private),
            tuple(self.common),
            tuple(self.discarded),
            tuple(self.eureka),
            self.stacks,
            tuple(self.posts),
            tuple(self.eras),
        )


@final
class Inventions(State):
    """A position of Inventions; sets are the bits of an int."""

    __slots__ = (
        "options",
        "round",
        "order",
        "turn",
        "land",
        "shelves",
        "ideas",
        "top",
        "deck",
        "goals",
        "stock",
        "chronos",
        "players",
    )

    def __init__(
        self,
        stack: list[Step[Any]],
        options: Options,
        round: int,
        order: list[Seat],
        turn: Turn,
        land: Land,
        shelves: Shelves,
        ideas: list[int],
        top: int,
        deck: int,
        goals: int,
        stock: list[int],
        chronos: Chronos | None,
        players: list[Player],
    ) -> None:
        super().__init__(stack)
        self.options = options
        self.round = round  # 1 to 13; 0 before the first
        self.order = order  # societies in turn order
        self.turn = turn
        self.land = land
        self.shelves = shelves
        self.ideas = ideas  # the idea display from left to right, gaps at the left left out
        self.top = top  # the open card of the pile, or NONE
        self.deck = deck  # cards that lie face down
        self.goals = goals  # goals not dealt
        self.stock = stock  # copies left of each tile
        self.chronos = chronos  # None with more than two players
        self.players = players

    def copy(self) -> "Inventions":
        return Inventions(
            self.stack[:],
            self.options,
            self.round,
            self.order[:],
            self.turn,
            self.land.copy(),
            self.shelves.copy(),
            self.ideas[:],
            self.top,
            self.deck,
            self.goals,
            self.stock[:],
            self.chronos,
            [player.copy() for player in self.players],
        )

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.options,
            self.round,
            tuple(self.order),
            self.turn,
            self.land.key(),
            self.shelves.key(),
            tuple(self.ideas),
            self.top,
            self.deck,
            self.goals,
            tuple(self.stock),
            self.chronos,
            tuple([player.key() for player in self.players]),
        )
