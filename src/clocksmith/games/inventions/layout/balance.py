"""What must add up in every position of Inventions: each fault is a sentence."""

from collections.abc import Iterator

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    DEEDS,
    ECONOMY,
    MOST_SEATS,
    NONE,
    SOCIETIES,
    TECHNOLOGY,
    UNCLAIMED,
    WEALTH,
)
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules import dealing, eras, eureka, forums, layout, turn
from clocksmith.games.inventions.rules.forums import pillars


def imbalances(state: Inventions) -> list[str]:
    """Return what does not add up."""
    faults = [*_places(state), *_tiles(state), *_citizens(state), *_milestones(state)]
    for region in range(len(state.parts.regions)):
        faults += _region(state, region)
    for number, player in enumerate(state.players):
        faults += _player(state, Seat(number), player)
    faults = faults or [*_order(state)]
    return faults or [*_clock(state), *_turn(state), *_markers(state)]


def _doubled(things: list[int], names: list[str]) -> Iterator[str]:
    """Tell which things are in two places."""
    for thing in set(things):
        if thing != NONE and things.count(thing) > 1:
            yield f"{names[thing]} is in two places"


def _bits(*sets: int) -> list[int]:
    return [place for bits in sets for place in range(bits.bit_length()) if bits >> place & 1]


def _places(state: Inventions) -> Iterator[str]:
    """6.13 Every card, milestone and goal is in one place."""
    parts = state.parts
    cards = [*state.ideas, state.top, *[display.card for display in state.land.displays]]
    goals = _bits(state.goals)
    for player in state.players:
        cards += _bits(player.ideas, player.inventions)
        goals += _bits(player.goals, player.dropped)
    yield from _doubled([*cards, *_bits(state.deck)], parts.card_names)
    yield from _doubled(goals, parts.goal_names)
    shelves = state.shelves
    lying = [*shelves.common, *shelves.discarded, *shelves.eureka, *shelves.private]
    milestones = [*lying, *_bits(shelves.stacks)]
    yield from _doubled(milestones, parts.milestone_names)
    if len(set(milestones) - {NONE}) < len(parts.milestone_names) or len(goals) < len(
        parts.goal_names
    ):
        yield "every milestone and every goal is somewhere"
    if len(state.ideas) > parts.idea_spaces:
        yield f"the idea display holds {parts.idea_spaces} cards"


def _tiles(state: Inventions) -> Iterator[str]:
    """6.1, 6.9, 6.10 Every tile lies where it may, and as often as there are copies."""
    parts = state.parts
    seats = len(state.players)
    owned = [society.owned(parts, player) for player in state.players]
    for tile in parts.tile_ids:
        there = state.stock[tile] + sum([tiles >> tile & 1 for tiles in owned])
        lost = state.chronos is not None and state.chronos.taken >> tile & 1
        if state.stock[tile] < 0 or (there != parts.copies[seats] and not lost):
            yield f"there are not so many tiles {parts.tile_names[tile]}"
    layers = (
        (state.land.specialists, "specialist"),
        (state.land.knowledge, "knowledge"),
        (state.land.wealth, "wealth"),
    )
    for tiles, what in layers:
        laid = [tile for tile in tiles if tile != NONE]
        if len(set(laid)) < len(laid):
            yield f"every {what} tile lies in one region"
        if NONE in tiles[: len(laid)]:
            yield f"{what} tiles are laid region by region"
    if [1 for tile in state.land.wealth if tile != NONE and parts.tile_kind[tile] != WEALTH]:
        yield "a region has wealth tiles"
    influence = [(one.seat, one.tile) for region in state.land.laid for one in region]
    for one in set(influence):
        if influence.count(one) > 1:
            yield f"{parts.influence_names[one[1]]} is in two places"


def citizens_out(state: Inventions, seat: Seat) -> int:
    """6.13 Return how many citizens of a society are in play."""
    out = sum(state.land.people[seat::SOCIETIES])
    out += sum([posts[seat] for posts in state.shelves.posts])
    for display in state.land.displays:
        out += display.count if display.presenter == seat else 0
        out += (display.inventor == seat) + (display.innovator == seat)
    if seat != CHRONOS:
        player = state.players[seat]
        out += sum(player.available) + sum(player.exhausted) + player.academics
    return out


def _citizens(state: Inventions) -> Iterator[str]:
    """6.13 Every citizen of a society is in play or in its supply, every scholar somewhere."""
    parts = state.parts
    for seat in society.societies_of(state):
        supply = society.supply_of(state, seat)
        if supply < 0 or supply + citizens_out(state, seat) != parts.citizens:
            yield f"a society has only {parts.citizens} citizens"
    away = len(state.land.displays) - state.land.scholars.bit_count()
    if away != sum([player.scholars for player in state.players]):
        yield "every scholar is on the map or with a player"


def _milestones(state: Inventions) -> Iterator[str]:
    """6.4, 6.5 Milestones lie in order, diplomats stand on those that are out."""
    parts = state.parts
    shelves = state.shelves
    letters = [parts.milestone_letter[m] for m in shelves.common]
    if len(letters) > parts.common_spaces or letters != sorted(letters):
        yield f"common knowledge holds {parts.common_spaces}, ordered by letters, lowest first"
    shown = {parts.milestone_letter[m] for m in shelves.eureka if m != NONE}
    if len(shelves.eureka) > parts.eureka_spaces or len(shown) > 1:
        yield f"the Eureka display holds {parts.eureka_spaces} of one letter"
    full = len(society.societies_of(state)) == MOST_SEATS
    if full and shelves.private[UNCLAIMED] != NONE:
        yield "every private display is somebody's"
    out = society.milestones_out(state)
    for milestone, posts in enumerate(shelves.posts):
        if any(posts) and milestone not in out:
            yield "diplomats stand on milestones that are out"
        if sum(posts) > parts.milestones[milestone].spaces:
            yield f"a milestone has {parts.milestones[milestone].spaces} spaces"
        if any(posts[len(state.players) :]):
            yield "only seats have diplomats"
    taken = [space for space in shelves.eras if space != NONE]
    if len(set(taken)) < len(taken):
        yield "a space of the era track takes one marker"


def _region(state: Inventions, region: int) -> Iterator[str]:
    parts = state.parts
    display = state.land.displays[region]
    tile = state.land.specialists[region]
    if display.card != NONE:
        if tile == NONE:
            yield "a region has its tiles before it has an idea"
        elif display.count > parts.specialists[tile].citizens:
            yield "too many citizens at an idea"
        if display.flipped and display.inventor == NOBODY:
            yield "an invention has an inventor"
        other = display.flipped and display.innovator != display.inventor
        if display.innovator != NOBODY and not other:
            yield "an innovator stands at an invention of somebody else"
    laid = state.land.laid[region]
    if len(laid) > parts.regions[region].spaces:
        yield "a region has not so many influence spaces"
    if len({one.seat for one in laid}) < len(laid):
        yield "one influence tile each in a region"
    if state.land.spent_knowledge >> region & 1 and state.land.knowledge[region] == NONE:
        yield "there is no knowledge tile"


def _player(state: Inventions, seat: Seat, player: Player) -> Iterator[str]:
    parts = state.parts
    row = [piece for piece in player.row if piece < parts.aspiration]
    if len(player.row) - len(row) > parts.aspirations:
        yield f"a player has {parts.aspirations} aspiration tiles"
    if parts.start_tile in row:
        yield "the start tile is never in a row"
    if len({*row, *_bits(player.placed)}) < len(row) + player.placed.bit_count():
        yield "nobody owns a tile twice"
    if player.placed != sum([1 << tile for tile in player.spaces if tile != NONE]):
        yield "placed tiles are those on the map"
    if player.flipped & ~(player.placed & parts.kind_mask[TECHNOLOGY]):
        yield "only technology tiles are flipped"
    if player.marked & ~(player.placed & parts.kind_mask[ECONOMY] | 1 << parts.start_tile):
        yield "tokens lie on placed economy tiles"
    if player.marked.bit_count() > parts.economy_tokens:
        yield f"a player has {parts.economy_tokens} economy tokens"
    standing = [parts.forum_of[deed] for deed in pillars(player)]
    if len(set(standing)) < len(standing):
        yield "a player has one pillar in a forum"
    if player.goals.bit_count() + player.dropped.bit_count() > parts.goals_dealt:
        yield f"a player is dealt {parts.goals_dealt} goals"
    if player.academics > (society.era_of(state, seat) or parts.start_academics):
        yield "the academy has no room for so many academics"


# The clock


def _order(state: Inventions) -> Iterator[str]:
    """6.14 After the setup everything is laid out; before, the order is drawn place by place."""
    if len(set(state.order)) < len(state.order):
        yield "everybody has one place in the turn order"
    opening = [1 for step in state.stack if isinstance(step, turn.BeginRound)]
    if bool(opening) != (state.round == 0):
        yield "round 0 is the setup, and nothing else is"
    if opening:
        yield from _opening(state)
        return
    everybody = society.societies_of(state)
    if NONE in [*state.land.specialists, *state.land.knowledge, *state.land.wealth]:
        yield "after the setup every region has its three tiles"
    if len(state.order) != len(everybody):
        yield "after the setup everybody has a place in order"
    if NONE in [state.shelves.private[seat] for seat in everybody]:
        yield "after the setup everybody has a private milestone"
    if not state.stack and state.round != state.parts.rounds:
        yield "the game ends after its last round"


def _opening(state: Inventions) -> Iterator[str]:
    """6.14 The setup has come as far as its pending steps say."""
    pending = {type(step) for step in state.stack}
    tiles = [*state.land.specialists, *state.land.knowledge, *state.land.wealth]
    if (dealing.LayTiles in pending) != (NONE in tiles):
        yield "the tiles of the regions are laid before anything else"
    everybody = society.societies_of(state)
    private = [state.shelves.private[seat] for seat in everybody]
    if layout.LayOut not in pending and NONE in private:
        yield "milestones are laid before the turn order is drawn"
    if (dealing.SetOrder in pending) == (len(state.order) == len(everybody)):
        yield "the order is drawn before the deal"
    if dealing.SetOrder in pending and dealing.DealIdeas not in pending:
        yield "ideas are dealt once the order is drawn"
    letters = [step.letter for step in reversed(state.stack) if isinstance(step, layout.LayOut)]
    if letters != list(range(3))[3 - len(letters) :]:
        yield "letters are laid out in order"
    for letter in letters[1:]:
        if ~state.shelves.stacks & state.parts.letter_mask[letter]:
            yield "a later letter lies face down still"


def _clock(state: Inventions) -> Iterator[str]:
    """1.1, 4.2.2 An era changes after its last round; pillars fit the rounds."""
    parts = state.parts
    if not state.round:
        return
    changing = [1 for step in state.stack if isinstance(step, turn.NextRound)]
    if changing and not parts.is_last[state.round]:
        yield "an era ends after its last round"
    nexts = [step.place for step in state.stack if isinstance(step, turn.NextTurn)]
    if [place for place in nexts if not 0 < place <= len(state.order)] or len(nexts) > 1:
        yield "a place in the turn order"
        return
    era = parts.era_of_round[state.round]
    refreshed = not [1 for step in state.stack if isinstance(step, eras.RefreshBoards)]
    cleared = era > 1 and (not state.stack or (bool(changing) and refreshed))
    for seat in society.seats_of(state):
        done = _has_placed(state, seat, nexts)
        seasons = (
            state.round
            - 1
            - sum(parts.era_rounds[: era - 1])
            + (done and not parts.is_last[state.round])
        )
        seasons = 0 if cleared else seasons
        if len(state.players[seat].seasons) != seasons:
            yield f"seat {seat} has placed {seasons} season pillars"
        if (state.players[seat].epoch != NONE) != (state.round > 1 or done):
            yield "the epoch pillar stands from round 1 on"


def _has_placed(state: Inventions, seat: Seat, nexts: list[int]) -> bool:
    """4.2.2 Return whether a seat has placed the pillar of this round."""
    if not nexts:
        return True
    before = state.order.index(seat)
    asked = [1 for step in state.stack if isinstance(step, forums.PlacePillar)]
    return before < nexts[0] - 1 or (before == nexts[0] - 1 and not asked)


def _turn(state: Inventions) -> Iterator[str]:
    """4.2 The turn and its steps are those of one seat."""
    seat = state.turn.seat
    ends = [step for step in state.stack if isinstance(step, turn.EndTurn)]
    if len(ends) != (seat != NOBODY):
        yield "a turn is somebody's, and it has one end: EndTurn"
    if state.turn.tokens + state.turn.spent > state.parts.chain_tokens:
        yield "too many chain tokens"
    for step in state.stack:
        if isinstance(step, turn.NextTurn):
            if state.order[step.place - 1] != (CHRONOS if seat == NOBODY else seat):
                yield "the turn order says who plays"
        elif seat != NOBODY and "seat" in step.__match_args__ and step.fields()[0] != seat:
            yield f"{type(step).__name__} is a step of the seat whose turn it is"
        if isinstance(step, forums.PlacePillar) and seat != NOBODY:
            free = [
                1 << d for d in DEEDS if forums.is_available(state.parts, state.players[seat], d)
            ]
            if step.possible & ~sum(free):
                yield "no pillar stands in the forum yet"


def _markers(state: Inventions) -> Iterator[str]:
    """6.4 Era markers stand in the eras of the milestones."""
    moving = [step.seat for step in state.stack if isinstance(step, eureka.ChooseSpace)]
    for seat in society.societies_of(state):
        space, era = state.shelves.eras[seat], society.era_of(state, seat)
        stands = 0 if space == NONE else state.parts.era_spaces[space].era
        if seat in moving and stands >= era:
            yield "an era marker moves on"
        elif seat not in moving and stands != era and (stands or era > 2):
            yield "an era marker stands in the era of the milestone"
