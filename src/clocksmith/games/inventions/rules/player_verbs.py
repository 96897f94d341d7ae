"""The only functions that change what is owned, drawn or placed. Each tells the log."""

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.content import (
    ACADEMIC,
    CHRONOS,
    FIELDS,
    SOCIETIES,
)
from clocksmith.games.inventions.model.events import (
    AcademicExhausted,
    AcademicGained,
    AllReadied,
    AspirationGained,
    AspirationReturned,
    CalledHome,
    ChainLaid,
    EconomyTokensReturned,
    EconomyUsed,
    Exhausted,
    InfluenceGained,
    InfluencePaid,
    IpGained,
    Moved,
    PillarPlaced,
    PillarsReturned,
    PointsChained,
    Readied,
    Settled,
    SpecialistGained,
    TechnologyFlipped,
    TileDiscarded,
    TilePlaced,
    TileRemoved,
    TileTaken,
    TokenPrepared,
    WealthTaken,
    Why,
)
from clocksmith.games.inventions.model.state import (
    Chronos,
    Inventions,
    Turn,
)

# Points and influence; Chronos has neither


def gain_ip(state: Inventions, seat: Seat, ip: int, why: Why, log: Log) -> None:
    """Give *seat* invention points."""
    if ip and seat != CHRONOS:
        state.players[seat].ip += ip
        log.add(IpGained(seat, ip, why))


def gain_influence(state: Inventions, seat: Seat, amount: int, why: Why, log: Log) -> None:
    """6.15 Give *seat* influence, up to the end of the track."""
    if seat != CHRONOS:
        player = state.players[seat]
        gained = min(amount, state.parts.most_influence - player.influence)
        if gained:
            player.influence += gained
            log.add(InfluenceGained(seat, gained, why))


def lose_influence(state: Inventions, seat: Seat, amount: int, why: Why, log: Log) -> None:
    """Take influence from *seat*, which has it."""
    if amount:
        state.players[seat].influence -= amount
        log.add(InfluencePaid(seat, amount, why))


# Citizens


def leave_supply(state: Inventions, seat: Seat, count: int) -> None:
    """Take citizens from the supply of a society; the caller puts them somewhere and says so."""
    if seat == CHRONOS:
        old = state.chronos
        assert old is not None, "Chronos plays with two players"
        state.chronos = Chronos(old.supply - count, old.region, old.taken)
    else:
        state.players[seat].supply -= count


def leave_home(state: Inventions, seat: Seat, citizen: int) -> None:
    """Take an available citizen of *seat* from its board; the caller puts it somewhere."""
    if seat == CHRONOS:
        leave_supply(state, seat, 1)
    elif citizen == ACADEMIC:
        state.players[seat].academics -= 1
    else:
        state.players[seat].available[citizen] -= 1


def exhaust(state: Inventions, seat: Seat, field: int, log: Log) -> None:
    """Exhaust a specialist of *field*."""
    player = state.players[seat]
    player.available[field] -= 1
    player.exhausted[field] += 1
    log.add(Exhausted(seat, field))


def exhaust_academic(state: Inventions, seat: Seat, field: int, log: Log) -> None:
    """4.1 Exhaust an academic, who belongs to *field* from now on."""
    player = state.players[seat]
    player.academics -= 1
    player.exhausted[field] += 1
    log.add(AcademicExhausted(seat, field))


def ready(state: Inventions, seat: Seat, field: int, log: Log) -> None:
    """Make an exhausted citizen of *field* available."""
    player = state.players[seat]
    player.exhausted[field] -= 1
    player.available[field] += 1
    log.add(Readied(seat, field))


def ready_all(state: Inventions, seat: Seat, log: Log) -> None:
    """Make all exhausted citizens of *seat* available."""
    player = state.players[seat]
    count = sum(player.exhausted)
    if count:
        for field in FIELDS:
            player.available[field] += player.exhausted[field]
            player.exhausted[field] = 0
        log.add(AllReadied(seat, count))


def gain_specialist(state: Inventions, seat: Seat, field: int, log: Log) -> None:
    """Give *seat* an available specialist from its supply."""
    player = state.players[seat]
    player.supply -= 1
    player.available[field] += 1
    log.add(SpecialistGained(seat, field))


def gain_academic(state: Inventions, seat: Seat, log: Log) -> None:
    """Give *seat* an academic from its supply."""
    player = state.players[seat]
    player.supply -= 1
    player.academics += 1
    log.add(AcademicGained(seat))


def settle(state: Inventions, seat: Seat, region: int, log: Log) -> None:
    """Put a citizen from the supply of *seat* on the map."""
    leave_supply(state, seat, 1)
    state.land.people[region * SOCIETIES + seat] += 1
    log.add(Settled(seat, region))


def move(state: Inventions, seat: Seat, old_region: int, region: int, log: Log) -> None:
    """Let a map citizen of *seat* go to another region."""
    state.land.people[old_region * SOCIETIES + seat] -= 1
    state.land.people[region * SOCIETIES + seat] += 1
    log.add(Moved(seat, old_region, region))


def call_home(state: Inventions, seat: Seat, region: int, field: int, count: int, log: Log) -> None:
    """Take map citizens of *seat* home into *field*, available."""
    state.land.people[region * SOCIETIES + seat] -= count
    state.players[seat].available[field] += count
    log.add(CalledHome(seat, region, field, count))


# Tile row and progress map


def aspire(state: Inventions, seat: Seat, aspiration: int, log: Log) -> None:
    """4.2 Put an aspiration tile at the end of the row of *seat*, if it has one left."""
    if society.aspirations_left(state, seat):
        state.players[seat].row.append(state.parts.aspiration + aspiration)
        log.add(AspirationGained(seat, aspiration))


def return_aspiration(state: Inventions, seat: Seat, place: int, log: Log) -> None:
    """R5 Take an aspiration tile back; the row closes."""
    piece = state.players[seat].row.pop(place)
    log.add(AspirationReturned(seat, piece - state.parts.aspiration))


def take_tile(state: Inventions, seat: Seat, place: int, tile: int, log: Log) -> None:
    """Swap an aspiration tile of the row for a progress tile."""
    row = state.players[seat].row
    aspiration = row[place] - state.parts.aspiration
    row[place] = tile
    state.stock[tile] -= 1
    log.add(TileTaken(seat, aspiration, tile))


def take_wealth(state: Inventions, seat: Seat, region: int, log: Log) -> None:
    """Put a wealth tile of a region at the end of the row of *seat*."""
    tile = state.land.wealth[region]
    state.stock[tile] -= 1
    state.players[seat].row.append(tile)
    log.add(WealthTaken(seat, tile))


def discard_tile(state: Inventions, seat: Seat, tile: int, log: Log) -> None:
    """Give a tile of the row back to the supply or to its stack."""
    state.players[seat].row.remove(tile)
    state.stock[tile] += 1
    log.add(TileDiscarded(seat, tile))


def place_tile(state: Inventions, seat: Seat, tile: int, cell: int, log: Log) -> None:
    """Put a tile of the row on the progress map; the row closes."""
    player = state.players[seat]
    player.row.remove(tile)
    player.spaces[cell] = tile
    player.placed |= 1 << tile
    log.add(TilePlaced(seat, tile, cell))


def remove_tile(state: Inventions, tile: int, log: Log) -> None:
    """4.6 Let Chronos take a tile out of the game."""
    old = state.chronos
    assert old is not None, "Chronos plays with two players"
    state.stock[tile] -= 1
    state.chronos = Chronos(old.supply, old.region, old.taken | 1 << tile)
    log.add(TileRemoved(tile))


# Tokens, pillars, technology


def change_turn(
    state: Inventions, tokens: int, spent: int, cards: int, regions: int, technology: bool
) -> None:
    """Write down what has changed in this turn."""
    turn = state.turn
    state.turn = Turn(turn.seat, tokens, spent, turn.presented, cards, regions, technology)


def _spend_token(state: Inventions) -> None:
    turn = state.turn
    change_turn(state, turn.tokens - 1, turn.spent + 1, turn.cards, turn.regions, turn.technology)


def chain(state: Inventions, deed: int, log: Log) -> None:
    """Lay a chain token for another action."""
    _spend_token(state)
    log.add(ChainLaid(state.turn.seat, deed))


def chain_points(state: Inventions, region: int, log: Log) -> None:
    """Lay a chain token for the points of knowledge tiles."""
    _spend_token(state)
    log.add(PointsChained(state.turn.seat, state.land.knowledge[region], region))


def use_card(state: Inventions, card: int) -> None:
    """4.3.V Remember that an invention was chained in this turn."""
    turn = state.turn
    cards = turn.cards | 1 << card
    change_turn(state, turn.tokens, turn.spent, cards, turn.regions, turn.technology)


def use_knowledge(state: Inventions, region: int) -> None:
    """4.3.C Remember that the knowledge tile of a region was chained in this turn."""
    turn = state.turn
    regions = turn.regions | 1 << region
    change_turn(state, turn.tokens, turn.spent, turn.cards, regions, turn.technology)


def prepare_token(state: Inventions, log: Log) -> None:
    """Make one more chain token ready."""
    turn = state.turn
    change_turn(state, turn.tokens + 1, turn.spent, turn.cards, turn.regions, turn.technology)
    log.add(TokenPrepared(turn.seat))


def flip_technology(state: Inventions, seat: Seat, tile: int, log: Log) -> None:
    """Flip a technology tile, for good."""
    turn = state.turn
    state.players[seat].flipped |= 1 << tile
    change_turn(state, turn.tokens, turn.spent, turn.cards, turn.regions, True)
    log.add(TechnologyFlipped(seat, tile))


def use_economy(state: Inventions, seat: Seat, tile: int, log: Log) -> None:
    """Lay an economy token on a tile."""
    state.players[seat].marked |= 1 << tile
    log.add(EconomyUsed(seat, tile))


def return_tokens(state: Inventions, seat: Seat, log: Log) -> None:
    """Take all economy tokens of *seat* back."""
    count = state.players[seat].marked.bit_count()
    if count:
        state.players[seat].marked = 0
        log.add(EconomyTokensReturned(seat, count))


def place_pillar(state: Inventions, seat: Seat, deed: int, epoch: bool, log: Log) -> None:
    """Put a season pillar on a space, or move the epoch pillar there."""
    if epoch:
        state.players[seat].epoch = deed
    else:
        state.players[seat].seasons.append(deed)
    log.add(PillarPlaced(seat, deed, epoch))


def return_pillars(state: Inventions, seat: Seat, log: Log) -> None:
    """Take the season pillars of *seat* back."""
    count = len(state.players[seat].seasons)
    if count:
        state.players[seat].seasons = []
        log.add(PillarsReturned(seat, count))
