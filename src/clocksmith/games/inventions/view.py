"""What a seat may know of a position."""

from typing import final

from clocksmith.core.bits import places
from clocksmith.core.seat import Seat, may_see
from clocksmith.core.step import Decision
from clocksmith.core.value import Value
from clocksmith.games.inventions import society
from clocksmith.games.inventions.board import Display, Laid
from clocksmith.games.inventions.content import MILESTONE_IDS, SOCIETIES
from clocksmith.games.inventions.prospects import Prospects, prospects_of
from clocksmith.games.inventions.rules.milestones import Access, access_of
from clocksmith.games.inventions.standing import Standing, standing_of
from clocksmith.games.inventions.state import Chronos, Inventions, Player, Turn


@final
class PlayerView(Value):
    """What lies in front of a seat; *goals* and *dropped* are None where they may not be seen."""

    __match_args__ = (
        "ip",
        "influence",
        "available",
        "exhausted",
        "academics",
        "academy",
        "scholars",
        "supply",
        "ideas",
        "inventions",
        "row",
        "spaces",
        "flipped",
        "marked",
        "influence_tiles",
        "epoch",
        "seasons",
        "goal_count",
        "goals",
        "dropped",
    )

    ip: int
    influence: int
    available: tuple[int, ...]
    exhausted: tuple[int, ...]
    academics: int
    scholars: int
    supply: int
    ideas: tuple[int, ...]
    inventions: tuple[int, ...]
    row: tuple[int, ...]
    spaces: tuple[int, ...]
    flipped: tuple[int, ...]
    marked: tuple[int, ...]
    influence_tiles: tuple[int, ...]
    epoch: int
    seasons: tuple[int, ...]
    goal_count: int

    def __init__(
        self,
        player: Player,
        academy: int,
        influence_tiles: int,
        goals: tuple[int, ...] | None,
        dropped: tuple[int, ...] | None,
    ) -> None:
        self.ip = player.ip
        self.influence = player.influence
        self.available = tuple(player.available)  # by field
        self.exhausted = tuple(player.exhausted)  # by field
        self.academics = player.academics
        self.academy = academy  # the most academics there may be
        self.scholars = player.scholars
        self.supply = player.supply
        self.ideas = tuple(places(player.ideas))
        self.inventions = tuple(places(player.inventions))
        self.row = tuple(player.row)  # tiles and aspiration tiles
        self.spaces = tuple(player.spaces)  # the tile on each space of the progress map, or -1
        self.flipped = tuple(places(player.flipped))
        self.marked = tuple(places(player.marked))  # tiles with an economy token
        self.influence_tiles = tuple(places(influence_tiles))  # those at home
        self.epoch = player.epoch  # deed, or -1
        self.seasons = tuple(player.seasons)
        self.goal_count = player.goals.bit_count()
        self.goals = goals
        self.dropped = dropped


@final
class RegionView(Value):
    """A region: its tiles, its card and who stands where."""

    __match_args__ = (
        "specialist",
        "knowledge",
        "spent",
        "scholar",
        "wealth",
        "wealth_left",
        "display",
        "people",
        "laid",
    )

    def __init__(
        self,
        specialist: int,
        knowledge: int,
        spent: bool,
        scholar: bool,
        wealth: int,
        wealth_left: int,
        display: Display,
        people: tuple[int, ...],
        laid: tuple[Laid, ...],
    ) -> None:
        self.specialist = specialist
        self.knowledge = knowledge
        self.spent = spent  # whether the knowledge tile shows its points
        self.scholar = scholar
        self.wealth = wealth  # the tile of its stack
        self.wealth_left = wealth_left
        self.display = display
        self.people = people  # by society
        self.laid = laid


@final
class InventionsView(Value):
    """A position as one seat, or a spectator, may know it."""

    __match_args__ = (
        "seat",
        "options",
        "round",
        "era",
        "order",
        "turn",
        "regions",
        "private",
        "common",
        "discarded",
        "eureka",
        "stacks",
        "posts",
        "eras",
        "ideas",
        "top",
        "deck",
        "goals_left",
        "stock",
        "chronos",
        "players",
        "access",
        "standing",
        "prospects",
        "asked",
    )

    options: tuple[tuple[str, str], ...]
    round: int
    era: int
    order: tuple[Seat, ...]
    turn: Turn
    regions: tuple[RegionView, ...]
    private: tuple[int, ...]
    common: tuple[int, ...]
    discarded: tuple[int, ...]
    eureka: tuple[int, ...]
    stacks: tuple[int, ...]
    posts: tuple[tuple[int, ...], ...]
    eras: tuple[int, ...]
    ideas: tuple[int, ...]
    top: int
    deck: tuple[int, ...]
    goals_left: int
    stock: tuple[int, ...]
    chronos: Chronos | None
    standing: Standing
    prospects: Prospects

    def __init__(
        self,
        state: Inventions,
        seat: Seat,
        players: tuple[PlayerView, ...],
        access: tuple[Access, ...],
        asked: Decision[Inventions] | None,
    ) -> None:
        self.seat = seat
        self.options = state.options.choices.pairs
        self.round = state.round
        self.era = society.era_now(state)
        self.order = tuple(state.order)
        self.turn = state.turn
        self.regions = tuple([_region(state, region) for region in range(len(state.land.displays))])
        self.private = tuple(
            state.shelves.private
        )  # milestones by society, and the one nobody plays
        self.common = tuple(state.shelves.common)  # lowest first
        self.discarded = tuple(state.shelves.discarded)
        self.eureka = tuple(state.shelves.eureka)
        self.stacks = tuple(places(state.shelves.stacks))  # face down, in no known order
        self.posts = tuple(state.shelves.posts)  # citizens on milestones, by milestone and society
        self.eras = tuple(state.shelves.eras)  # spaces of the era track by society
        self.ideas = tuple(state.ideas)
        self.top = state.top
        self.deck = tuple(places(state.deck))  # face down, in no known order
        self.goals_left = state.goals.bit_count()
        self.stock = tuple(state.stock)  # copies left, by tile
        self.chronos = state.chronos
        self.players = players
        self.access = access  # by milestone, for this seat; nothing for a spectator
        self.standing = standing_of(state)
        self.prospects = prospects_of(state, seat)
        self.asked = asked  # the question that waits; None when it is over


def _region(state: Inventions, region: int) -> RegionView:
    wealth = state.land.wealth[region]
    return RegionView(
        state.land.specialists[region],
        state.land.knowledge[region],
        state.land.spent_knowledge >> region & 1 == 1,
        state.land.scholars >> region & 1 == 1,
        wealth,
        state.stock[wealth] if wealth >= 0 else 0,
        state.land.displays[region],
        tuple(state.land.people[region * SOCIETIES : (region + 1) * SOCIETIES]),
        state.land.laid[region],
    )


def view_of(state: Inventions, seat: Seat) -> InventionsView:
    """1.2 Return what *seat* may know: everything but the goals of others before the end."""
    asked = state.stack[-1] if state.stack else None
    assert asked is None or isinstance(asked, Decision), "a settled position waits for a decision"
    players: list[PlayerView] = []
    for number, player in enumerate(state.players):
        known = may_see(seat, Seat(number)) or asked is None
        goals = tuple(places(player.goals)) if known else None
        dropped = tuple(places(player.dropped)) if known else None
        academy = society.era_of(state, Seat(number))
        home = society.tiles_at_home(state, Seat(number))
        players.append(PlayerView(player, academy, home, goals, dropped))
    access: list[Access] = []
    if 0 <= seat < len(state.players):
        access = [access_of(state, seat, milestone) for milestone in MILESTONE_IDS]
    return InventionsView(state, seat, tuple(players), tuple(access), asked)
