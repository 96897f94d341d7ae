"""What the parts of a position must keep; each fault is an error in words."""

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions import society
from clocksmith.games.inventions.board import Display
from clocksmith.games.inventions.content import (
    ASPIRATION,
    ASPIRATIONS,
    COMMON_SPACES,
    ECONOMY,
    ECONOMY_TOKENS,
    EUREKA_SPACES,
    FORUM_OF,
    GOALS_DEALT,
    IDEA_SPACES,
    KIND_MASK,
    MILESTONE_LETTER,
    MILESTONES,
    MOST_SEATS,
    NONE,
    REGIONS,
    SPECIALISTS,
    START_ACADEMICS,
    START_TILE,
    TECHNOLOGY,
    TILE_KIND,
    UNCLAIMED,
    WEALTH,
)
from clocksmith.games.inventions.rules.forums import pillars
from clocksmith.games.inventions.state import Inventions, Player


def require(holds: bool, sentence: str) -> None:
    """Raise ValueError with *sentence* unless something holds."""
    if not holds:
        raise ValueError(sentence)


def check_parts(state: Inventions) -> None:
    """Raise ValueError unless everything lies where it may lie."""
    _check_tables(state)
    _check_milestones(state)
    for region in range(len(state.land.displays)):
        _check_region(state, region)
    away = len(state.land.displays) - state.land.scholars.bit_count()
    held = sum([player.scholars for player in state.players])
    require(away == held, "every scholar is on the map or with a player")
    for number, player in enumerate(state.players):
        _check_player(state, Seat(number), player)


def _check_tables(state: Inventions) -> None:
    for tiles, what in (
        (state.land.specialists, "specialist"),
        (state.land.knowledge, "knowledge"),
        (state.land.wealth, "wealth"),
    ):
        laid = [tile for tile in tiles if tile != NONE]
        require(len(set(laid)) == len(laid), f"every {what} tile lies in one region")
        require(NONE not in tiles[: len(laid)], f"{what} tiles are laid region by region")
    wealth = [tile for tile in state.land.wealth if tile != NONE and TILE_KIND[tile] != WEALTH]
    require(not wealth, "a region has wealth tiles")
    require(len(state.ideas) <= IDEA_SPACES, f"the idea display holds {IDEA_SPACES} cards")
    everybody = society.societies_of(state)
    order = len(state.order) in (0, len(everybody)) or state.round == 0
    require(order, "the turn order has a place for everybody")
    require(len(set(state.order)) == len(state.order), "everybody has one place in the turn order")


def _check_milestones(state: Inventions) -> None:
    require(len(state.shelves.common) <= COMMON_SPACES, f"common knowledge holds {COMMON_SPACES}")
    letters = [MILESTONE_LETTER[m] for m in state.shelves.common]
    require(letters == sorted(letters), "common knowledge is ordered by letters, lowest first")
    require(len(state.shelves.eureka) <= EUREKA_SPACES, f"the Eureka display holds {EUREKA_SPACES}")
    shown = {MILESTONE_LETTER[m] for m in state.shelves.eureka if m != NONE}
    require(len(shown) <= 1, "the Eureka display holds one letter")
    three = len(society.societies_of(state)) < MOST_SEATS
    require(
        three or state.shelves.private[UNCLAIMED] == NONE, "every private display is somebody's"
    )
    out = society.milestones_out(state)
    for milestone, posts in enumerate(state.shelves.posts):
        if any(posts):
            require(milestone in out, "diplomats stand on milestones that are out")
            spaces = MILESTONES[milestone].spaces
            require(sum(posts) <= spaces, f"a milestone has {spaces} spaces")
            require(not any(posts[len(state.players) :]), "only seats have diplomats")
    taken = [space for space in state.shelves.eras if space != NONE]
    require(len(set(taken)) == len(taken), "a space of the era track takes one marker")


def _check_region(state: Inventions, region: int) -> None:
    display = state.land.displays[region]
    if display.card != NONE:
        tile = state.land.specialists[region]
        require(tile != NONE, "a region has its tiles before it has an idea")
        require(display.count <= SPECIALISTS[tile].citizens, "too many citizens at an idea")
        _check_display(display)
    laid = state.land.laid[region]
    require(len(laid) <= REGIONS[region].spaces, "a region has not so many influence spaces")
    require(len({one.seat for one in laid}) == len(laid), "one influence tile each in a region")
    spent = state.land.spent_knowledge >> region & 1
    require(not spent or state.land.knowledge[region] != NONE, "there is no knowledge tile")


def _check_display(display: Display) -> None:
    invented = display.inventor != NOBODY
    require(invented or not display.flipped, "an invention has an inventor")
    if display.innovator != NOBODY:
        other = display.flipped and display.innovator != display.inventor
        require(other, "an innovator stands at an invention of somebody else")


def _check_player(state: Inventions, seat: Seat, player: Player) -> None:
    aspirations = len([1 for piece in player.row if piece >= ASPIRATION])
    require(aspirations <= ASPIRATIONS, f"a player has {ASPIRATIONS} aspiration tiles")
    technology = player.flipped & ~KIND_MASK[TECHNOLOGY] == 0
    require(technology, "only technology tiles are flipped")
    usable = player.placed & KIND_MASK[ECONOMY] | 1 << START_TILE
    require(player.marked & ~usable == 0, "tokens lie on placed economy tiles")
    tokens = player.marked.bit_count() <= ECONOMY_TOKENS
    require(tokens, f"a player has {ECONOMY_TOKENS} economy tokens")
    forums = [FORUM_OF[deed] for deed in pillars(player)]
    require(len(set(forums)) == len(forums), "a player has one pillar in a forum")
    require(len(player.seasons) <= 2, "a player has two season pillars")
    held = player.goals.bit_count() + player.dropped.bit_count()
    require(held <= GOALS_DEALT, f"a player is dealt {GOALS_DEALT} goals")
    room = society.era_of(state, seat) or START_ACADEMICS
    require(player.academics <= room, "the academy has no room for so many academics")
