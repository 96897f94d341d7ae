"""A position of Inventions: fields, copy, key; nothing else."""

from typing import Any, Final, final

from clocksmith.core.game import State, position_of
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import Step
from clocksmith.core.value import Value
from clocksmith.games.inventions.model.board import Land, Shelves
from clocksmith.games.inventions.model.catalogue import Catalogue
from clocksmith.games.inventions.options import Options


@final
class Turn(Value):
    """4.2 What the rules must remember within a turn."""

    __match_args__ = ("seat", "tokens", "spent", "presented", "cards", "regions", "technology")

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

    def __init__(self, supply: int, region: int, taken: int) -> None:
        self.supply = supply  # its citizens off the board
        self.region = region  # where its pillar stands
        self.taken = taken  # the progress and wealth tiles it took out, as bits


@final
class Player:
    """6.13 What lies in front of a seat; sets are the bits of an int."""

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
        self.memo: object = None  # what bots computed about it; no part of the game

    def copy(self) -> "Player":
        """Return a twin that can be changed without changing this one."""
        twin = Player(
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
        twin.memo = self.memo
        return twin

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
class Inventions(State):
    """A position of Inventions; sets are the bits of an int."""

    def __init__(
        self,
        stack: list[Step[Any]],
        actions: Catalogue,
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
        self.actions = actions  # those of the box, like its parts: shared by all copies
        self.parts = actions.parts
        self.options = options
        self.round = round  # from 1 on; 0 before the first
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

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.parts.game
        assert game is not None, "states come from games"
        return position_of, (game, game.write(self))

    def copy(self) -> "Inventions":
        return Inventions(
            self.stack[:],
            self.actions,
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
