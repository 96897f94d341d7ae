"""The only functions that change what is owned, placed or drawn. Each tells the log."""

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.games.sands.model.content import (
    CROPS,
    GOLD,
    NO_ADVANCE,
    NO_CATEGORY,
    NO_CHRONICLE,
    NOWHERE,
    PEASANT,
    PIECES,
    ROW_CATEGORY,
    SOLDIER,
    AdvanceId,
    BorderId,
    CardId,
    Category,
    ChronicleId,
    Piece,
    RegionId,
    Resource,
    RowId,
    SpaceId,
    StructureId,
    TileId,
    pile_of,
)
from clocksmith.games.sands.model.events import (
    BY_CHRONICLE,
    FOR_UNREST,
    AdvanceDrawn,
    AdvanceLaid,
    AdvanceReached,
    AdvanceReturned,
    Annexed,
    Built,
    CapitalSet,
    CaravanLaid,
    CardRevealed,
    CardSealed,
    CardUsed,
    ChronicleLaid,
    ChronicleScored,
    CitizenLost,
    CitizenMoved,
    CitizenPlaced,
    CitizenTurned,
    Claimed,
    ControlLost,
    EmphasisMarked,
    EmphasisPlayed,
    Forfeited,
    Gained,
    HeritageRaised,
    Paid,
    Plundered,
    PointsLost,
    ResourcesKept,
    Scored,
    StartDrawn,
    TileLaid,
    TookIncome,
    UnrestLowered,
    UnrestRaised,
    Why,
    Withdrew,
)
from clocksmith.games.sands.model.state import Player, Sands

# Setup


def set_start(state: Sands, seat: Seat, log: Log) -> None:
    """Let *seat* be the start player."""
    state.start = seat
    log.add(StartDrawn(seat))


def lay_tile(state: Sands, region: RegionId, tile: TileId, log: Log) -> None:
    """Lay a resource tile in a region."""
    parts = state.parts
    state.bag[tile] -= 1
    state.tiles[region] = tile
    log.add(TileLaid(region, parts.tile_resource[tile], parts.tile_capacity[tile]))


def claim(state: Sands, seat: Seat, region: RegionId, log: Log) -> None:
    """Let *seat* control a region as a province."""
    state.players[seat].regions |= 1 << region
    log.add(Claimed(seat, region))


def set_capital(state: Sands, seat: Seat, region: RegionId, log: Log) -> None:
    """Put the capital of *seat* in place of its control marker in a region."""
    player = state.players[seat]
    player.capital = region
    player.colonies &= ~(1 << region)
    log.add(CapitalSet(seat, region))


# Resources


def gain(state: Sands, seat: Seat, resource: Resource, amount: int, why: Why, log: Log) -> None:
    """Give resources to *seat*."""
    state.players[seat].stock[resource] += amount
    log.add(Gained(seat, resource, amount, why))


def pay(state: Sands, seat: Seat, resource: Resource, amount: int, why: Why, log: Log) -> None:
    """Take the price of something from *seat*; a price of nothing is not told."""
    if amount:
        state.players[seat].stock[resource] -= amount
        log.add(Paid(seat, resource, amount, why))


def forfeit(state: Sands, seat: Seat, resource: Resource, amount: int, why: Why, log: Log) -> None:
    """Take resources from *seat*, at most what it has."""
    player = state.players[seat]
    amount = min(amount, player.stock[resource])
    if amount:
        player.stock[resource] -= amount
        log.add(Forfeited(seat, resource, amount, why))


def take_income(state: Sands, seat: Seat, region: RegionId, amount: int, log: Log) -> None:
    """Give *seat* the income of a region."""
    resource = state.parts.tile_resource[state.tiles[region]]
    state.players[seat].stock[resource] += amount
    log.add(TookIncome(seat, region, resource, amount))


def plunder(state: Sands, seat: Seat, region: RegionId, owner: Seat, amount: int, log: Log) -> None:
    """Give *seat* what its soldiers find in a region of *owner*, or of nobody."""
    resource = state.parts.tile_resource[state.tiles[region]]
    state.players[seat].stock[resource] += amount
    log.add(Plundered(seat, region, owner, resource, amount))


def keep(state: Sands, seat: Seat, crops: int, gold: int, log: Log) -> None:
    """Let *seat* keep some of its resources."""
    stock = state.players[seat].stock
    stock[CROPS], stock[GOLD] = crops, gold
    log.add(ResourcesKept(seat, crops, gold))


# Tracks


def most_unrest(player: Player) -> int:
    """9 Return the maximum of a player's unrest."""
    parts = player.parts
    return parts.unrest_most.least(player.advances, parts.most_unrest)


def raise_unrest(state: Sands, seat: Seat, steps: int, why: Why, log: Log) -> None:
    """9 Raise the unrest of *seat*; each step beyond the maximum costs a point instead."""
    player = state.players[seat]
    room = max(0, most_unrest(player) - player.unrest)
    rise = min(steps, room)
    if rise:
        player.unrest += rise
        log.add(UnrestRaised(seat, rise, player.unrest, why))
    lost = min(steps - rise, player.points)
    if lost:
        player.points -= lost
        log.add(PointsLost(seat, lost, FOR_UNREST))


def lower_unrest(state: Sands, seat: Seat, steps: int, why: Why, log: Log) -> None:
    """Lower the unrest of *seat*."""
    player = state.players[seat]
    player.unrest -= steps
    log.add(UnrestLowered(seat, steps, player.unrest, why))


def raise_heritage(
    state: Sands, seat: Seat, category: Category, steps: int, why: Why, log: Log
) -> None:
    """8 Raise a heritage of *seat*; what is beyond the end of the track is lost."""
    heritage = state.players[seat].heritage
    rise = min(steps, state.parts.most_heritage - heritage[category])
    if rise > 0:
        heritage[category] += rise
        log.add(HeritageRaised(seat, category, rise, heritage[category], why))


def score(state: Sands, seat: Seat, points: int, why: Why, log: Log) -> None:
    """Give points to *seat*."""
    state.players[seat].points += points
    log.add(Scored(seat, points, why))


# Citizens


def place(state: Sands, seat: Seat, piece: Piece, region: RegionId, why: Why, log: Log) -> None:
    """Put a citizen of *seat* from its supply into a region."""
    player = state.players[seat]
    player.citizens[piece][region] += 1
    log.add(CitizenPlaced(seat, piece, region, why))


def lose(state: Sands, seat: Seat, piece: Piece, region: RegionId, why: Why, log: Log) -> None:
    """Put a citizen of *seat* from a region back into its supply."""
    player = state.players[seat]
    player.citizens[piece][region] -= 1
    log.add(CitizenLost(seat, piece, region, why))


def turn(state: Sands, seat: Seat, piece: Piece, region: RegionId, log: Log) -> None:
    """Turn a citizen of *seat* in a region into *piece*."""
    player = state.players[seat]
    other = PEASANT if piece == SOLDIER else SOLDIER
    player.citizens[other][region] -= 1
    player.citizens[piece][region] += 1
    log.add(CitizenTurned(seat, piece, region))


def move(
    state: Sands, seat: Seat, piece: Piece, old_region: RegionId, region: RegionId, log: Log
) -> None:
    """Move a citizen of *seat*."""
    places = state.players[seat].citizens[piece]
    places[old_region] -= 1
    places[region] += 1
    log.add(CitizenMoved(seat, piece, old_region, region))


def withdraw(state: Sands, seat: Seat, old_region: RegionId, region: RegionId, log: Log) -> None:
    """Move all citizens of *seat* out of a region."""
    citizens = state.players[seat].citizens
    moved = [citizens[piece][old_region] for piece in PIECES]
    for piece in PIECES:
        citizens[piece][old_region] = 0
        citizens[piece][region] += moved[piece]
    log.add(Withdrew(seat, old_region, region, moved[PEASANT], moved[SOLDIER]))


# Control


def annex(state: Sands, seat: Seat, region: RegionId, log: Log) -> None:
    """Let *seat* control a region as a colony."""
    player = state.players[seat]
    player.regions |= 1 << region
    player.colonies |= 1 << region
    log.add(Annexed(seat, region))


def lose_control(state: Sands, seat: Seat, region: RegionId, log: Log) -> None:
    """Take the marker, or the capital, of *seat* off a region."""
    player = state.players[seat]
    player.regions &= ~(1 << region)
    player.colonies &= ~(1 << region)
    if player.capital == region:
        player.capital = NOWHERE
    log.add(ControlLost(seat, region))


# Structures and caravans


def build(state: Sands, seat: Seat, structure: StructureId, region: RegionId, log: Log) -> None:
    """Put a structure from the supply into a region."""
    state.supply[structure] -= 1
    state.sites[structure] |= 1 << region
    log.add(Built(seat, structure, region))


def lay_caravan(state: Sands, seat: Seat, border: BorderId, log: Log) -> None:
    """Lay a caravan of *seat* on a border."""
    parts = state.parts
    state.players[seat].caravans |= 1 << border
    log.add(CaravanLaid(seat, parts.borders[border].first, parts.borders[border].second))


# Advances


def reach(state: Sands, seat: Seat, row: RowId, log: Log) -> None:
    """Move the marker of *seat* in a row to the next advance, or put it on the first."""
    player = state.players[seat]
    advance = AdvanceId(state.deck.rows[row][player.reached[row]])
    player.reached[row] += 1
    player.advances |= 1 << advance
    log.add(AdvanceReached(seat, row, advance))


def draw_advance(state: Sands, seat: Seat, row: RowId, advance: AdvanceId, log: Log) -> None:
    """Let *seat* draw a card of the pile that continues a row."""
    pile = pile_of(ROW_CATEGORY[row], len(state.deck.rows[row]) + 1)
    if state.deck.tops[pile] == advance:
        state.deck.tops[pile] = NO_ADVANCE
    else:
        state.deck.piles[pile] &= ~(1 << advance)
    state.deck.drawn = (*state.deck.drawn, advance)
    log.add(AdvanceDrawn(seat, advance))


def lay_advance(state: Sands, row: RowId, advance: AdvanceId, log: Log) -> None:
    """Lay a card face up at the right end of a row; it may come from its pile."""
    pile = pile_of(ROW_CATEGORY[row], len(state.deck.rows[row]) + 1)
    state.deck.piles[pile] &= ~(1 << advance)
    if state.deck.tops[pile] == advance:
        state.deck.tops[pile] = NO_ADVANCE
        state.deck.known[pile] = 0
    state.deck.rows[row] = (*state.deck.rows[row], advance)
    log.add(AdvanceLaid(row, advance))


def return_advance(state: Sands, seat: Seat, row: RowId, advance: AdvanceId, log: Log) -> None:
    """5.7 Put the drawn card that was not laid back on its pile.

    It is known to *seat*, and, if it had lain there before, to those who knew it.
    """
    pile = pile_of(ROW_CATEGORY[row], len(state.deck.rows[row]))
    informed = state.deck.known[pile] if state.deck.drawn[0] == advance else 0
    state.deck.known[pile] = informed | 1 << seat
    state.deck.tops[pile] = advance
    state.deck.drawn = ()
    log.add(AdvanceReturned(seat, advance))


# Cards


def seal(state: Sands, seat: Seat, card: CardId, other_card: CardId, log: Log) -> None:
    """Lay two cards of *seat* face down."""
    state.players[seat].sealed = (card, other_card)
    log.add(CardSealed(seat, card))
    log.add(CardSealed(seat, other_card))


def reveal(state: Sands, seat: Seat, log: Log) -> tuple[int, ...]:
    """Turn the sealed cards of *seat* face up and return them."""
    cards = state.players[seat].sealed
    state.players[seat].sealed = ()
    for card in cards:
        log.add(CardRevealed(seat, CardId(card)))
    return cards


def use_card(state: Sands, seat: Seat, card: CardId, log: Log) -> None:
    """Count an action card of *seat* as played in this generation."""
    state.players[seat].used |= 1 << card
    log.add(CardUsed(seat, card))


def take_up_cards(state: Sands, seat: Seat) -> None:
    """4.6 Give *seat* its action and emphasis cards, and the markers on them, back to hand."""
    player = state.players[seat]
    player.used = 0
    player.emphasis = NO_CATEGORY
    player.markers = 0
    player.bonuses = 0


def play_emphasis(state: Sands, seat: Seat, category: Category, log: Log) -> None:
    """Put an emphasis card of *seat* into force."""
    state.players[seat].emphasis = category
    log.add(EmphasisPlayed(seat, category))


def mark_emphasis(state: Sands, seat: Seat, log: Log) -> None:
    """Lay a marker on the emphasis card of *seat*."""
    player = state.players[seat]
    player.markers += 1
    log.add(EmphasisMarked(seat, player.emphasis, player.markers))


def lay_chronicle(
    state: Sands, seat: Seat, chronicle: ChronicleId, space: SpaceId, log: Log
) -> None:
    """Lay a chronicle card of *seat* face down on a scoring space."""
    state.players[seat].chronicles[space] = chronicle
    log.add(ChronicleLaid(seat, space, chronicle))


def score_chronicle(state: Sands, seat: Seat, space: SpaceId, log: Log) -> None:
    """4.5 Give *seat* the points of its chronicle card on a space."""
    player = state.players[seat]
    chronicle = ChronicleId(player.chronicles[space])
    points = state.parts.chronicles[chronicle].points
    player.last += points
    log.add(ChronicleScored(seat, space, chronicle, points))
    score(state, seat, points, BY_CHRONICLE, log)


def take_up_chronicles(state: Sands, seat: Seat) -> None:
    """4.5 Give *seat* its chronicle cards back to hand."""
    state.players[seat].chronicles = [NO_CHRONICLE] * len(state.parts.spaces)
